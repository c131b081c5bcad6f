import type { ChoiceId } from '../../../openapi/generated/choices.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  fileRequest,
  givenTenants,
  givenWork,
  move,
  ownWorkCommunity,
  tenantsWithTypes,
  workBody,
  type GivenWork,
  type Tenants,
} from '../../factories/work-requests.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { readDateTime } from '../../kit/date-time.ts';
import { field, show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { reading, type Outcomes } from '../../kit/reading.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  cancelled,
  historyOf,
  listWork,
  moved,
  mustContainWork,
  readWork,
  type SeenWork,
} from '../../assertions/work-requests.ts';
import { otherCase, workCheck } from './family-requests.ts';
import { foundWork } from './found-work.ts';

/** The open questions about work requests. */

/** What an answer shows: the answer itself, the readings that it may be of, and what was seen. */
type Shown<C extends ChoiceId> = readonly [answer: SeenWork['answer'], outcomes: Outcomes<C>, seen?: string];

interface WorkReading<C extends ChoiceId> extends CheckSpec {
  readonly choice: C;
  readonly ask: (t: Tools, home: Tenants) => Promise<Shown<C>>;
}

const reads = <C extends ChoiceId>({ choice, ask, ...spec }: WorkReading<C>): void =>
  workCheck({
    ...spec,
    async run(t, home) {
      const [answer, outcomes, seen] = await ask(t, home);
      reading(t, choice, answer, outcomes, seen);
    },
  });

/** A request of a resident that was just cancelled. */
async function cancelledOne(t: Tools, home: Tenants): Promise<GivenWork> {
  const one = await givenWork(t, home);
  await precondition('a cancelled request', () => cancelled(t, one));
  return one;
}

/** The form that all dates share, as outcomes of the choice. */
const formsOf = (dates: readonly unknown[]): Outcomes<'work-request-date-form'> => {
  const all = (test: (date: string) => boolean) =>
    dates.length > 0 && dates.every((date) => typeof date === 'string' && test(date));
  const isMoment = (date: string): boolean => readDateTime(date) !== undefined;
  return { 'date-times': all(isMoment), 'plain-dates': all((date) => !isMoment(date)) };
};

reads({
  id: 'work-requests.form-of-dates',
  says: 'Records whether the date of an entry and the scheduledDate are plain dates or date-times.',
  clauses: ['WRQ-15'],
  choice: 'work-request-date-form',
  async ask(t, home) {
    const { path, by } = await cancelledOne(t, home);
    const seen = await readWork(t, path, by);
    const dates = historyOf(seen).map(({ date }) => date);
    return [seen.answer, formsOf(dates), show(dates)];
  },
});

reads({
  id: 'work-requests.form-of-scheduled-date',
  says: 'Records whether the scheduledDate is a plain date or a date-time.',
  clauses: ['WRQ-15'],
  choice: 'work-request-date-form',
  async ask(t, home) {
    if (!hasLever(t.run, 'schedule-work-request')) {
      const { answer, request } = await foundWork(
        t,
        'a scheduledDate',
        ({ request: one }) => !isBlank(one['scheduledDate']),
      );
      return [answer, formsOf([request['scheduledDate']]), show(request['scheduledDate'])];
    }
    const { path, by } = await givenWork(t, home);
    const scheduledDate = await t.day(4);
    await t.lever('schedule-work-request', { workRequestId: path.workRequestId, scheduledDate });
    const { answer, request } = await readWork(t, path, by);
    return [answer, formsOf([request['scheduledDate']]), show(request['scheduledDate'])];
  },
});

