import { playing, uploading } from '../../witness/photos.ts';
import { idIn, textIn } from '../input.ts';
import { afterwards, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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
export const combiningSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.type-or-words',
    lie: 'The type is lost where a caption is sent.',
    breaks: ['PHO-40'],
    tables: keeping([UPLOAD], ({ type, caption }) => ({ type: caption ? 'gallery' : type })),
    witness: uploading(() => ({ type: 'dining', caption: 'Tea' })),
  },
  {
    id: 'photos.type-or-album',
    lie: 'The type is lost where an album is sent.',
    breaks: ['PHO-40'],
    tables: keeping([UPLOAD], ({ type, albumIds }) => ({ type: albumIds.length > 0 ? 'gallery' : type })),
    witness: playing(async ({ album, upload }) => upload({ type: 'dining', albumId: await album() })),
  },
  {
    id: 'photos.postcards-without-words',
    lie: 'The caption of a postcard is lost.',
    breaks: ['PHO-42'],
    tables: keeping([UPLOAD], ({ type, caption }) => ({ caption: type === 'postcard' ? null : caption })),
    witness: uploading(() => ({ type: 'postcard', caption: 'Tea' })),
  },
  {
    id: 'photos.album-of-one-facility',
    lie: 'The album of a photo of several facilities is lost.',
    breaks: ['PHO-39'],
    tables: keeping([UPLOAD], ({ albumIds, facilityIds }) => ({
      albumIds: facilityIds.length > 1 ? [] : albumIds,
    })),
    witness: playing(async ({ home, away, album, upload }) =>
      upload({ facilities: [home, away], albumId: await album() }),
    ),
  },
  {
    id: 'photos.people-of-one-facility',
    lie: 'An upload to several facilities tags nobody.',
    breaks: ['PHO-38'],
    tables: keeping(uploads, ({ userIds, facilityIds }) => ({
      userIds: facilityIds.length > 1 ? [] : userIds,
    })),
    witness: uploading(({ home, away, ada }) => ({ facilities: [home, away], users: [ada] })),
  },
  {
    id: 'photos.default-beside-an-album',
    lie: 'An upload into an album without a type is of the type family.',
    breaks: ['PHO-41'],
    tables: keeping([UPLOAD], ({ type, albumIds }, input) => ({
      type: albumIds.length > 0 && !fieldsIn(input)['type'] ? 'family' : type,
    })),
    witness: playing(async ({ album, upload }) => upload({ albumId: await album() })),
  },
  {
    id: 'photos.search-knows-one-facility',
    lie: 'A search finds a photo of several facilities in the first alone.',
    breaks: ['PHO-15', 'PHO-21'],
    tables: listingOnly(
      [OF_FACILITY],
      ({ facilityIds }, { path, query }) =>
        query['captionSearch'] === undefined || facilityIds[0] === path['facilityId'],
    ),
    witness: playing(async ({ home, away, photo, inAway }) => {
      await photo({ facilities: [home, away], caption: 'Tea' });
      return inAway('captionSearch=Tea');
    }),
  },
  {
    id: 'photos.resident-knows-one-facility',
    lie: 'The filter residentId finds a photo of several facilities in the home of the resident alone.',
    breaks: ['PHO-15', 'PHO-20'],
    tables: listingOnly([OF_FACILITY], ({ facilityIds }, { path, query }, { store }) => {
      const home = store.residents.find(textIn(query['residentId']))?.facilityId;
      return home === undefined || facilityIds.length === 1 || home === path['facilityId'];
    }),
    witness: playing(async ({ home, away, ada, photo, inAway }) => {
      await photo({ facilities: [home, away], users: [ada] });
      return inAway(`residentId=${ada}`);
    }),
  },
  {
    id: 'photos.album-knows-no-resident',
    lie: 'Asked for an album, the list of a resident holds all photos of the album.',
    breaks: ['PHO-27'],
    tables: listingAlso(
      [OF_RESIDENT],
      ({ albumIds }, input) =>
        isAskedBy(input, 'albumId') && albumIds.some((id) => id === input.query['albumId']),
    ),
    witness: strange('albumId'),
  },
  {
    id: 'photos.tag-knows-no-resident',
    lie: 'Asked for a tag, the list of a resident holds all photos with the tag.',
    breaks: ['PHO-27'],
    tables: listingAlso(
      [OF_RESIDENT],
      ({ tagIds }, input) => isAskedBy(input, 'tags') && tagIds.some((id) => id === input.query['tags']),
    ),
    witness: strange('tags'),
  },
  {
    id: 'photos.tagged-later-in-activities',
    lie: 'Whoever an update tags in a photo of an activity does not find it in the own list.',
    breaks: ['PHO-28', 'PHO-26'],
    tables: (tables) => {
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
    witness: playing(async ({ ada, activityId, photo, update }) =>
      update(await photo({}, { activityId }), { users: [ada] }),
    ),
  },
  {
    id: 'photos.people-of-activities-stay',
    lie: 'An update leaves who is tagged in a photo of an activity.',
    breaks: ['PHO-51', 'PHO-28'],
    tables: updating(({ activityId, userIds }, now) => ({
      userIds: activityId === null ? now.userIds : userIds,
    })),
    witness: playing(async ({ ada, activityId, photo, update }) =>
      update(await photo({}, { activityId }), { users: [ada] }),
    ),
  },
  {
    id: 'photos.no-tags-for-activities',
    lie: 'A photo of an activity takes no tags.',
    breaks: ['PHO-52'],
    tables: updating(({ activityId }, { tagIds }) => ({ tagIds: activityId === null ? tagIds : [] })),
    witness: playing(async ({ activityId, photo, update, tag }) =>
      update(await photo({}, { activityId }), { tags: [await tag()] }),
    ),
  },
  {
    id: 'photos.words-of-activities-in-the-answer-alone',
    lie: 'The caption of an update of a photo of an activity is in the answer and not with the photo.',
    breaks: ['PHO-50'],
    tables: (tables) => {
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
    witness: playing(async ({ activityId, photo, update, read }) => {
      const id = await photo({ caption: 'Tea' }, { activityId });
      return [await update(id, { caption: 'Garden' }), await read(id)];
    }),
  },
  {
    id: 'photos.update-makes-activities-gallery',
    lie: 'An update makes a photo of the type gallery of a photo of an activity.',
    breaks: ['PHO-54'],
    tables: updating(({ type }) => ({ type: type === 'activity' ? 'gallery' : type })),
    witness: playing(async ({ activityId, photo, update }) =>
      update(await photo({}, { activityId }), { caption: 'Tea' }),
    ),
  },
  {
    id: 'photos.deleted-stays-in-its-album',
    lie: 'Asked for an album, the list of a facility holds deleted photos, too.',
    breaks: ['PHO-58'],
    tables: stillIn(
      [OF_FACILITY],
      ({ albumIds, facilityIds }, input) =>
        isAskedBy(input, 'albumId') &&
        facilityIds.some((id) => id === input.path['facilityId']) &&
        albumIds.some((id) => id === input.query['albumId']),
    ),
    witness: gone('albumId'),
  },
  {
    id: 'photos.deleted-stays-with-its-tags',
    lie: 'Asked for a tag, the list of a facility holds deleted photos, too.',
    breaks: ['PHO-58'],
    tables: stillIn(
      [OF_FACILITY],
      ({ tagIds, facilityIds }, input) =>
        isAskedBy(input, 'tags') &&
        facilityIds.some((id) => id === input.path['facilityId']) &&
        tagIds.some((id) => id === input.query['tags']),
    ),
    witness: gone('tags'),
  },
  {
    id: 'photos.deleted-by-staff-stays',
    lie: 'A photo that staff deleted stays in the lists of those who are tagged in it.',
    breaks: ['PHO-58'],
    tables: (tables) => {
      const byClients = new Set<string | undefined>();
      const watched = instead(DELETE, (honest) => (input, scene) => {
        byClients.add(input.path['photoId']);
        return honest(input, scene);
      })(tables);
      return stillIn(
        [OF_RESIDENT],
        ({ id, userIds }, input) =>
          isUnfiltered(input) &&
          !byClients.has(id) &&
          userIds.some((one) => one === input.path['residentId']),
      )(watched);
    },
    witness: playing(async ({ ada, photo }, { lever }) =>
      lever('delete-photo', { photoId: await photo({ users: [ada] }) }),
    ),
  },
];
