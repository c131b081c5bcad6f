import { playing } from '../../witness/photos.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import { afterwards, inList, instead, withStatus, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** What a deleted photo is read as, where the lie serves it. */
const stillRead = (serves: (photo: PhotoRecord) => boolean): Lie =>
  instead(GET, (honest) => (input, scene) => {
    const photo = scene.store.photos.find(input.path['photoId']);
    return photo?.isDeleted && serves(photo)
      ? { status: 200, body: { data: viewOf({ ...photo, isDeleted: false }, scene) } }
      : honest(input, scene);
  });

/** Lies of the deletion of a photo. */
export const deletingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.delete-answers-200',
    lie: 'A deletion is answered with 200.',
    breaks: ['PHO-57', 'CNV-32'],
    tables: afterwards(DELETE, withStatus(200)),
    witness: deleting,
  },
  {
    id: 'photos.delete-does-nothing',
    lie: 'A deletion is answered with 204 and deletes nothing.',
    breaks: ['PHO-58', 'PHO-59'],
    tables: instead(DELETE, () => () => ({ status: 204, body: undefined })),
    witness: deleting,
  },
  {
    id: 'photos.deleted-stays-with-the-activity',
    lie: 'A deleted photo stays in the list of its activity.',
    breaks: ['PHO-58'],
    tables: stillIn(
      [OF_ACTIVITY],
      ({ activityId }, input) => isUnfiltered(input) && activityId === input.path['activityId'],
    ),
    witness: deleting,
  },
  {
    id: 'photos.deleted-stays-with-the-people',
    lie: 'A deleted photo stays in the lists of those who are tagged in it after the first.',
    breaks: ['PHO-58'],
    tables: stillIn(
      [OF_RESIDENT],
      ({ userIds }, input) =>
        isUnfiltered(input) && userIds.slice(1).some((id) => id === input.path['residentId']),
    ),
    witness: deleting,
  },
  {
    id: 'photos.deleted-stays-in-the-second-facility',
    lie: 'A photo of several facilities is deleted from the first alone.',
    breaks: ['PHO-58'],
    tables: stillIn(
      [OF_FACILITY],
      ({ facilityIds, activityId }, input) =>
        isUnfiltered(input) &&
        activityId === null &&
        facilityIds.slice(1).some((id) => id === input.path['facilityId']),
    ),
    witness: deleting,
  },
  {
    id: 'photos.deleted-is-still-searched',
    lie: 'A search in a facility finds deleted photos, too.',
    breaks: ['PHO-58'],
    tables: stillIn(
      [OF_FACILITY],
      ({ caption, facilityIds, activityId }, input) =>
        isAskedBy(input, 'captionSearch') &&
        activityId === null &&
        facilityIds.some((id) => id === input.path['facilityId']) &&
        (caption?.text.split(' ') ?? []).some((word) => word === input.query['captionSearch']),
    ),
    witness: deleting,
  },
  {
    id: 'photos.deleted-is-marked-in-the-list',
    lie: 'The list of a resident shows deleted photos, marked as such.',
    breaks: ['PHO-58'],
    tables: afterwards(OF_RESIDENT, (reply, input, scene) => {
      const gone = scene.store.photos.filter(
        ({ isDeleted, userIds }) => isDeleted && userIds.some((id) => id === input.path['residentId']),
      );
      const isWhole = isUnfiltered(input) && !input.page.after;
      return isWhole
        ? inList((items) => [...items, ...gone.map((photo) => viewOf(photo, scene))])(reply, input)
        : reply;
    }),
    witness: deleting,
  },
  {
    id: 'photos.deleted-is-read-as-before',
    lie: 'A deleted photo is read as if nobody had deleted it.',
    breaks: ['PHO-59'],
    tables: stillRead(() => true),
    witness: deleting,
  },
  {
    id: 'photos.updated-is-read-as-before',
    lie: 'A photo that has tags is read after its deletion as if nobody had deleted it.',
    breaks: ['PHO-59'],
    tables: stillRead(({ tagIds }) => tagIds.length > 0),
    witness: playing(async ({ photo, update, tag, remove, read }) => {
      const id = await photo();
      await update(id, { tags: [await tag()] });
      return [await remove(id), await read(id)];
    }),
  },
  {
    id: 'photos.update-revives',
    lie: 'An update brings a deleted photo back.',
    breaks: ['PHO-58', 'PHO-59'],
    tables: instead(UPDATE, (honest) => (input, scene) => {
      amend(scene, input.path['photoId'], () => ({ isDeleted: false }));
      return honest(input, scene);
    }),
    witness: deleting,
  },
  {
    id: 'photos.refused-update-revives',
    lie: 'An update of a deleted photo is refused and brings it back all the same.',
    breaks: ['PHO-58', 'PHO-59'],
    tables: instead(UPDATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply)) amend(scene, input.path['photoId'], () => ({ isDeleted: false }));
      return reply;
    }),
    witness: deleting,
  },
  {
    id: 'photos.second-deletion-revives',
    lie: 'A second deletion undoes the first.',
    breaks: ['PHO-58', 'PHO-59'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply)) amend(scene, input.path['photoId'], () => ({ isDeleted: false }));
      return reply;
    }),
    witness: deleting,
  },
];