reads({
  id: 'work-requests.can-cancel',
  says: 'Records when canCancel is true for the creator of an open request and for others.',
  clauses: ['WRQ-16'],
  choice: 'work-request-can-cancel',
  async ask(t, home) {
    const { path, by } = await givenWork(t, home, { by: home.relative });
    const shownTo = async (as: Identity) => (await readWork(t, path, as)).request['canCancel'];
    const own = await shownTo(by);
    const { answer, request } = await readWork(t, path, home.resident);
    const foreign = request['canCancel'];
    const outcomes = {
      'would-succeed': own === true && foreign === false,
      'by-state': own === true && foreign === true,
    };
    return [answer, outcomes, `${show(own)} for the creator, ${show(foreign)} for the resident`];
  },
});

reads({
  id: 'work-requests.maintenance-by-its-id',
  says: 'Records what the read of a recurring maintenance schedule by its id answers.',
  clauses: ['WRQ-25'],
  needs: ['lever:create-maintenance-schedule'],
  choice: 'maintenance-schedule-read',
  async ask(t, { residentId, resident: as }) {
    const title = t.fresh.text('Filter');
    const { workRequestId } = await t.lever('create-maintenance-schedule', { residentId, title });
    const answer = await t.call('getWorkRequest', { path: { residentId, workRequestId }, as });
    return [answer, { served: isSuccess, 'not-found': isRefused }];
  },
});

/** Records whether the answer shows the history, for a request that has one. */
function tellDetails(t: Tools, { answer, request }: SeenWork): void {
  const { statusHistory: history, crew } = request;
  const outcomes = { full: !isBlank(history), 'read-alone': (history ?? crew ?? undefined) === undefined };
  reading(t, 'work-request-details', answer, outcomes, `statusHistory ${show(history)}`);
}

workCheck({
  id: 'work-requests.details-elsewhere',
  says: 'Records whether the list, the create and the cancel show the history of a request.',
  clauses: ['WRQ-26'],
  async run(t, home) {
    const fresh = await givenWork(t, home);
    const { path, by } = fresh;
    if (historyOf(await readWork(t, path, by)).length > 0) tellDetails(t, fresh);
    else t.note('a new request has no entry, so its create has none to show');
    tellDetails(t, await precondition('a cancelled request', () => cancelled(t, fresh)));
    tellDetails(t, mustContainWork(await listWork(t, home.residentId, by), path, 'the request'));
  },
});

reads({
  id: 'work-requests.location-of-no-settings',
  says: 'Records whether a location is accepted that is not in the settings.',
  clauses: ['WRQ-36'],
  choice: 'location-outside-settings',
  async ask(t, home) {
    const { residentId, resident: as } = home;
    const location = t.fresh.text('Behind the shed');
    const answer = await fileRequest(t, { residentId, as, body: workBody(t, home, { location }) });
    const isKept = field(answer.json, 'data.location') === location;
    return [answer, { accepted: isSuccess(answer) && isKept, refused: isRefused }];
  },
});

reads({
  id: 'work-requests.history-of-a-new-request',
  says: 'Records whether the statusHistory of a new request has a first entry with status open.',
  clauses: ['WRQ-46'],
  choice: 'work-request-first-entry',
  async ask(t, home) {
    const { path, by } = await givenWork(t, home);
    const seen = await readWork(t, path, by);
    const entries = historyOf(seen);
    const isOpened = entries.length === 1 && entries[0]?.['status'] === 'open';
    return [seen.answer, { empty: entries.length === 0, 'open-entry': isOpened }, show(entries)];
  },
});

reads({
  id: 'work-requests.completed-date-of-a-cancelled-request',
  says: 'Records whether a cancelled request has a completedDate.',
  clauses: ['WRQ-55'],
  choice: 'work-request-completed-date',
  async ask(t, home) {
    const { path, by } = await cancelledOne(t, home);
    const { answer, request } = await readWork(t, path, by);
    return [answer, { 'completed-only': isBlank(request['completedDate']), 'any-end': true }];
  },
});

