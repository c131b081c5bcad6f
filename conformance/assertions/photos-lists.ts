import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { LooseQuery } from '../kit/address.ts';
import { attributed, attributing } from '../kit/attribute.ts';
import { linksOf } from '../factories/photos-links.ts';
import { field, show } from '../kit/json.ts';
import { holdsExtra, listedTimes } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import { allPages, type Walk } from '../kit/paging.ts';
import { isBlank } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import type { Kept } from '../models/photos.ts';

/** The three lists of photos, read on all pages. */

const inFacility = (t: Tools, facilityId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['PHO-12'], () =>
    allPages(t, 'listFacilityPhotos', { path: { facilityId }, query: { pageSize: 100, ...query } }),
  );

const ofResident = (t: Tools, residentId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['PHO-25'], () =>
    allPages(t, 'listResidentPhotos', { path: { residentId }, query: { pageSize: 100, ...query } }),
  );

const ofActivity = (t: Tools, activityId: string, query: LooseQuery = {}): Promise<Walk> =>
  attributing(['PHO-29'], () =>
    allPages(t, 'listActivityPhotos', { path: { activityId }, query: { pageSize: 100, ...query } }),
  );

/** The clauses that are broken by a list that lacks a photo, and by one that holds a photo too many. */
export interface Faults {
  readonly lacks: readonly ClauseId[];
  readonly holds: readonly ClauseId[];
}

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

/** A photo as the lists judge it. */
export interface Hung extends Kept {
  isDeleted?: boolean;
}

/** One of the three lists, by the id of its facility, resident or activity. */
export type Where =
  { readonly facility: string } | { readonly resident: string } | { readonly activity: string };

/** What a list is asked for. */
export interface Asked {
  readonly pageSize?: number;
  readonly albumId?: string;
  readonly tags?: string;
  readonly residentId?: string;
  readonly captionSearch?: string;
}

/** Whether a photo meets a condition; undefined where that is open. Which clauses are broken if one lacks, or is there. */
interface Condition extends Faults {
  readonly isMet: boolean | undefined;
}

const condition = (isMet: boolean | undefined, lacks: ClauseId, holds: ClauseId = lacks): Condition => ({
  ...{ isMet: isMet, lacks: [lacks], holds: [holds] },
});

function whereIs(where: Where, { facilities, users = [], activityId }: Hung): Condition {
  if ('activity' in where) return condition(activityId === where.activity, 'PHO-30', 'PHO-31');
  if ('resident' in where) return condition(users.includes(where.resident), 'PHO-26', 'PHO-27');
  const isThere = facilities.includes(where.facility);
  // It is open whether the list of a facility holds photos of activities.
  const isCertain = isThere && activityId !== undefined ? undefined : isThere;
  return condition(isCertain, facilities.length > 1 ? 'PHO-15' : 'PHO-13', 'PHO-14');
}

/** With two tags a photo that has one of them may be listed or not. */
function hasTags(tags: readonly string[], asked: readonly string[]): boolean | undefined {
  const count = asked.filter((one) => tags.includes(one)).length;
  return count === asked.length || (count === 0 ? false : undefined);
}

/** Whole words are found; whether a piece of one is, in either case, is open. */
function isCaptioned(caption: string, word: string): boolean | undefined {
  if (caption.split(/\W+/).includes(word)) return true;
  return caption.toLowerCase().includes(word.toLowerCase()) ? undefined : false;
}

function filters(asked: Asked, { albumId, tags = [], users = [], caption = '' }: Hung): readonly Condition[] {
  const tagIds = asked.tags?.split(',') ?? [];
  return [
    ...(asked.albumId === undefined
      ? []
      : [condition(albumId?.split(',').includes(asked.albumId) === true, 'PHO-16')]),
    ...(tagIds.length === 0
      ? []
      : [condition(hasTags(tags, tagIds), tagIds.length > 1 ? 'PHO-18' : 'PHO-17')]),
    ...(asked.residentId === undefined ? [] : [condition(users.includes(asked.residentId), 'PHO-20')]),
    ...(asked.captionSearch === undefined
      ? []
      : [condition(isCaptioned(caption, asked.captionSearch), 'PHO-21', 'PHO-22')]),
  ];
}

/** Clauses that a list breaks in place of the usual ones: by photos that lack, by those deleted or too many, by these alone. */
interface Instead extends Partial<Faults> {
  readonly otherwise?: readonly ClauseId[];
  /** What was done before, for the message. */
  readonly after?: string;
}

/** The list holds, of these photos, those that meet what is asked and no others. */
export async function mustContainPhotos(
  t: Tools,
  cited: readonly ClauseId[],
  photos: readonly Hung[],
  where: Where,
  asked: Asked = {},
  by: Instead = {},
): Promise<void> {
  const query = { ...asked };
  const list =
    'facility' in where
      ? await inFacility(t, where.facility, query)
      : 'resident' in where
        ? await ofResident(t, where.resident, query)
        : await ofActivity(t, where.activity, query);
  const what = `${by.after ? `${by.after}, ` : ''}a photo of the ${Object.keys(where).join()}, asked for ${show(asked)}`;
  /** Those of the clauses that the check cites; where it cites none, all. */
  const named = (clauses: readonly ClauseId[]) => {
    const own = clauses.filter((one) => cited.includes(one));
    return own.length > 0 ? own : clauses;
  };
  for (const photo of photos) {
    const ofQuery = filters(asked, photo);
    const all = [whereIs(where, photo), ...ofQuery];
    const failed = all.filter(({ isMet }) => isMet === false).flatMap(({ holds }) => holds);
    if (photo.isDeleted) failed.unshift('PHO-58');
    const lacks = (ofQuery.length > 0 ? ofQuery : all).flatMap((one) => one.lacks);
    if (failed.length > 0)
      attributed((photo.isDeleted ? undefined : by.otherwise) ?? by.holds ?? named(failed), () =>
        mustNotShow(list, [photo.photoId], `anything but ${what}`),
      );
    else if (all.every(({ isMet }) => isMet))
      attributed(by.lacks ?? named(lacks), () => mustShow(list, [photo.photoId], what));
  }
  // Every listed photo that has values here must have this one, whether or not the check made it.
  for (const [member, clause, id] of [
    ['facilities', 'PHO-14', 'facility' in where ? where.facility : undefined],
    ['albumIds', 'PHO-16', asked.albumId],
    ['tags', 'PHO-17', asked.tags],
    ['users', 'PHO-20', asked.residentId],
  ] as const) {
    const [page] = list.pages;
    if (id === undefined || id.includes(',') || !page || !cited.includes(clause)) continue;
    const strange = list.items.find(
      (photo) => !isBlank(photo[member]) && !linksOf(photo, member).includes(id),
    );
    attributed([clause], () =>
      mustHold(page, `${id} among the ${member} of all`, strange === undefined, holdsExtra(show(strange))),
    );
  }
}
