import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import { field } from '../kit/json.ts';
import { holdsExtra, listedTimes } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import { allPages, type Walk } from '../kit/paging.ts';
import type { Tools } from '../kit/tools.ts';

/** The three lists of photos, read on all pages. */

export const inFacility = (t: Tools, facilityId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['PHO-12'], () =>
    allPages(t, 'listFacilityPhotos', { path: { facilityId }, query: { pageSize: 100, ...query } }),
  );

export const ofResident = (t: Tools, residentId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['PHO-25'], () =>
    allPages(t, 'listResidentPhotos', { path: { residentId }, query: { pageSize: 100, ...query } }),
  );

export const ofActivity = (t: Tools, activityId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['PHO-29'], () =>
    allPages(t, 'listActivityPhotos', { path: { activityId }, query: { pageSize: 100, ...query } }),
  );

/** The clauses that are broken by a list that lacks a photo, and by one that holds a photo too many. */
export interface Faults {
  readonly lacks: readonly ClauseId[];
  readonly holds: readonly ClauseId[];
}

export const OF_RESIDENT: Faults = { lacks: ['PHO-26'], holds: ['PHO-27'] };
export const OF_ACTIVITY: Faults = { lacks: ['PHO-30'], holds: ['PHO-31'] };
export const OF_SEARCH: Faults = { lacks: ['PHO-21'], holds: ['PHO-22'] };

/** The same clauses for a list that lacks a photo and for one that holds one too many. */
export const eitherWay = (...clauses: readonly ClauseId[]): Faults => ({ lacks: clauses, holds: clauses });

/** The list must hold each photo once. `what` names the photos, for example "a photo of the facility". */
export function mustShow(walk: Walk, photoIds: readonly string[], what: string): void {
  for (const photoId of photoIds) {
    const times = walk.items.filter(({ id }) => id === photoId).length;
    const found = `${photoId} is there ${times} times among ${walk.items.length} items`;
    mustHold(pageWith(walk, photoId), `${what} is in the list, once`, times === 1, {
      ...listedTimes(times, 1, found),
      items: [photoId],
    });
  }
}

/** The list must hold none of the photos. */
export function mustNotShow(walk: Walk, photoIds: readonly string[], what: string): void {
  for (const photoId of photoIds) {
    const isThere = walk.items.some(({ id }) => id === photoId);
    const found = `${photoId} is among ${walk.items.length} items`;
    mustHold(pageWith(walk, photoId), `${what} is not in the list`, !isThere, holdsExtra(found));
  }
}

/** Of the photos that the check made, the list must hold exactly the wanted ones. */
export function mustShowOnly(
  walk: Walk,
  wanted: readonly string[],
  all: readonly string[],
  what: string,
  { lacks, holds }: Faults = eitherWay(),
): void {
  attributed(lacks, () => mustShow(walk, wanted, what));
  const others = all.filter((one) => !wanted.includes(one));
  attributed(holds, () => mustNotShow(walk, others, `anything but ${what}`));
}

/** The page that shows the photo, else the last page. Throws an Error if there is no page. */
function pageWith({ pages }: Walk, photoId: string) {
  const last = pages.at(-1);
  if (last === undefined) throw new Error('a list without a page proves nothing');
  const holds = (page: unknown): boolean => {
    const data = field(page, 'data');
    return Array.isArray(data) && data.some((item) => field(item, 'id') === photoId);
  };
  return pages.find(({ json }) => holds(json)) ?? last;
}
