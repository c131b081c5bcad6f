import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import { segmentsOf, actingId } from '../../conformance/consumers/call.ts';
import { bodyOf, operationOf, queryOf, succeeded } from '../../conformance/consumers/client/story.ts';
import { rangeOf, windowFault } from '../../conformance/consumers/client/windows.ts';
import { clausesAbout, isAbout } from '../../conformance/kit/about.ts';
import { addDays } from '../../conformance/kit/dates.ts';
import { field, isObject, isText, items } from '../../conformance/kit/json.ts';
import type { Fault } from './findings.ts';
import { keptOf, type Kept } from './kept.ts';
import { isFirm } from './responses.ts';
import type { Seen } from './seen.ts';

/** The start of an exchange, before its answer. */
export type Begun = Pick<Seen, 'method' | 'path' | 'headers'>;

/** What the memory knew when a request arrived. */
export interface Ticket {
  /** Its number. */
  readonly n: number;
  /** The number of earlier changes of check-ins of its resident. */
  readonly changes: number;
}

/** Remembers facts of earlier exchanges, which later ones are judged by. */
export interface Memory {
  /** A request arrives. */
  begins(begun: Begun): Ticket;
  /** Called at its end, with or without an answer. */
  ends(begun: Begun): void;
  /** The rules that the exchange was checked against, and its faults; called after `ends`. */
  faultsOf(
    seen: Seen,
    ticket: Ticket,
  ): { readonly rules: readonly string[]; readonly faults: readonly Fault[] };
}

/** The most residents and walks to remember; the oldest are forgotten first. */
const MOST_KEPT = 10_000;

const remember = <T>(map: Map<string, T>, key: string, value: T): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
};

const fault = (
  rule: string,
  broken: readonly ClauseId[],
  finding: Fault['finding'],
  ...exchanges: readonly Kept[]
): Fault => ({ side: 'response', rule, clauses: broken, finding, exchanges });

const PLAIN_DATE = /^\d{4}-\d\d-\d\d$/;

const residentOf = ({ path }: Pick<Seen, 'path'>): string => {
  const [collection, id = ''] = segmentsOf({ path });
  return collection === 'residents' ? `${path.split('/')[3]} ${id}` : '';
};

const ENDS_CHECK_INS = ['deleteCheckIn', 'replaceCheckIn', 'deleteResident'];

/** A second check-in of a resident on one plain date, with no change of a check-in of that resident in between. */
const checkInsOnce = () => {
  const made = new Map<string, Map<string, Kept>>();
  const changes = new Map<string, number>();
  const touch = (resident: string): void => {
    remember(changes, resident, (changes.get(resident) ?? 0) + 1);
    made.delete(resident);
  };
  const ends = (one: Begun): boolean => ENDS_CHECK_INS.includes(operationOf(one)?.id ?? '');
  const touchedBy = (one: Begun): void => {
    if (ends(one)) touch(residentOf(one));
  };
  return {
    begins: (one: Begun): number => {
      touchedBy(one);
      return changes.get(residentOf(one)) ?? 0;
    },
    ends: touchedBy,
    faultOf: (seen: Seen, changed: number): Fault | undefined | 'not judged' => {
      const resident = residentOf(seen);
      const day = field(bodyOf(seen), 'startDate');
      const isMade = operationOf(seen)?.id === 'createCheckIn' && succeeded(seen);
      if (!isMade || !isText(day) || !PLAIN_DATE.test(day)) return 'not judged';
      // A change at the same time may have made room.
      if ((changes.get(resident) ?? 0) !== changed) return 'not judged';
      const days = made.get(resident) ?? new Map<string, Kept>();
      const [first, again] = [days.get(day), keptOf(seen)];
      remember(made, resident, days.set(day, again));
      return (
        first &&
        fault(
          'check-in-once',
          ['CHK-32'],
          {
            kind: 'wrong-status',
            promised: 'A second check-in of one resident on one calendar day is refused with 409.',
            found: `a second check-in for ${day} was answered ${seen.status}, and none of this resident was changed or deleted through the proxy since the first`,
          },
          first,
          again,
        )
      );
    },
  };
};

interface Walk {
  readonly ids: ReadonlySet<string>;
  readonly next: string;
  readonly began: number;
  readonly last: Kept;
}

const idsIn = (seen: Seen): readonly string[] =>
  items(field(seen.json, 'data')).flatMap((item) => {
    const id = isObject(item) ? item['id'] : undefined;
    return isText(id) ? [id] : [];
  });

