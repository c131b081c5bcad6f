import { isObject, items } from '../../kit/json.ts';
import { segmentsOf, type Call } from '../call.ts';
import type { EvaluatedDuty } from '../duty.ts';
import type { Line } from '../lines.ts';
import { byRound, type Fault } from './by-round.ts';
import {
  answerOf,
  bodyOf,
  operationOf,
  PAGED,
  queryOf,
  sectionsWhere,
  succeeded,
  type ClientStory,
} from './story.ts';
import { omissionsIn, shownBefore } from './replacement.ts';
import { LIMITED, rangeOf, windowFault } from './windows.ts';

const cursorIn = (call: Call): string | null => (operationOf(call) ? queryOf(call).get('cursor') : null);

const cursors = (calls: readonly Call[]): Fault | undefined => {
  for (const call of calls) {
    const cursor = cursorIn(call);
    if (cursor === null || cursor === '') continue;
    const given = calls.filter(
      (one) =>
        one.ended <= call.at && one.path === call.path && typeof answerOf(one)['nextCursor'] === 'string',
    );
    if (given.some((one) => answerOf(one)['nextCursor'] === cursor)) continue;
    const last = given.at(-1);
    return {
      found: `${call.method} ${call.path} sends the cursor ${JSON.stringify(cursor.slice(0, 80))}, which no answer of this list gave${last ? `; the last one gave ${JSON.stringify(String(answerOf(last)['nextCursor']).slice(0, 80))}` : ''}`,
      calls: last ? [last, call] : [call],
    };
  }
  return undefined;
};

const MOST_ON_A_PAGE = 100;

const pageSizes = (calls: readonly Call[]): Fault | undefined => {
  const call = calls.find((one) => {
    const size = queryOf(one).get('pageSize');
    return operationOf(one) && size !== null && (Number(size) > MOST_ON_A_PAGE || Number(size) < 1);
  });
  return (
    call && {
      found: `${call.method} ${call.path} asks for pageSize=${queryOf(call).get('pageSize')}; allowed are 1 to ${MOST_ON_A_PAGE}`,
      calls: [call],
    }
  );
};

const isWrite = ({ method }: Call): boolean => method !== 'GET';

const sameRequest = (one: Call, other: Call): boolean =>
  one.method === other.method &&
  one.path === other.path &&
  one.search === other.search &&
  one.body === other.body;

/** After a 409 the client must read something before it sends the same request again. */
const conflicts = (calls: readonly Call[]): Fault | undefined => {
  for (const refused of calls.filter(({ status }) => status === 409)) {
    const again = calls.find((call) => call.at >= refused.ended && sameRequest(call, refused));
    const looked = calls.some(
      (call) => call.at >= refused.ended && (!again || call.n < again.n) && !isWrite(call) && succeeded(call),
    );
    const changed = calls.some(
      (call) => again && call.n > refused.n && call.n < again.n && isWrite(call) && succeeded(call),
    );
    if (again && !looked && !changed)
      return {
        found: `${refused.method} ${refused.path} was answered 409 and sent again unchanged`,
        calls: [refused, again],
      };
  }
  return undefined;
};