reads({
  id: 'work-requests.history-of-what-staff-did',
  says: 'Records whether a change of status by staff adds an entry to statusHistory.',
  clauses: ['WRQ-56'],
  choice: 'work-request-staff-entries',
  async ask(t, home) {
    if (!hasLever(t.run, 'start-work-request')) {
      const seen = await foundWork(
        t,
        'the status in_progress',
        ({ request: one }) => one['status'] === 'in_progress',
      );
      const begun = historyOf(seen).filter(({ status }) => status === 'in_progress');
      return [
        seen.answer,
        { 'each-move': begun.length === 1, 'cancel-only': begun.length === 0 },
        show(begun),
      ];
    }
    const { path, by } = await givenWork(t, home);
    const before = historyOf(await readWork(t, path, by));
    await move(t, path, 'in_progress');
    const seen = await readWork(t, path, by);
    const { added } = moved(before, historyOf(seen));
    const isMove = added.length === 1 && added[0]?.['status'] === 'in_progress';
    return [seen.answer, { 'each-move': isMove, 'cancel-only': added.length === 0 }, show(added)];
  },
});

reads({
  id: 'work-requests.order-of-the-history',
  says: 'Records the order of the entries of statusHistory.',
  clauses: ['WRQ-57'],
  choice: 'work-request-history-order',
  async ask(t, home) {
    const { path, by } = await cancelledOne(t, home);
    const seen = await readWork(t, path, by);
    const states = historyOf(seen).map(({ status }) => status);
    if (states.length < 2) t.unproven('the history has one entry, which is in any order');
    const [first, last] = [states[0] === 'cancelled', states.at(-1) === 'cancelled'];
    return [seen.answer, { 'oldest-first': last && !first, 'newest-first': first && !last }, show(states)];
  },
});

/** A family in a community with a type that no other one spells in the other case. */
async function homeWithPlainType(t: Tools): Promise<{ readonly home: Tenants; readonly type: string }> {
  const usual = await tenantsWithTypes(t, { shared: true });
  const { types } = usual.settings;
  if (!hasLever(t.run, 'create-facility')) {
    const type = types.find((one) => !types.some((other) => other !== one && sameLetters(one, other)));
    return type === undefined ? t.unproven('every type is there in both cases') : { home: usual, type };
  }
  const type = 'Paint';
  if (types.includes(type)) return { home: usual, type };
  const at = await ownWorkCommunity(t, { types: [type] });
  return { home: await givenTenants(t, { connections: 0, at }), type };
}

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

check({
  id: 'work-requests.filter-case',
  says: 'Records whether the filter type is case-sensitive.',
  clauses: ['CNV-47'],
  async run(t) {
    const { home, type: plain } = await homeWithPlainType(t);
    const { residentId, resident: as } = home;
    const { path } = await givenWork(t, home, { type: plain });
    const query = { type: otherCase(plain) };
    const answer = await t.call('listWorkRequests', { path: { residentId }, query, as });
    const isFound = isSuccess(answer) && byId(listOf(answer), path.workRequestId) !== undefined;
    // This section has no partial filter, so the other two readings look the same: both compare whole values with case.
    if (isFound) reading(t, 'filter-case', answer, { 'all-insensitive': true });
    else t.observed('the filter type compares whole values with case, as two of the readings do');
  },
});

reads({
  id: 'work-requests.unknown-status-in-the-filter',
  says: 'Records what the filter status does with an unknown state.',
  clauses: ['CNV-48'],
  negative: true,
  choice: 'unknown-filter-value',
  async ask(t, home) {
    const { path } = await givenWork(t, home);
    const [{ residentId, resident: as }, query] = [home, { status: t.fresh.word('outside') }];
    const answer = await t.call('listWorkRequests', { path: { residentId }, query, as });
    const ids = isSuccess(answer) ? listOf(answer).map(({ id }) => id) : [];
    const outcomes = {
      refused: isRefused,
      ignored: ids.includes(path.workRequestId),
      'empty-list': isSuccess(answer) && ids.length === 0,
    };
    return [answer, outcomes, `${answer.status} with ${ids.length} requests`];
  },
});
