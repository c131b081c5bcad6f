import type { PoolName } from '../../openapi/generated/config-schema.ts';
import { addDays } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import { field, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { onceEach } from '../kit/once.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Identity } from '../kit/run.ts';
import { pool, type Lines } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import type { Subject } from './request-subject.ts';
import { rides } from './transportation-subject.ts';
import { works } from './work-requests-subject.ts';

/** A request of a pool: no check changes it. */
export interface FoundRequest {
  readonly id: string;
  readonly path: Readonly<Record<string, string>>;
  readonly residentId: string;
  readonly facilityId: string;
  /** The resident, who acts. */
  readonly resident: Identity;
  /** As the resident reads it. */
  readonly request: JsonObject;
  /** Who made it; undefined where the configuration does not name them. */
  readonly creator: Identity | undefined;
}

type At = Pick<FoundRequest, 'path' | 'residentId' | 'facilityId' | 'resident'>;

const atOf = (subject: Subject, resident: Resident, id: string): At => ({
  path: subject.path(resident.id, id),
  ...{ residentId: resident.id, facilityId: resident.facilityId, resident },
});

type Resident = Identity & { readonly id: string; readonly facilityId: string };

const residentsIn = (t: Tools): readonly Resident[] =>
  t.run.identities.flatMap((one) =>
    one.kind === 'resident' && one.id !== undefined && one.facilityId !== undefined
      ? [{ ...one, id: one.id, facilityId: one.facilityId }]
      : [],
  );

/**
 * The resident or the connection of the configuration whom a request names as its creator. A connection whose link to the
 * resident has ended does not see the request any more.
 */
const creatorIn = (t: Tools, request: JsonObject, residentId: string): Identity | undefined => {
  const id = field(request, 'creator.id');
  return t.run.identities.find(
    ({ kind, linkedTo = [], ...one }) =>
      (one.id === id || one.actingId === id) &&
      ((kind === 'resident' && one.id === residentId) ||
        (kind === 'connection' && linkedTo.includes(residentId))),
  );
};

/** The requests of a pool, looked up once per run: a pool holds ids and does not say whose, so each resident is asked. */
const lookedUp = onceEach(async (t: Tools, name: PoolName): Promise<readonly FoundRequest[]> => {
  const subject = /transportation/i.test(name) ? rides : works;
  const found: FoundRequest[] = [];
  for (const id of t.run.fixtures[name] ?? [])
    for (const resident of residentsIn(t)) {
      const at = atOf(subject, resident, id);
      const answer = await t.callAny(subject.operations.read, { path: at.path, as: at.resident });
      if (!isSuccess(answer)) continue;
      const request = dataOf(answer);
      found.push({ ...at, id, request, creator: creatorIn(t, request, resident.id) });
      break;
    }
  return found;
});

/** The requests of a pool, those of creators who act first; unproven where there is none. */
export async function foundRequests(
  t: Tools,
  subject: Subject,
  name: PoolName,
  ...otherWays: readonly Lines[]
): Promise<readonly [FoundRequest, ...FoundRequest[]]> {
  const all = await lookedUp(t, name);
  const [first, ...others] = all.toSorted((a, b) => Number(!a.creator) - Number(!b.creator));
  if (first) {
    t.tier('fixture');
    return [first, ...others];
  }
  return t.unproven(
    `needs a ${subject.noun} of a resident under identities in the pool ${name}`,
    pool(name),
    ...otherWays,
  );
}

/** The same, or none where the pool holds none. */
export const possiblyFound = async (
  t: Tools,
  subject: Subject,
  name: PoolName,
): Promise<readonly FoundRequest[]> => (await unlessUnproven(() => foundRequests(t, subject, name))) ?? [];

/** The same, with the creator of each, who acts. */
export async function foundByCreators(
  t: Tools,
  subject: Subject,
  name: PoolName,
): Promise<readonly (FoundRequest & { readonly creator: Identity })[]> {
  const own = (await foundRequests(t, subject, name)).flatMap((one) =>
    one.creator ? [{ ...one, creator: one.creator }] : [],
  );
  return own.length > 0
    ? own
    : t.unproven(`needs a ${subject.noun} in the pool ${name} whose creator is under identities`, pool(name));
}

/** A recurring request of the pool, and the days of its occurrences in the next 45 days, in order. */
export interface FoundSeries extends At {
  readonly id: string;
  readonly days: readonly string[];
  /** The window in which they were found. */
  readonly window: readonly [first: string, last: string];
  readonly creator: Identity | undefined;
}

/**
 * What the list of a resident holds in each half of a window, since a service may show a recurring request once, however
 * wide the window is; undefined if it is refused.
 */
async function listedByHalves(t: Tools, as: Resident, [first, last]: FoundSeries['window']) {
  const middle = addDays(first, 21);
  const items: JsonObject[] = [];
  for (const [startDate, endDate] of [
    [first, middle],
    [addDays(middle, 1), last],
  ] as const) {
    const query = { startDate, endDate };
    const answer = await t.call('listTransportationRequests', { path: { residentId: as.id }, query, as });
    if (!isSuccess(answer)) return undefined;
    items.push(...listOf(answer));
  }
  return items;
}

const seriesFound = onceEach(async (t: Tools, subject: Subject): Promise<readonly FoundSeries[]> => {
  const startDate = await t.day(1);
  const window = [startDate, addDays(startDate, 44)] as const;
  const found: FoundSeries[] = [];
  for (const resident of residentsIn(t)) {
    const listed = await listedByHalves(t, resident, window);
    // A community without the module refuses. Whether the list is served is for other checks to judge.
    if (!listed) continue;
    for (const id of t.run.fixtures.recurringTransportationRequests ?? []) {
      const own = listed.filter((one) => one['id'] === id);
      // An occurrence without its occurrenceDate is for the checks to judge: its date names the day as well.
      const days = own.flatMap(({ occurrenceDate, date }) => {
        const day = occurrenceDate ?? date;
        return typeof day === 'string' ? [day.slice(0, 10)] : [];
      });
      const [first] = own;
      if (!first || days.length < 2) continue;
      found.push({
        ...atOf(subject, resident, id),
        id,
        days: days.toSorted(),
        window,
        creator: creatorIn(t, first, resident.id),
      });
    }
  }
  return found;
});

/** The recurring requests of the pool with several occurrences in the next 45 days, those of creators who act first. */
export async function foundSeries(
  t: Tools,
  subject: Subject,
): Promise<readonly [FoundSeries, ...FoundSeries[]]> {
  const all = await seriesFound(t, subject);
  const [first, ...others] = all.toSorted((a, b) => Number(!a.creator) - Number(!b.creator));
  if (first) {
    t.tier('fixture');
    return [first, ...others];
  }
  return t.unproven(
    'needs a recurring transportation request with several occurrences in the next 45 days',
    pool('recurringTransportationRequests'),
  );
}
