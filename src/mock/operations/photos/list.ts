import { captionFilter } from '../../domain/caption-search.ts';
import { idsIn } from '../../domain/id-list.ts';
import { tagsFilter } from '../../domain/photos-tags.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import type { PhotoRecord } from '../../world/photos-records.ts';
import type { World } from '../../world/world.ts';
import { refusedBelowDeleted } from '../for-the-deleted.ts';
import { parentless } from '../lookup.ts';
import type { Handler, OperationContext } from '../operation.ts';
import { listOrder, pageUnder } from '../order.ts';
import { showsPerson } from './living.ts';
import { photoView } from './view.ts';

type PhotoList = 'listFacilityPhotos' | 'listResidentPhotos' | 'listActivityPhotos';
type Keep = (photo: PhotoRecord) => boolean;

interface Filters {
  readonly albumId?: string;
  readonly tags?: string;
  readonly residentId?: string;
  readonly captionSearch?: string;
}

const captionKeeps = (wanted: string, world: World): Keep => {
  const by = world.choose('caption-search', { substring: 'substring', words: 'words' } as const);
  const folded = world.choose('filter-case', {
    'exact-sensitive': true,
    'all-insensitive': true,
    'all-sensitive': false,
  });
  const holds = captionFilter(wanted, { by, folded });
  return ({ caption }) => holds(caption?.text ?? null);
};

const tagsKeep = (tags: string, world: World): Keep => {
  const passes = tagsFilter(
    idsIn(tags),
    world.choose('photo-tags-filter', { any: 'any', all: 'all' } as const),
  );
  return ({ tagIds }) => passes(tagIds);
};

/** The filters that are sent; a photo has to pass all of them. */
const filtersOf = ({ albumId, tags, residentId, captionSearch }: Filters, world: World): readonly Keep[] => [
  // PHO-16
  ...(albumId === undefined ? [] : [({ albumIds }: PhotoRecord) => albumIds.includes(albumId)]),
  // PHO-17
  ...(tags === undefined ? [] : [tagsKeep(tags, world)]),
  // PHO-20
  ...(residentId === undefined ? [] : [showsPerson(residentId)]),
  ...(captionSearch === undefined ? [] : [captionKeeps(captionSearch, world)]),
];

/** The parent of a list of photos, and the index key of its photos. */
interface Home {
  readonly belongs: Keep;
  readonly index: 'facility' | 'user' | 'activity';
  readonly key: string;
}

/** An index key with fewer photos than that of the parent, if a filter gives one. */
const narrowest = ({ index, key }: Home, { albumId, residentId }: Filters) => {
  if (residentId !== undefined) return { index: 'user', key: residentId } as const;
  return albumId === undefined ? { index, key } : ({ index: 'album', key: albumId } as const);
};

const EMPTY: Page<never> = { data: [], nextCursor: null, hasMore: false };

/** The empty list or the refusal for an unknown parent. */
const homeless = (operation: PhotoList, what: string, id: string, context: OperationContext) => {
  const none = parentless(operation, what, id, EMPTY, context);
  return isRefusal(none) ? none : ({ status: 200, body: none } as const);
};

const pageAnswer = (
  operation: PhotoList,
  home: Home,
  filters: Filters,
  page: PageRequest,
  context: OperationContext,
) => {
  const { photos } = context.store;
  const keeps = [home.belongs, ...filtersOf(filters, context)];
  const order = listOrder(operation, photos, ({ caption }) => caption?.text ?? '', context);
  const body = pageUnder(
    { collection: photos, ...narrowest(home, filters) },
    (photo) => keeps.every((keep) => keep(photo)),
    order,
    page,
    (photo) => photoView(photo, context),
    context,
  );
  return { status: 200, body } as const;
};

/** GET P/facilities/{facilityId}/photos */
export const listFacilityPhotos: Handler<'listFacilityPhotos'> = ({ path, query, page }, context) => {
  const { facilityId } = path;
  if (!context.store.facilities.find(facilityId))
    return homeless('listFacilityPhotos', 'a facility', facilityId, context);
  const ofActivities = context.choose('activity-photo-in-facility-list', {
    listed: true,
    'activity-only': false,
  });
  // PHO-13, PHO-14, PHO-15
  const belongs: Keep = ({ facilityIds, activityId }) =>
    facilityIds.includes(facilityId) && (activityId === null || ofActivities);
  const home = { belongs, index: 'facility', key: facilityId } as const;
  return pageAnswer('listFacilityPhotos', home, query, page, context);
};

/** GET P/residents/{residentId}/photos */
export const listResidentPhotos: Handler<'listResidentPhotos'> = ({ path, query, page }, context) => {
  const { residentId } = path;
  if (!context.store.residents.find(residentId))
    return homeless('listResidentPhotos', 'a resident', residentId, context);
  const home = { belongs: showsPerson(residentId), index: 'user', key: residentId } as const;
  return pageAnswer('listResidentPhotos', home, query, page, context);
};

/** GET P/activities/{activityId}/photos */
export const listActivityPhotos: Handler<'listActivityPhotos'> = ({ path, query, page }, context) => {
  const activity = context.store.activities.find(path.activityId);
  if (!activity) return homeless('listActivityPhotos', 'an activity', path.activityId, context);
  const gone = refusedBelowDeleted(activity, 'listActivityPhotos', context);
  if (gone) return gone;
  // PHO-30, PHO-31
  const belongs: Keep = ({ activityId }) => activityId === activity.id;
  const home = { belongs, index: 'activity', key: activity.id } as const;
  return pageAnswer('listActivityPhotos', home, query, page, context);
};
