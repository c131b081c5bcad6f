import type { PoolName } from '../../../openapi/generated/config-schema.ts';
import { field, isText, items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Identity } from '../../kit/run.ts';
import type { Asker, Question } from '../ask.ts';
import { idsIn, listed } from '../answer-summary.ts';
import { poolsOfActivity } from './activities.ts';
import { residentsOf } from './people.ts';

export type Pooled = readonly (readonly [pool: PoolName, id: string])[];

/** Residents who are asked for their assessments and check-ins. */
const ASKED = 6;

/** How much of a series there is to look at: an end, an exception. */
const richness = ({ recurrence }: JsonObject): number =>
  Number(isText(field(recurrence, 'seriesEndDate'))) +
  Math.min(1, items(field(recurrence, 'exceptionDates')).length);

/** What the activities of a community hold for the pools; of series those with an end or an exception first. */
export const pooledActivities = (activities: readonly JsonObject[], now: number): Pooled =>
  activities
    .toSorted((one, other) => richness(other) - richness(one))
    .flatMap((activity) =>
      typeof activity['id'] === 'string'
        ? poolsOfActivity(activity, now).map((pool) => [pool, String(activity['id'])] as const)
        : [],
    );

/** What the other lists of a community hold for the pools: albums of its own, tags in use, residents with assessments. */
export async function pooledAt(
  facilityId: string,
  residents: readonly string[],
  as: string,
  asker: Asker,
): Promise<Pooled> {
  const albums: Question = { operationId: 'listAlbums', as, path: { facilityId } };
  const photos: Question = {
    operationId: 'listFacilityPhotos',
    as,
    path: { facilityId },
    query: { pageSize: 100 },
  };
  await asker.ask([albums, photos]);
  const own = (listed(asker.answer(albums)) ?? []).filter(
    ({ facilities, sharedAcrossCommunities }) =>
      sharedAcrossCommunities !== true && items(facilities).length === 1,
  );
  const tags = (listed(asker.answer(photos)) ?? []).flatMap(({ tags: some }) => items(some)).filter(isText);
  return [
    ...own.flatMap(({ id }) => (isText(id) ? [['albums', id] as const] : [])),
    ...tags.map((tag) => ['tags', tag] as const),
    ...(await assessed(residents, as, asker)).map((id) => ['assessedResidents', id] as const),
  ];
}

/** Residents of a community whose list was read: those who act, and the first others. */
export function residentsToAsk(
  facilityId: string,
  acting: readonly Identity[],
  as: string,
  asker: Asker,
): readonly string[] {
  const own = acting.flatMap(({ id }) => id ?? []);
  const all = [...own, ...(idsIn(asker.answer(residentsOf(facilityId, as))) ?? [])];
  return [...new Set(all)].slice(0, ASKED);
}

async function assessed(residents: readonly string[], as: string, asker: Asker): Promise<readonly string[]> {
  const question = (residentId: string): Question => ({
    operationId: 'listAssessments',
    as,
    path: { residentId },
  });
  await asker.ask(residents.map(question));
  return residents.filter((id) => (listed(asker.answer(question(id))) ?? []).length > 0);
}

const ENOUGH = 6;

/** The pools, each with its first ids, every id once. */
export function gathered(pooled: Pooled): Readonly<Partial<Record<PoolName, readonly string[]>>> {
  const pools = new Map<PoolName, Set<string>>();
  for (const [pool, id] of pooled) pools.set(pool, (pools.get(pool) ?? new Set()).add(id));
  return Object.fromEntries([...pools].map(([pool, ids]) => [pool, [...ids].slice(0, ENOUGH)]));
}
