import { looking, uploading } from '../../witness/photos.ts';
import { membersIn, textIn, textsIn } from '../input.ts';
import type { Saboteur } from '../saboteur.ts';
import { everywhere, lists, OF_ACTIVITY, OF_FACILITY, shownAs, TO_ACTIVITY, UPDATE } from './amend.ts';

/** Lies of how a photo looks. */
export const showingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.id-of-figures',
    lie: 'The id of a photo is a number in the list of an activity.',
    breaks: ['PHO-01', 'CNV-03'],
    tables: shownAs([OF_ACTIVITY], (photo) => ({ ...photo, id: 4711 })),
    witness: looking,
  },
  {
    id: 'photos.type-of-an-event',
    lie: 'A photo that was uploaded to an activity has the type event.',
    breaks: ['PHO-03'],
    tables: shownAs(everywhere, (photo) =>
      photo['type'] === 'activity' ? { ...photo, type: 'event' } : photo,
    ),
    witness: looking,
  },
  {
    id: 'photos.type-in-capitals',
    lie: 'The list of a facility shows the types in capitals.',
    breaks: ['PHO-03'],
    tables: shownAs([OF_FACILITY], (photo) => ({ ...photo, type: textIn(photo['type']).toUpperCase() })),
    witness: looking,
  },
  {
    id: 'photos.caption-as-text',
    lie: 'In lists a caption is its text alone.',
    breaks: ['PHO-04'],
    tables: shownAs(lists, (photo) => ({ ...photo, caption: membersIn(photo['caption'])['text'] ?? null })),
    witness: looking,
  },
  {
    id: 'photos.caption-by-somebody',
    lie: 'The creatorId of a caption is an object once the caption was updated.',
    breaks: ['PHO-04'],
    tables: shownAs([UPDATE], (photo) => {
      const caption = membersIn(photo['caption']);
      return { ...photo, caption: { ...caption, creatorId: { id: caption['creatorId'] } } };
    }),
    witness: looking,
  },
  {
    id: 'photos.creator-by-number',
    lie: 'The creatorId of a photo of an activity is a number.',
    breaks: ['PHO-05', 'CNV-03'],
    tables: shownAs([TO_ACTIVITY, OF_ACTIVITY], (photo) => ({ ...photo, creatorId: 17 })),
    witness: looking,
  },
  {
    id: 'photos.tags-as-a-map',
    lie: 'The tags of a photo are an object with a true for each.',
    breaks: ['PHO-06'],
    tables: shownAs(everywhere, (photo) => ({
      ...photo,
      tags: Object.fromEntries(textsIn(photo['tags']).map((id) => [id, true])),
    })),
    witness: looking,
  },
  {
    id: 'photos.one-album-as-text',
    lie: 'The albumIds of a photo in one album are that id, without an array.',
    breaks: ['PHO-06'],
    tables: shownAs(everywhere, (photo) => {
      const [only, ...others] = textsIn(photo['albumIds']);
      return only !== undefined && others.length === 0 ? { ...photo, albumIds: only } : photo;
    }),
    witness: looking,
  },
  {
    id: 'photos.users-with-commas',
    lie: 'The users of a listed photo stand in one text with commas between them.',
    breaks: ['PHO-06'],
    tables: shownAs(lists, (photo) => ({ ...photo, users: textsIn(photo['users']).join(',') })),
    witness: looking,
  },
  {
    id: 'photos.created-on-a-day',
    lie: 'The created of a photo is a day once it was updated.',
    breaks: ['PHO-07', 'CNV-04'],
    tables: shownAs([UPDATE], (photo) => ({ ...photo, created: textIn(photo['created']).slice(0, 10) })),
    witness: looking,
  },
  {
    id: 'photos.deleted-by-number',
    lie: 'The deleted of a listed photo is 0.',
    breaks: ['PHO-08'],
    tables: shownAs(lists, (photo) => ({ ...photo, deleted: 0 })),
    witness: looking,
  },
  {
    id: 'photos.updated-is-deleted',
    lie: 'The answer to an update shows the photo as deleted.',
    breaks: ['PHO-08'],
    tables: shownAs([UPDATE], (photo) => ({ ...photo, deleted: true })),
    witness: looking,
  },
  {
    id: 'photos.untagged-is-deleted',
    lie: 'A photo in which nobody is tagged is shown as deleted in the list of its activity.',
    breaks: ['PHO-08'],
    tables: shownAs([OF_ACTIVITY], (photo) =>
      textsIn(photo['users']).length === 0 ? { ...photo, deleted: true } : photo,
    ),
    witness: uploading(
      () => ({}),
      ({ activityId }) => ({ activityId }),
    ),
  },
];
