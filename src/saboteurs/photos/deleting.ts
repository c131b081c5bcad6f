import { playing } from '../../witness/photos.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { afterwards, inList, instead, withStatus, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  amend,
  DELETE,
  GET,
  OF_ACTIVITY,
  OF_FACILITY,
  OF_RESIDENT,
  stillIn,
  UPDATE,
  viewOf,
  isAskedBy,
  isUnfiltered,
} from './amend.ts';

/** Photos of both facilities and two residents, of the activity or none; the first of each is deleted and looked for. */
const deleting = playing(async (gallery) => {
  const { home, away, ada, bea, activityId, photo, update, remove, read, lists: all } = gallery;
  const parts = { facilities: [home, away], users: [ada, bea], caption: 'Tea' };
  const seen: unknown[] = [];
  for (const to of [{}, { activityId }]) {
    const [gone, stays] = [await photo(parts, to), await photo(parts, to)];
    await update(gone, { caption: 'Tea party', users: [ada, bea] });
    seen.push(await remove(gone), await read(gone), await read(stays), await all('captionSearch=Tea'));
    seen.push(await update(gone, { caption: 'Tea' }), await read(gone), await remove(gone), await read(gone));
  }
  return [...seen, await gallery.inHome(`residentId=${ada}`)];
});

/** What a deleted photo is read as, where the mutation serves it. */
const stillRead = (serves: (photo: PhotoRecord) => boolean): Mutation =>
  instead(GET, (original) => (input, scene) => {
    const photo = scene.store.photos.find(input.path['photoId']);
    return photo?.isDeleted && serves(photo)
      ? { status: 200, body: { data: viewOf({ ...photo, isDeleted: false }, scene) } }
      : original(input, scene);
  });

/** Saboteurs of the deletion of a photo. */
export const deletingSaboteurs = saboteursOf('photos', deleting, {
  'delete-answers-200': [
    'A deletion is answered with 200.',
    ['PHO-57', 'CNV-32'],
    afterwards(DELETE, withStatus(200)),
  ],
  'delete-does-nothing': [
    'A deletion is answered with 204 and deletes nothing.',
    ['PHO-58', 'PHO-59'],
    instead(DELETE, () => () => ({ status: 204, body: undefined })),
  ],
  'deleted-stays-with-the-activity': [
    'A deleted photo stays in the list of its activity.',
    ['PHO-58'],
    stillIn(
      [OF_ACTIVITY],
      ({ activityId }, input) => isUnfiltered(input) && activityId === input.path['activityId'],
    ),
  ],
  'deleted-stays-with-the-people': [
    'A deleted photo stays in the lists of those who are tagged in it after the first.',
    ['PHO-58'],
    stillIn(
      [OF_RESIDENT],
      ({ userIds }, input) =>
        isUnfiltered(input) && userIds.slice(1).some((id) => id === input.path['residentId']),
    ),
  ],
  'deleted-stays-in-the-second-facility': [
    'A photo of several facilities is deleted from the first alone.',
    ['PHO-58'],
    stillIn(
      [OF_FACILITY],
      ({ facilityIds, activityId }, input) =>
        isUnfiltered(input) &&
        activityId === null &&
        facilityIds.slice(1).some((id) => id === input.path['facilityId']),
    ),
  ],
  'deleted-is-still-searched': [
    'A search in a facility finds deleted photos, too.',
    ['PHO-58'],
    stillIn(
      [OF_FACILITY],
      ({ caption, facilityIds, activityId }, input) =>
        isAskedBy(input, 'captionSearch') &&
        activityId === null &&
        facilityIds.some((id) => id === input.path['facilityId']) &&
        (caption?.text.split(' ') ?? []).some((word) => word === input.query['captionSearch']),
    ),
  ],
  'deleted-is-marked-in-the-list': [
    'The list of a resident shows deleted photos, marked as such.',
    ['PHO-58'],
    afterwards(OF_RESIDENT, (reply, input, scene) => {
      const gone = scene.store.photos.filter(
        ({ isDeleted, userIds }) => isDeleted && userIds.some((id) => id === input.path['residentId']),
      );
      const isWhole = isUnfiltered(input) && !input.page.after;
      return isWhole
        ? inList((items) => [...items, ...gone.map((photo) => viewOf(photo, scene))])(reply, input)
        : reply;
    }),
  ],
  'deleted-is-read-as-before': [
    'A deleted photo is read as if nobody had deleted it.',
    ['PHO-59'],
    stillRead(() => true),
  ],
  'updated-is-read-as-before': [
    'A photo that has tags is read after its deletion as if nobody had deleted it.',
    ['PHO-59'],
    stillRead(({ tagIds }) => tagIds.length > 0),
    playing(async ({ photo, update, tag, remove, read }) => {
      const id = await photo();
      await update(id, { tags: [await tag()] });
      return [await remove(id), await read(id)];
    }),
  ],
  'update-revives': [
    'An update brings a deleted photo back.',
    ['PHO-58', 'PHO-59'],
    instead(UPDATE, (original) => (input, scene) => {
      amend(scene, input.path['photoId'], () => ({ isDeleted: false }));
      return original(input, scene);
    }),
  ],
  'refused-update-revives': [
    'An update of a deleted photo is refused and brings it back all the same.',
    ['PHO-58', 'PHO-59'],
    instead(UPDATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply)) amend(scene, input.path['photoId'], () => ({ isDeleted: false }));
      return reply;
    }),
  ],
  'second-deletion-revives': [
    'A second deletion undoes the first.',
    ['PHO-58', 'PHO-59'],
    instead(DELETE, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply)) amend(scene, input.path['photoId'], () => ({ isDeleted: false }));
      return reply;
    }),
  ],
});
