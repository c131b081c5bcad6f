import { photoView } from '../../mock/operations/photos/view.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { playing } from '../../witness/photos.ts';
import { beforehand, instead, remembering, together, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { showsWith, onlyAnswers } from '../verbs.ts';
import { LISTS, listsDeleted, photos, thereafter } from './adapter.ts';
import { lives } from './usual.ts';

const [OF_FACILITY, OF_RESIDENT, OF_ACTIVITY] = LISTS;

/** A deleted photo is read as if it were not deleted, where the test says so. */
const stillRead = (test: (photo: PhotoRecord) => boolean): Mutation =>
  instead('getPhoto', (original) => (input, context) => {
    const photo = context.store.photos.find(input.path['photoId']);
    return photo?.isDeleted && test(photo)
      ? { status: 200, body: { data: photoView({ ...photo, isDeleted: false }, context) } }
      : original(input, context);
  });

/** A refused request brings its photo back. */
const refusalRevives = (operation: 'updatePhoto' | 'deletePhoto'): Mutation =>
  photos.refusesHaving([operation], ({ path }, context) =>
    photos.amend(context, path['photoId'], () => ({ isDeleted: false })),
  );

export const deletingMutants = mutantsOf('photos', lives, {
  'delete-answers-200': wrongStatus(['PHO-57', 'CNV-32'], 'deletePhoto', 200),
  'delete-does-nothing': breaking('PHO-58', 'PHO-59')
    .says('A deletion is answered with 204 and deletes nothing.')
    .by(onlyAnswers, 'deletePhoto'),
  'deleted-stays-with-the-activity': breaking('PHO-58')
    .says('A deleted photo stays in the list of its activity.')
    .by(listsDeleted, OF_ACTIVITY, (photo, { isAskedBy, isOfPath }) => isAskedBy() && isOfPath(photo)),
  'deleted-stays-with-the-people': breaking('PHO-58')
    .says('A deleted photo stays in the lists of those who are tagged in it after the first.')
    .by(listsDeleted, OF_RESIDENT, ({ userIds }, { isAskedBy, names }) => {
      return isAskedBy() && names('residentId', userIds.slice(1));
    }),
  'deleted-stays-in-the-second-facility': breaking('PHO-58')
    .says('A photo of several facilities is deleted from the first alone.')
    .by(listsDeleted, OF_FACILITY, ({ facilityIds, activityId }, { isAskedBy, names }) => {
      return isAskedBy() && activityId === null && names('facilityId', facilityIds.slice(1));
    }),
  'deleted-is-still-searched': breaking('PHO-58')
    .says('A search in a facility finds deleted photos, too.')
    .by(listsDeleted, OF_FACILITY, (photo, { isAskedBy, isOfPath, sought }) => {
      const isFound = photo.caption?.text.split(' ').includes(sought) ?? false;
      return isAskedBy('captionSearch') && photo.activityId === null && isOfPath(photo) && isFound;
    }),
  'deleted-stays-in-its-album': breaking('PHO-58')
    .says('Asked for an album, the list of a facility holds deleted photos, too.')
    .by(listsDeleted, OF_FACILITY, (photo, { isAskedBy, isOfPath, names }) => {
      return isAskedBy('albumId') && isOfPath(photo) && names('albumId', photo.albumIds);
    }),
  'deleted-stays-with-its-tags': breaking('PHO-58')
    .says('Asked for a tag, the list of a facility holds deleted photos, too.')
    .by(listsDeleted, OF_FACILITY, (photo, { isAskedBy, isOfPath, names }) => {
      return isAskedBy('tags') && isOfPath(photo) && names('tags', photo.tagIds);
    }),
  'deleted-is-marked-in-the-list': breaking('PHO-58')
    .says('The list of a resident shows deleted photos, marked as such.')
    .by(
      together,
      listsDeleted(OF_RESIDENT, (photo, { isAskedBy, isOfPath }) => isAskedBy() && isOfPath(photo)),
      showsWith(OF_RESIDENT, ({ id }, _, { store }) => ({
        deleted: store.photos.find(String(id))?.isDeleted,
      })),
    ),
  'deleted-by-staff-stays': breaking('PHO-58')
    .says('A photo that staff deleted stays in the lists of those who are tagged in it.')
    .seenBy(
      playing(async ({ ada, photo }, { lever }) =>
        lever('delete-photo', { photoId: await photo({ users: [ada] }) }),
      ),
    )
    .by(remembering<true>, (byClients) => [
      thereafter('deletePhoto', ({ id }) => byClients.set(id, true)),
      listsDeleted(OF_RESIDENT, (photo, { isAskedBy, isOfPath }) => {
        return isAskedBy() && !byClients.has(photo.id) && isOfPath(photo);
      }),
    ]),
  'deleted-is-read-as-before': breaking('PHO-59')
    .says('A deleted photo is read as if it were not deleted.')
    .by(stillRead, () => true),
  'updated-is-read-as-before': breaking('PHO-59')
    .says('A photo that has tags is read after its deletion as if it were not deleted.')
    .by(stillRead, ({ tagIds }) => tagIds.length > 0),
  'update-revives': breaking('PHO-58', 'PHO-59')
    .says('An update brings a deleted photo back.')
    .by(beforehand, 'updatePhoto', (input, context) => {
      photos.amend(context, input.path['photoId'], () => ({ isDeleted: false }));
      return input;
    }),
  'refused-update-revives': breaking('PHO-58', 'PHO-59')
    .says('An update of a deleted photo is refused, but restores the photo.')
    .by(refusalRevives, 'updatePhoto'),
  'second-deletion-revives': breaking('PHO-58', 'PHO-59')
    .says('A second deletion undoes the first.')
    .by(refusalRevives, 'deletePhoto'),
});
