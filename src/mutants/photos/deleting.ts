import { beforehand, remembering } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { onlyAnswers } from '../verbs.ts';
import { LISTS, listsDeleted, photos, thereafter } from './adapter.ts';

const [OF_FACILITY, OF_RESIDENT] = LISTS;

export const deletingMutants = mutantsOf('photos', {
  'delete-answers-200': wrongStatus(['PHO-57', 'CNV-32'], 'deletePhoto', 200),
  'delete-does-nothing': breaking('PHO-58', 'PHO-59')
    .says('A deletion is answered with 204 and deletes nothing.')
    .by(onlyAnswers, 'deletePhoto'),
  'deleted-stays-in-the-second-facility': breaking('PHO-58')
    .says('A photo of several facilities is deleted from the first alone.')
    .by(listsDeleted, OF_FACILITY, ({ facilityIds, activityId }, { isAskedBy, names }) => {
      return isAskedBy() && activityId === null && names('facilityId', facilityIds.slice(1));
    }),
  'deleted-by-staff-stays': breaking('PHO-58')
    .says('A photo that staff deleted stays in the lists of those who are tagged in it.')
    .by(remembering<true>, (byClients) => [
      thereafter('deletePhoto', ({ id }) => byClients.set(id, true)),
      listsDeleted(OF_RESIDENT, (photo, { isAskedBy, isOfPath }) => {
        return isAskedBy() && !byClients.has(photo.id) && isOfPath(photo);
      }),
    ]),
  'update-revives': breaking('PHO-58', 'PHO-59')
    .says('An update brings a deleted photo back.')
    .by(beforehand, 'updatePhoto', (input, context) => {
      photos.amend(context, input.path['photoId'], () => ({ isDeleted: false }));
      return input;
    }),
});
