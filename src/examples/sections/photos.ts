import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { ExampleCall, Examples } from '../example.ts';
import { first, home, isFromBefore, type Tour } from '../tour.ts';
import { albumAtHome } from './albums.ts';
import { acquaintance } from './residents.ts';

const living = ({ world }: Tour): readonly PhotoRecord[] =>
  world.store.photos.filter((one) => !one.isDeleted);

/** The photo that most examples are about: the last one of the acquaintance that has a caption and tags. */
const portrait = (tour: Tour): PhotoRecord => {
  const { id } = acquaintance(tour);
  const own = living(tour).filter(
    ({ userIds, tagIds, caption }) => userIds.includes(id) && tagIds.length > 0 && caption !== null,
  );
  return first(own.filter(isFromBefore(tour.world)).reverse(), 'a photo of the acquaintance');
};

const photographed = (tour: Tour): string =>
  first(
    living(tour).flatMap(({ activityId, facilityIds }) =>
      activityId !== null && facilityIds.includes(home(tour).id) ? [activityId] : [],
    ),
    'a photo of an activity',
  );

/** A stored photo as the input of an upload. */
const fileOf = (tour: Tour): NonNullable<ExampleCall['file']> => {
  const { files, store } = tour.elsewhere;
  const stored = store.photos.all().flatMap(({ fileId }) => files.get(fileId) ?? []);
  const { name, type, bytes } = first(stored, 'a photo of the second tenant');
  return { name, type, bytes };
};

const uploadFields = (tour: Tour) => ({ facilities: home(tour).id, users: acquaintance(tour).id });

export const photoExamples = {
  listFacilityPhotos: (tour) => ({
    at: { facilityId: home(tour).id, captionSearch: 'garden', pageSize: '2' },
  }),
  listResidentPhotos: (tour) => ({ at: { residentId: acquaintance(tour).id, pageSize: '2' } }),
  uploadPhoto: (tour) => ({
    fields: {
      ...uploadFields(tour),
      albumId: albumAtHome(tour).id,
      type: 'gallery',
      caption: 'In the garden',
    },
    file: fileOf(tour),
  }),
  getPhoto: (tour) => ({ at: { photoId: portrait(tour).id } }),
  updatePhoto: (tour) => {
    const { id, userIds, tagIds } = portrait(tour);
    return {
      at: { photoId: id },
      body: { caption: 'The garden party, seen from the terrace', users: userIds, tags: tagIds.slice(0, 1) },
    };
  },
  deletePhoto: (tour) => ({
    at: { photoId: first(living(tour).filter(isFromBefore(tour.world)).reverse(), 'a photo').id },
  }),
  listActivityPhotos: (tour) => ({ at: { activityId: photographed(tour) } }),
  uploadActivityPhoto: (tour) => ({
    at: { activityId: photographed(tour) },
    fields: { ...uploadFields(tour), caption: 'All together' },
    file: fileOf(tour),
  }),
} satisfies Partial<Examples>;
