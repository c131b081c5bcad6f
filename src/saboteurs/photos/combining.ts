import { playing, uploading } from '../../witness/photos.ts';
import { idIn, textIn } from '../input.ts';
import { afterwards, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import {
  amend,
  fieldsIn,
  isAskedBy,
  isUnfiltered,
  keeping,
  listingAlso,
  listingOnly,
  OF_FACILITY,
  OF_RESIDENT,
  stillIn,
  updating,
  UPDATE,
  UPLOAD,
  uploads,
  DELETE,
} from './amend.ts';

/** Photos of an album and with a tag, with nobody in them, looked for in the list of a resident. */
const strange = (filter: 'albumId' | 'tags') =>
  playing(async ({ album, tag, photo, update, ofAda }) => {
    const [albumId, tagId] = [await album(), await tag()];
    await update(await photo({ albumId }), { tags: [tagId] });
    return ofAda(`${filter}=${filter === 'albumId' ? albumId : tagId}`);
  });

/** The same photos after they were deleted, in the list of the facility. */
const gone = (filter: 'albumId' | 'tags') =>
  playing(async ({ album, tag, photo, update, remove, inHome }) => {
    const [albumId, tagId] = [await album(), await tag()];
    const id = await photo({ albumId });
    await update(id, { tags: [tagId] });
    await remove(id);
    return inHome(`${filter}=${filter === 'albumId' ? albumId : tagId}`);
  });

/** Lies that show where two things come together. */
export const combiningSaboteurs = saboteursOf(
  'photos',
  playing(async ({ ada, activityId, photo, update }) =>
    update(await photo({}, { activityId }), { users: [ada] }),
  ),
  {
    'type-or-words': [
      'The type is lost where a caption is sent.',
      ['PHO-40'],
      keeping([UPLOAD], ({ type, caption }) => ({ type: caption ? 'gallery' : type })),
      uploading(() => ({ type: 'dining', caption: 'Tea' })),
    ],
    'type-or-album': [
      'The type is lost where an album is sent.',
      ['PHO-40'],
      keeping([UPLOAD], ({ type, albumIds }) => ({ type: albumIds.length > 0 ? 'gallery' : type })),
      playing(async ({ album, upload }) => upload({ type: 'dining', albumId: await album() })),
    ],
    'postcards-without-words': [
      'The caption of a postcard is lost.',
      ['PHO-42'],
      keeping([UPLOAD], ({ type, caption }) => ({ caption: type === 'postcard' ? null : caption })),
      uploading(() => ({ type: 'postcard', caption: 'Tea' })),
    ],
    'album-of-one-facility': [
      'The album of a photo of several facilities is lost.',
      ['PHO-39'],
      keeping([UPLOAD], ({ albumIds, facilityIds }) => ({
        albumIds: facilityIds.length > 1 ? [] : albumIds,
      })),
      playing(async ({ home, away, album, upload }) =>
        upload({ facilities: [home, away], albumId: await album() }),
      ),
    ],
    'people-of-one-facility': [
      'An upload to several facilities tags nobody.',
      ['PHO-38'],
      keeping(uploads, ({ userIds, facilityIds }) => ({
        userIds: facilityIds.length > 1 ? [] : userIds,
      })),
      uploading(({ home, away, ada }) => ({ facilities: [home, away], users: [ada] })),
    ],
    'default-beside-an-album': [
      'An upload into an album without a type is of the type family.',
      ['PHO-41'],
      keeping([UPLOAD], ({ type, albumIds }, input) => ({
        type: albumIds.length > 0 && !fieldsIn(input)['type'] ? 'family' : type,
      })),
      playing(async ({ album, upload }) => upload({ albumId: await album() })),
    ],
    'search-knows-one-facility': [
      'A search finds a photo of several facilities in the first alone.',
      ['PHO-15', 'PHO-21'],
      listingOnly(
        [OF_FACILITY],
        ({ facilityIds }, { path, query }) =>
          query['captionSearch'] === undefined || facilityIds[0] === path['facilityId'],
      ),
      playing(async ({ home, away, photo, inAway }) => {
        await photo({ facilities: [home, away], caption: 'Tea' });
        return inAway('captionSearch=Tea');
      }),
    ],
    'resident-knows-one-facility': [
      'The filter residentId finds a photo of several facilities in the home of the resident alone.',
      ['PHO-15', 'PHO-20'],
      listingOnly([OF_FACILITY], ({ facilityIds }, { path, query }, { store }) => {
        const home = store.residents.find(textIn(query['residentId']))?.facilityId;
        return home === undefined || facilityIds.length === 1 || home === path['facilityId'];
      }),
      playing(async ({ home, away, ada, photo, inAway }) => {
        await photo({ facilities: [home, away], users: [ada] });
        return inAway(`residentId=${ada}`);
      }),
    ],
    'album-knows-no-resident': [
      'Asked for an album, the list of a resident holds all photos of the album.',
      ['PHO-27'],
      listingAlso(
        [OF_RESIDENT],
        ({ albumIds }, input) =>
          isAskedBy(input, 'albumId') && albumIds.some((id) => id === input.query['albumId']),
      ),
      strange('albumId'),
    ],
    'tag-knows-no-resident': [
      'Asked for a tag, the list of a resident holds all photos with the tag.',
      ['PHO-27'],
      listingAlso(
        [OF_RESIDENT],
        ({ tagIds }, input) => isAskedBy(input, 'tags') && tagIds.some((id) => id === input.query['tags']),
      ),
      strange('tags'),
    ],
    'tagged-later-in-activities': [
      'Whoever an update tags in a photo of an activity does not find it in the own list.',
      ['PHO-28', 'PHO-26'],
      (tables) => {
        const later = new Map<string, readonly string[]>();
        const watched = updating(({ id, userIds, activityId }, now) => {
          const added = now.userIds.filter((one) => !userIds.includes(one));
          if (activityId !== null) later.set(id, [...(later.get(id) ?? []), ...added]);
          return {};
        })(tables);
        return listingOnly(
          [OF_RESIDENT],
          ({ id }, { path }) => !(later.get(id) ?? []).some((one) => one === path['residentId']),
        )(watched);
      },
    ],
    'people-of-activities-stay': [
      'An update leaves who is tagged in a photo of an activity.',
      ['PHO-51', 'PHO-28'],
      updating(({ activityId, userIds }, now) => ({
        userIds: activityId === null ? now.userIds : userIds,
      })),
    ],
    'no-tags-for-activities': [
      'A photo of an activity takes no tags.',
      ['PHO-52'],
      updating(({ activityId }, { tagIds }) => ({ tagIds: activityId === null ? tagIds : [] })),
      playing(async ({ activityId, photo, update, tag }) =>
        update(await photo({}, { activityId }), { tags: [await tag()] }),
      ),
    ],
    'words-of-activities-in-the-answer-alone': [
      'The caption of an update of a photo of an activity is in the answer and not with the photo.',
      ['PHO-50'],
      (tables) => {
        const asItWas = new Map<string, string>();
        const watched = updating(({ id, caption }) => {
          asItWas.set(id, caption?.text ?? '');
          return {};
        })(tables);
        return afterwards(UPDATE, (reply, _input, scene) => {
          amend(scene, idIn(reply), ({ id, activityId, caption }) => {
            const text = asItWas.get(id) ?? '';
            return activityId === null || !caption
              ? {}
              : { caption: text === '' ? null : { ...caption, text } };
          });
          return reply;
        })(watched);
      },
      playing(async ({ activityId, photo, update, read }) => {
        const id = await photo({ caption: 'Tea' }, { activityId });
        return [await update(id, { caption: 'Garden' }), await read(id)];
      }),
    ],
    'update-makes-activities-gallery': [
      'An update makes a photo of the type gallery of a photo of an activity.',
      ['PHO-54'],
      updating(({ type }) => ({ type: type === 'activity' ? 'gallery' : type })),
      playing(async ({ activityId, photo, update }) =>
        update(await photo({}, { activityId }), { caption: 'Tea' }),
      ),
    ],
    'deleted-stays-in-its-album': [
      'Asked for an album, the list of a facility holds deleted photos, too.',
      ['PHO-58'],
      stillIn(
        [OF_FACILITY],
        ({ albumIds, facilityIds }, input) =>
          isAskedBy(input, 'albumId') &&
          facilityIds.some((id) => id === input.path['facilityId']) &&
          albumIds.some((id) => id === input.query['albumId']),
      ),
      gone('albumId'),
    ],
    'deleted-stays-with-its-tags': [
      'Asked for a tag, the list of a facility holds deleted photos, too.',
      ['PHO-58'],
      stillIn(
        [OF_FACILITY],
        ({ tagIds, facilityIds }, input) =>
          isAskedBy(input, 'tags') &&
          facilityIds.some((id) => id === input.path['facilityId']) &&
          tagIds.some((id) => id === input.query['tags']),
      ),
      gone('tags'),
    ],
    'deleted-by-staff-stays': [
      'A photo that staff deleted stays in the lists of those who are tagged in it.',
      ['PHO-58'],
      (tables) => {
        const byClients = new Set<string | undefined>();
        const watched = instead(DELETE, (original) => (input, scene) => {
          byClients.add(input.path['photoId']);
          return original(input, scene);
        })(tables);
        return stillIn(
          [OF_RESIDENT],
          ({ id, userIds }, input) =>
            isUnfiltered(input) &&
            !byClients.has(id) &&
            userIds.some((one) => one === input.path['residentId']),
        )(watched);
      },
      playing(async ({ ada, photo }, { lever }) =>
        lever('delete-photo', { photoId: await photo({ users: [ada] }) }),
      ),
    ],
  },
);