interface Entry {
  readonly activityId: string;
  readonly userId: string;
  readonly call: Call;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const activityIn = (call: Call): string => {
  const [collection, id = ''] = segmentsOf(call);
  return collection === 'activities' ? id : '';
};

const userIn = (call: Call): string => {
  const body = bodyOf(call);
  return textOf(isObject(body) && body['userId']);
};

const waitlisted = (calls: readonly Call[]): readonly Entry[] =>
  calls.flatMap((call) => {
    if (operationOf(call)?.id !== 'createRegistration' || !succeeded(call)) return [];
    const { data } = answerOf(call);
    if (!isObject(data) || data['status'] !== 'waitlisted') return [];
    return [{ activityId: activityIn(call), userId: userIn(call), call }];
  });

/** Did a later answer show the user as registered? */
const promoted = (calls: readonly Call[], { activityId, userId, call }: Entry, before: Call): boolean =>
  calls
    .filter((one) => one.n > call.n && one.n < before.n && succeeded(one))
    .some((one) =>
      items(answerOf(one)['data']).some(
        (item) =>
          isObject(item) &&
          item['activityId'] === activityId &&
          item['status'] === 'registered' &&
          (item['userId'] === userId || one.path.includes(userId)),
      ),
    );

const marksAttended = (call: Call): boolean => {
  const body = bodyOf(call);
  return operationOf(call)?.id === 'markAttendance' && isObject(body) && body['status'] === 'attended';
};

const waitlist = (calls: readonly Call[]): Fault | undefined => {
  const queues = new Map<string, Entry[]>();
  for (const call of calls) {
    const queue = queues.get(activityIn(call)) ?? [];
    const entry = queue.find(({ userId }) => userId === userIn(call));
    if (entry && sameRequest(call, entry.call))
      return {
        found: `${entry.userId} is waitlisted and was registered again`,
        calls: [entry.call, call],
      };
    if (entry && marksAttended(call) && !promoted(calls, entry, call))
      return {
        found: `${entry.userId} is waitlisted for the activity and was marked as attended`,
        calls: [entry.call, call],
      };
    // A cancelled registration leaves the queue, or frees a place for the first user in it.
    if (operationOf(call)?.id === 'cancelRegistration' && succeeded(call)) {
      const own = queue.findIndex(({ userId }) => userId === segmentsOf(call).at(-1));
      queue.splice(Math.max(own, 0), 1);
    }
    queues.set(activityIn(call), [...queue, ...waitlisted([call])]);
  }
  return undefined;
};

const windows = (calls: readonly Call[]): Fault | undefined => {
  for (const call of calls) {
    const fault = windowFault(call);
    if (fault !== undefined) return { found: `${call.method} ${call.path} ${fault}`, calls: [call] };
  }
  return undefined;
};

/** The duty of one full replacement. */
const replacing = (
  section: string,
  line: Line,
  operation: string,
  id = `client.full-replacement.${section}`,
): EvaluatedDuty<ClientStory> => {
  const replaces = (call: Call): boolean => operationOf(call)?.id === operation;
  return {
    id,
    says: `A PUT of ${section} must carry every member that had a value in the answers to the client.`,
    ...{ kind: 'firm', line, sections: [section] },
    next: 'Read first, change what you need, and send everything: what a PUT leaves out is cleared.',
    evaluate: byRound(
      (calls) => {
        for (const call of calls.filter(replaces)) {
          const omission = omissionsIn(calls, call);
          if (omission)
            return {
              found: `PUT ${call.path} leaves out ${omission.members.join(', ')}, which had a value in an answer to the client`,
              calls: [omission.shown, call],
            };
        }
        return undefined;
      },
      (call, calls) => replaces(call) && shownBefore(calls, call) !== undefined,
      `none of the ${section} that the client was shown was replaced`,
    ),
  };
};

/** The allowed difference between clocks and timers, in milliseconds. */
const SLACK = 100;

const retryAfter = (calls: readonly Call[]): Fault | undefined => {
  for (const busy of calls.filter(({ status, retryAfter: seconds }) => status === 429 && seconds)) {
    const until = busy.ended + (busy.retryAfter ?? 0) * 1000 - SLACK;
    const early = calls.find(
      (call) =>
        call.at > busy.ended && call.at < until && call.method === busy.method && call.path === busy.path,
    );
    if (early)
      return {
        found: `${busy.method} ${busy.path} was answered 429 with Retry-After ${busy.retryAfter} and sent again after ${Math.round(early.at - busy.ended)} ms`,
        calls: [busy, early],
      };
  }
  return undefined;
};

/** Duties that follow from earlier answers. */
export const sequenceDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.cursors',
    says: 'The client must send a cursor exactly as an answer of the same list gave it.',
    ...{ kind: 'firm', line: 498 },
    next: 'Keep nextCursor as it is, encode it once for the address, and send it to the list that gave it.',
    sections: PAGED,
    evaluate: byRound(cursors, (call) => cursorIn(call) !== null, 'no cursor was sent'),
  },
  {
    id: 'client.page-size',
    says: 'The client must send a pageSize between 1 and 100.',
    ...{ kind: 'firm', line: 493 },
    next: 'Ask for at most 100 items, and page on with the cursor.',
    sections: PAGED,
    // The default is 50.
    evaluate: byRound(
      pageSizes,
      (call) => operationOf(call)?.envelope === 'page',
      'no list that has pages was read',
    ),
  },
  {
    id: 'client.windows',
    says: 'The client must ask for at most 45 calendar days at a time.',
    ...{ kind: 'firm', line: 494 },
    next: 'End a range before midnight of the 46th day, the date of startDate being the first, and ask again for the rest.',
    sections: sectionsWhere(({ id }) => LIMITED.includes(id)),
    evaluate: byRound(windows, (call) => rangeOf(call) !== undefined, 'no request had a range of dates'),
  },
  {
    id: 'client.conflicts',
    says: 'After a 409 the client must not repeat the same request without reading first.',
    ...{ kind: 'firm', line: 484 },
    next: 'After a 409 read the current state and tell the user; the same request is refused again.',
    sections: sectionsWhere(({ statuses }) => statuses.includes('409')),
    evaluate: byRound(conflicts, ({ status }) => status === 409, 'no answer was 409'),
  },
  {
    id: 'client.waitlist',
    says: 'The client must not treat a waitlisted user as registered.',
    ...{ kind: 'firm', line: 294 },
    next: 'Read status in the answer to a registration; a 2xx alone does not mean registered.',
    sections: ['registrations'],
    evaluate: byRound(waitlist, (call) => waitlisted([call]).length > 0, 'no one was waitlisted'),
  },
  replacing('residents', 235, 'replaceResident', 'client.full-replacement'),
  replacing('connections', 255, 'replaceConnection'),
  replacing('activities', 270, 'replaceActivity'),
  {
    id: 'client.retry-after',
    says: 'After a 429 the client must wait for Retry-After before it sends the request again.',
    kind: 'robustness',
    next: 'Wait the seconds in Retry-After before you repeat the request.',
    evaluate: byRound(retryAfter, ({ status }) => status === 429, 'no answer was 429'),
  },
];