/** Pages of one walk over a list during which nothing was written and no other user called. */
const pages = () => {
  const walks = new Map<string, Walk>();
  let count = 0;
  /** Walks that began before this request do not count: the list may have changed, or another user called. */
  let undisturbedFrom = 0;
  let writes = 0;
  let last = '';
  return {
    begins: (one: Begun): number => {
      count += 1;
      const acting = actingId(one);
      if (one.method !== 'GET') writes += 1;
      if (one.method !== 'GET' || acting !== last) undisturbedFrom = count;
      last = acting;
      return count;
    },
    ends: (one: Begun): void => {
      if (one.method === 'GET') return;
      writes -= 1;
      undisturbedFrom = count + 1;
    },
    faultOf: (seen: Seen, n: number): Fault | undefined | 'not judged' => {
      if (seen.method !== 'GET' || operationOf(seen)?.envelope !== 'page' || !succeeded(seen))
        return 'not judged';
      const query = queryOf(seen);
      const cursor = query.get('cursor');
      query.delete('cursor');
      const key = `${actingId(seen)} ${seen.path}?${query.toString()}`;
      const ids = idsIn(seen);
      const size = Number(query.get('pageSize') ?? 50);
      if (size >= 1 && ids.length > Math.min(size, 100))
        return fault(
          'page-size',
          [query.has('pageSize') ? (size > 100 ? 'CNV-22' : 'CNV-20') : 'CNV-19'],
          {
            kind: 'wrong-count',
            promised: `at most ${Math.min(size, 100)} items on a page`,
            found: `${ids.length} items`,
          },
          keptOf(seen),
        );
      const walk = cursor === null ? undefined : walks.get(key);
      const follows = walk?.next === cursor && writes === 0 && walk.began >= undisturbedFrom;
      const twice = follows ? ids.find((id) => walk.ids.has(id)) : undefined;
      const next = field(seen.json, 'nextCursor');
      if (isText(next))
        remember(walks, key, {
          ids: new Set([...(follows ? walk.ids : []), ...ids]),
          ...{ next, began: follows ? walk.began : n, last: keptOf(seen) },
        });
      else walks.delete(key);
      return twice === undefined || !walk
        ? undefined
        : fault(
            'pages',
            ['CNV-17'],
            {
              kind: 'extra-item',
              promised: 'Following the cursors gives every item of the list exactly once.',
              found: `${twice} is on this page and on an earlier page of the same walk; nothing was written in between`,
              items: [twice],
            },
            walk.last,
            keptOf(seen),
          );
    },
  };
};

/** How many days after day 46 an item must be: fewer may come from time zones. */
const MARGIN = 2;

/** A range of more than 45 days that is served although a refusal is stated, or served with items beyond day 45. */
const windowServed = (seen: Seen): Fault | undefined | 'not judged' => {
  const tooLong = windowFault(seen);
  const operation = operationOf(seen);
  const range = rangeOf(seen);
  if (tooLong === undefined || !operation || !range || !succeeded(seen)) return 'not judged';
  const stating = clausesAbout(operation.id, 'window').filter((id) => isAbout(id, 'refusal') && isFirm(id));
  if (stating.length === 0) return 'not judged';
  const bound = addDays(range.start.slice(0, 10), 45 + MARGIN);
  const beyond = items(field(seen.json, 'data')).find((item) => {
    const day = field(item, 'startDate') ?? field(item, 'date');
    return isText(day) && day.slice(0, 10) > bound;
  });
  const isRefusalStated = stating.some((id) => clauses[id].about.status.includes(400));
  if (!isRefusalStated && beyond === undefined) return undefined;
  return fault(
    'window',
    stating,
    {
      kind: beyond === undefined ? 'wrong-status' : 'extra-item',
      promised: isRefusalStated
        ? 'A range that reaches day 46 is refused with 400.'
        : 'A range that reaches day 46 is refused, or answered without anything of day 46 and later.',
      found: `${seen.method} ${seen.path} ${tooLong}, and was answered ${seen.status}`,
    },
    keptOf(seen),
  );
};

export const createMemory = (): Memory => {
  const once = checkInsOnce();
  const walks = pages();
  return {
    begins: (begun) => ({ n: walks.begins(begun), changes: once.begins(begun) }),
    ends: (begun) => {
      walks.ends(begun);
      once.ends(begun);
    },
    faultsOf: (seen, { n, changes }) => {
      const judged = [
        ['check-in-once', once.faultOf(seen, changes)],
        ['pages', walks.faultOf(seen, n)],
        ['window', windowServed(seen)],
      ] as const;
      return {
        rules: judged.flatMap(([rule, result]) => (result === 'not judged' ? [] : [rule])),
        faults: judged.flatMap(([, result]) => (typeof result === 'object' ? [result] : [])),
      };
    },
  };
};
