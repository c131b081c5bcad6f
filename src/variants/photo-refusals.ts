import type { AnyInput } from '../mock/http/input.ts';
import { facilityIdsOf } from '../mock/world/activity-facilities.ts';
import { membersIn, textIn, textsIn } from '../saboteurs/input.ts';
import {
  fieldsIn,
  lists,
  refusing,
  TO_ACTIVITY,
  UPDATE,
  UPLOAD,
  uploads,
} from '../saboteurs/photos/amend.ts';
import { PICTURE, someConnection } from '../witness/people.ts';
import { playing } from '../witness/photos.ts';
import { together } from '../saboteurs/mutation.ts';
import { variantsOf } from './variant.ts';

const facilitiesIn = (input: AnyInput): readonly string[] => textIn(fieldsIn(input)['facilities']).split(',');

const idsIn = (text: unknown): readonly string[] =>
  textIn(text)
    .split(',')
    .filter((id) => id !== '');

/** The first bytes of a PNG or a JPEG. */
const isPicture = (file: unknown): boolean => {
  const { bytes } = membersIn(file);
  const begins = (...first: readonly number[]) =>
    bytes instanceof Uint8Array && first.every((byte, at) => bytes[at] === byte);
  return begins(0x89, 0x50, 0x4e, 0x47) || begins(0xff, 0xd8);
};

const filesIn = ({ body }: AnyInput): readonly unknown[] => {
  const { files } = membersIn(body);
  return Array.isArray(files) ? files : [];
};

/** What a server may refuse of photos for reasons of its own, since nothing says that it takes it. */
export const photoRefusals = variantsOf(
  'freedom',
  playing(({ upload }) => upload()),
  {
    'photos-of-pictures-alone': [
      'An upload of a file that is neither PNG nor JPEG is refused.',
      refusing(uploads, 'file is a picture.', (input) => !filesIn(input).every(isPicture)),
    ],
    'photos-in-albums-of-their-facilities': [
      'An upload into an album that belongs to none of its facilities is refused.',
      refusing([UPLOAD], 'albumId is an album of the facilities.', (input, { store }) => {
        const album = store.albums.find(textIn(fieldsIn(input)['albumId']));
        return album !== undefined && !facilitiesIn(input).some((id) => album.facilityIds.includes(id));
      }),
      playing(async ({ away, album, upload }) => upload({ facilities: [away], albumId: await album() })),
    ],
    'activity-photos-where-it-takes-place': [
      'An upload to an activity that names none of its facilities is refused.',
      refusing([TO_ACTIVITY], 'facilities holds one of the activity.', (input, world) => {
        const activity = world.store.activities.find(input.path['activityId']);
        if (!activity) return false;
        const places = facilityIdsOf(activity, world);
        return !facilitiesIn(input).some((id) => places.includes(id));
      }),
      playing(({ away, activityId, upload }) => upload({ facilities: [away] }, { activityId })),
    ],
    'residents-alone-are-tagged': [
      'An upload or an update that tags somebody who is no resident is refused.',
      together(
        refusing(uploads, 'users holds residents.', (input, { store }) =>
          idsIn(fieldsIn(input)['users']).some((id) => !store.residents.find(id)),
        ),
        refusing([UPDATE], 'users holds residents.', ({ body }, { store }) =>
          textsIn(membersIn(body)['users']).some((id) => !store.residents.find(id)),
        ),
      ),
      playing(async ({ upload }, stage) => upload({ users: [await someConnection(stage)] })),
    ],
    'photo-filters-of-known-things': [
      'A list of photos that is filtered by an album, a tag or a resident that is not there is refused.',
      refusing(lists, 'Filters name what is there.', ({ query }, { store }) => {
        const [albums, residents] = [idsIn(query['albumId']), idsIn(query['residentId'])];
        return (
          albums.some((id) => !store.albums.find(id)) ||
          residents.some((id) => !store.residents.find(id)) ||
          idsIn(query['tags']).some((id) => !store.photoTags.find(id))
        );
      }),
      playing(({ inHome }) => inHome('albumId=nothing')),
    ],
    'photos-with-a-file-name': [
      'An upload whose file has no extension in its name is refused.',
      refusing(uploads, 'file has a name with an extension.', (input) =>
        filesIn(input).some((file) => !/\.\w+$/.test(textIn(membersIn(file)['name']))),
      ),
      playing(({ home, send }) => send({ facilities: home }, {}, { ...PICTURE, name: 'face' })),
    ],
  },
);
