import { looking, uploading } from '../../witness/photos.ts';
import { membersIn, textIn, textsIn } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { everywhere, lists, OF_ACTIVITY, OF_FACILITY, shownAs, TO_ACTIVITY, UPDATE } from './amend.ts';

/** Saboteurs of how a photo looks. */
export const showingSaboteurs = saboteursOf('photos', looking, {
  'id-of-figures': [
    'The id of a photo is a number in the list of an activity.',
    ['PHO-01', 'CNV-03'],
    shownAs([OF_ACTIVITY], (photo) => ({ ...photo, id: 4711 })),
  ],
  'type-of-an-event': [
    'A photo that was uploaded to an activity has the type event.',
    ['PHO-03'],
    shownAs(everywhere, (photo) => (photo['type'] === 'activity' ? { ...photo, type: 'event' } : photo)),
  ],
  'type-in-capitals': [
    'The list of a facility shows the types in capitals.',
    ['PHO-03'],
    shownAs([OF_FACILITY], (photo) => ({ ...photo, type: textIn(photo['type']).toUpperCase() })),
  ],
  'caption-as-text': [
    'In lists a caption is its text alone.',
    ['PHO-04'],
    shownAs(lists, (photo) => ({ ...photo, caption: membersIn(photo['caption'])['text'] ?? null })),
  ],
  'caption-by-somebody': [
    'The creatorId of a caption is an object once the caption was updated.',
    ['PHO-04'],
    shownAs([UPDATE], (photo) => {
      const caption = membersIn(photo['caption']);
      return { ...photo, caption: { ...caption, creatorId: { id: caption['creatorId'] } } };
    }),
  ],
  'creator-by-number': [
    'The creatorId of a photo of an activity is a number.',
    ['PHO-05', 'CNV-03'],
    shownAs([TO_ACTIVITY, OF_ACTIVITY], (photo) => ({ ...photo, creatorId: 17 })),
  ],
  'tags-as-a-map': [
    'The tags of a photo are an object with a true for each.',
    ['PHO-06'],
    shownAs(everywhere, (photo) => ({
      ...photo,
      tags: Object.fromEntries(textsIn(photo['tags']).map((id) => [id, true])),
    })),
  ],
  'one-album-as-text': [
    'The albumIds of a photo in one album are that id, without an array.',
    ['PHO-06'],
    shownAs(everywhere, (photo) => {
      const [only, ...others] = textsIn(photo['albumIds']);
      return only !== undefined && others.length === 0 ? { ...photo, albumIds: only } : photo;
    }),
  ],
  'users-with-commas': [
    'The users of a listed photo stand in one text with commas between them.',
    ['PHO-06'],
    shownAs(lists, (photo) => ({ ...photo, users: textsIn(photo['users']).join(',') })),
  ],
  'created-on-a-day': [
    'The created of a photo is a day once it was updated.',
    ['PHO-07', 'CNV-04'],
    shownAs([UPDATE], (photo) => ({ ...photo, created: textIn(photo['created']).slice(0, 10) })),
  ],
  'deleted-by-number': [
    'The deleted of a listed photo is 0.',
    ['PHO-08'],
    shownAs(lists, (photo) => ({ ...photo, deleted: 0 })),
  ],
  'updated-is-deleted': [
    'The answer to an update shows the photo as deleted.',
    ['PHO-08'],
    shownAs([UPDATE], (photo) => ({ ...photo, deleted: true })),
  ],
  'untagged-is-deleted': [
    'A photo in which nobody is tagged is shown as deleted in the list of its activity.',
    ['PHO-08'],
    shownAs([OF_ACTIVITY], (photo) =>
      textsIn(photo['users']).length === 0 ? { ...photo, deleted: true } : photo,
    ),
    uploading(
      () => ({}),
      ({ activityId }) => ({ activityId }),
    ),
  ],
});
