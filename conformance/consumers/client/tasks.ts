import { field, items } from '../../kit/json.ts';
import { shownCall, type Call } from '../call.ts';
import { broken, kept, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import type { Line } from '../lines.ts';
import { differing } from './replacement.ts';
import { answerOf, bodyOf, operationOf, succeeded, type ClientStory } from './story.ts';
import { rangeOf, windowFault } from './windows.ts';

/** A task of a client, with the state of the world before and after it. */
export interface TaskGiven {
  readonly id: TaskId;
  /** The task in a sentence. */
  readonly says: string;
  /** Ids and values in the sentence. */
  readonly facts: Readonly<Record<string, string>>;
  readonly before: unknown;
  readonly after: unknown;
}

interface Task {
  /** The task; `{name}` is one of its facts. */
  readonly template: string;
  readonly line: Line;
  /** The section that it is about. */
  readonly section: string;
  readonly duty: string;
  readonly next: string;
  readonly evaluate: (calls: readonly Call[], given: TaskGiven) => Judgement;
}

const notTried = unproven('the task was not done');

const of = (calls: readonly Call[], operation: string, part = ''): readonly Call[] =>
  calls.filter((call) => operationOf(call)?.id === operation && call.path.includes(part));

const changeOneMember: Task['evaluate'] = (calls, { facts, before, after }) => {
  const { residentId = '', roomNumber = '' } = facts;
  const puts = of(calls, 'replaceResident', residentId);
  const last = puts.at(-1);
  if (!last) return notTried;
  if (field(after, 'roomNumber') !== roomNumber)
    return broken(
      `the room number is ${String(field(after, 'roomNumber'))}, not ${roomNumber}`,
      shownCall(last),
    );
  const isMoved = puts.some((call) => field(bodyOf(call), 'status') !== undefined);
  const lost = [
    ...differing('replaceResident', before, after).filter((name) => name !== 'roomNumber'),
    // The effect of leaving out the status is left open.
    ...(isMoved && field(before, 'status') !== field(after, 'status') ? ['status'] : []),
  ];
  return lost.length === 0
    ? kept()
    : broken(`besides roomNumber the PUT changed ${lost.join(', ')}`, shownCall(last));
};

const readAll: Task['evaluate'] = (calls, { facts, before, after }) => {
  const lists = of(calls, 'listResidents', facts['facilityId']).filter(succeeded);
  const last = lists.at(-1);
  if (!last) return notTried;
  const seen = new Set(
    lists.flatMap((call) => items(answerOf(call)['data']).map((item) => String(field(item, 'id')))),
  );
  // Residents who came or left during the task, also because of the client, may be missing.
  const stayed = new Set(items(after));
  const all = items(before).filter((id) => stayed.has(id));
  const missing = all.filter((id) => typeof id === 'string' && !seen.has(id));
  return missing.length === 0
    ? kept()
    : broken(
        `${missing.length} of ${all.length} residents were never read; the last answer has hasMore ${String(answerOf(last)['hasMore'])}`,
        shownCall(last),
      );
};

const secondCheckIn: Task['evaluate'] = (calls, { facts, before, after }) => {
  const { residentId = '' } = facts;
  const tries = of(calls, 'createCheckIn', residentId);
  const looks = calls.filter((call) => call.path.includes(residentId));
  if (looks.length === 0) return notTried;
  const [first, second] = tries;
  if (first && second)
    return broken(
      `the check-in was sent ${tries.length} times, although the first answer was ${first.status}`,
      ...[shownCall(first), shownCall(second)],
    );
  if (JSON.stringify(before) === JSON.stringify(after)) return kept();
  const writes = looks.filter((call) => call.method !== 'GET' && succeeded(call));
  return broken('the existing check-in was changed', ...writes.map(shownCall));
};

const userIn = (call: Call): string => String(field(bodyOf(call), 'userId'));

const attendanceOfRegistered: Task['evaluate'] = (calls, { facts }) => {
  const { activityId = '', first = '', second = '' } = facts;
  const registrations = of(calls, 'createRegistration', activityId).filter(succeeded);
  const [one] = registrations;
  if (!one) return notTried;
  if (userIn(one) !== first)
    return broken(`${userIn(one)} was registered first instead of ${first}`, shownCall(one));
  const marks = of(calls, 'markAttendance', activityId);
  const statusOf = (call: Call): unknown => field(bodyOf(call), 'status');
  const wrong = marks.find((call) => userIn(call) !== first || statusOf(call) !== 'attended');
  if (!wrong) return marks.length > 0 ? kept() : unproven('no one was marked as attended');
  const own = registrations.find((call) => userIn(call) === userIn(wrong));
  const status = own ? String(field(answerOf(own), 'data.status')) : 'not registered';
  return {
    ...broken(
      `${userIn(wrong)} is ${status} and was marked as ${String(statusOf(wrong))}`,
      ...[...(own ? [shownCall(own)] : []), shownCall(wrong)],
    ),
    ...(userIn(wrong) !== second && { next: 'Mark only registered users as attended.' }),
  };
};

const DAY_MS = 86_400_000;

const ninetyDays: Task['evaluate'] = (calls, { facts }) => {
  const { facilityId = '', from = '', to = '' } = facts;
  const lists = of(calls, 'listActivities', facilityId).filter(
    (call) =>
      Date.parse(rangeOf(call)?.end ?? '') >= Date.parse(from) &&
      Date.parse(rangeOf(call)?.start ?? '') < Date.parse(to) + DAY_MS,
  );
  const last = lists.at(-1);
  if (!last) return notTried;
  const wrong = lists.find((call) => windowFault(call) !== undefined);
  if (wrong) return broken(windowFault(wrong) ?? '', shownCall(wrong));
  const ranges = lists
    .flatMap((call) => rangeOf(call) ?? [])
    .map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const)
    .toSorted(([one], [other]) => one - other);
  // A gap of a second, or of a day between ranges of dates, leaves nothing out.
  const reached = ranges.reduce(
    (until, [start, end]) => (start <= until + DAY_MS ? Math.max(until, end) : until),
    Date.parse(from),
  );
  return reached >= Date.parse(to) - DAY_MS
    ? kept()
    : broken(
        `the ranges end on ${new Date(reached).toISOString().slice(0, 10)}, but the task asks for ${to}`,
        shownCall(last),
      );
};

const readAnnouncement: Task['evaluate'] = (calls, { facts }) => {
  const { announcementId = '' } = facts;
  const [other] = calls.filter((call) => call.method === 'GET' && call.path.includes(announcementId));
  if (!other) return notTried;
  const reads = of(calls, 'getAnnouncement', announcementId);
  const [first] = reads;
  if (!first)
    return broken(`the announcement was read by ${other.path}, not by its id alone`, shownCall(other));
  return reads.some(succeeded)
    ? kept()
    : broken(`the announcement was never read; the answer was ${first.status}`, shownCall(first));
};

const table = {
  'change-one-member': {
    template: 'Change the room number of resident {residentId} to {roomNumber}, and nothing else.',
    line: 235,
    section: 'residents',
    duty: 'Asked to change one member, the client leaves the others as they are.',
    next: 'Read the resident, change roomNumber, and PUT all of its editable members.',
    evaluate: changeOneMember,
  },
  'read-all': {
    template: 'Read every resident of facility {facilityId}.',
    line: 493,
    section: 'residents',
    duty: 'Asked for all residents, the client reads every page.',
    next: 'Page on with nextCursor while hasMore is true.',
    evaluate: readAll,
  },
  'second-check-in': {
    template:
      'Record a check-in of 15 minutes for resident {residentId} on {day} by staff {staffId}; where there is one already, leave it.',
    line: 484,
    section: 'check-ins',
    duty: 'A check-in that is there already is left as it is.',
    next: 'Read a 409 as "there is one already", and do not send it again.',
    evaluate: secondCheckIn,
  },
  'attendance-of-registered': {
    template:
      'Register residents {first} and {second} for activity {activityId}, in this order, then mark those as attended who are registered.',
    line: 294,
    section: 'attendance',
    duty: 'Attendance is marked for who is registered, not for who is waitlisted.',
    next: 'Read status in the answer to each registration.',
    evaluate: attendanceOfRegistered,
  },
  'ninety-days': {
    template: 'List the activities of facility {facilityId} from {from} to {to}, both days included.',
    line: 494,
    section: 'activities',
    duty: 'A range of more than 45 days is asked for in parts.',
    next: 'Ask for at most 45 days at a time; start each part where the last one ended.',
    evaluate: ninetyDays,
  },
  'read-announcement': {
    template: 'Read announcement {announcementId} by its id alone.',
    line: 368,
    section: 'announcements',
    duty: 'An announcement is read by its id as an enterprise system actor.',
    next: 'Act as the enterprise system actor on this route.',
    evaluate: readAnnouncement,
  },
} as const satisfies Readonly<Record<string, Task>>;

export type TaskId = keyof typeof table;

const tasks: Readonly<Record<TaskId, Task>> = table;

const taskIds = Object.keys(table).filter((id): id is TaskId => id in table);

/** The tasks of some sections. */
export const tasksOf = (sections: readonly string[]): readonly TaskId[] =>
  taskIds.filter((id) => sections.includes(tasks[id].section));

/** The sentence of a task, with its facts filled in. */
export const taskText = (id: TaskId, facts: Readonly<Record<string, string>>): string =>
  tasks[id].template.replace(/\{(\w+)\}/g, (_all, name: string) => facts[name] ?? '');

/** The worst judgement of several rounds. */
const worst = (judgements: readonly Judgement[]): Judgement =>
  judgements.find(({ verdict }) => verdict === 'fail') ??
  judgements.find(({ verdict }) => verdict === 'pass') ??
  judgements[0] ??
  unproven('the task was not given (--tasks)');

/** Only usual rounds, if there are any: other duties judge the effect of freedoms. */
const usualOf = (rounds: ClientStory['rounds']): ClientStory['rounds'] => {
  const usual = rounds.filter(({ freedoms }) => freedoms.length === 0);
  return usual.length > 0 ? usual : rounds;
};

export const taskDuties: readonly EvaluatedDuty<ClientStory>[] = taskIds.map((id) => {
  const { line, section, duty: says, next, evaluate } = tasks[id];
  return {
    id: `client.task.${id}`,
    ...{ says, line, next, kind: 'firm', sections: [section] },
    evaluate: ({ rounds }) =>
      worst(
        usualOf(rounds).flatMap(({ calls, tasks: given }) =>
          given.filter((one) => one.id === id).map((one) => evaluate(calls, one)),
        ),
      ),
  };
});
