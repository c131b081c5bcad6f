import type { AnyInput } from '../mock/http/input.ts';
import { facilityIdsOf } from '../mock/world/activity-facilities.ts';
import { membersIn, textIn, textsIn } from '../saboteurs/input.ts';
import { fieldsIn, LISTS, UPLOADS } from '../saboteurs/photos/adapter.ts';
import { refuses } from '../saboteurs/verbs.ts';
import { PICTURE, someConnection } from '../witness/people.ts';
import { playing } from '../witness/photos.ts';
import { together } from '../saboteurs/mutation.ts';
import type { Variant } from './variant.ts';

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
export const photoRefusals: readonly Variant[] = [
  {
    id: 'freedom.photos-of-pictures-alone',
    freedom: 'An upload of a file that is neither PNG nor JPEG is refused.',
    tables: refuses(UPLOADS, (_, input) => !filesIn(input).every(isPicture)),
    witness: playing(({ upload }) => upload()),
  },
  {
    id: 'freedom.photos-in-albums-of-their-facilities',
    freedom: 'An upload into an album that belongs to none of its facilities is refused.',
    tables: refuses('uploadPhoto', (_, input, { store }) => {
      const album = store.albums.find(textIn(fieldsIn(input)['albumId']));
      return album !== undefined && !facilitiesIn(input).some((id) => album.facilityIds.includes(id));
    }),
    witness: playing(async ({ away, album, upload }) =>
      upload({ facilities: [away], albumId: await album() }),
    ),
  },
  {
    id: 'freedom.activity-photos-where-it-takes-place',
    freedom: 'An upload to an activity that names none of its facilities is refused.',
    tables: refuses('uploadActivityPhoto', (_, input, world) => {
      const activity = world.store.activities.find(input.path['activityId']);
      if (!activity) return false;
      const places = facilityIdsOf(activity, world);
      return !facilitiesIn(input).some((id) => places.includes(id));
    }),
    witness: playing(({ away, activityId, upload }) => upload({ facilities: [away] }, { activityId })),
  },
  {
    id: 'freedom.residents-alone-are-tagged',
    freedom: 'An upload or an update that tags somebody who is no resident is refused.',
    tables: together(
      refuses(UPLOADS, (_, input, { store }) =>
        idsIn(fieldsIn(input)['users']).some((id) => !store.residents.find(id)),
      ),
      refuses('updatePhoto', ({ users }, _, { store }) =>
        textsIn(users).some((id) => !store.residents.find(id)),
      ),
    ),
    witness: playing(async ({ upload }, stage) => upload({ users: [await someConnection(stage)] })),
  },
  {
    id: 'freedom.photo-filters-of-known-things',
    freedom:
      'A list of photos that is filtered by an album, a tag or a resident that is not there is refused.',
    tables: refuses(LISTS, (_, { query }, { store }) => {
      const [albums, residents] = [idsIn(query['albumId']), idsIn(query['residentId'])];
      return (
        albums.some((id) => !store.albums.find(id)) ||
        residents.some((id) => !store.residents.find(id)) ||
        idsIn(query['tags']).some((id) => !store.photoTags.find(id))
      );
    }),
    witness: playing(({ inHome }) => inHome('albumId=nothing')),
  },
  {
    id: 'freedom.photos-with-a-file-name',
    freedom: 'An upload whose file has no extension in its name is refused.',
    tables: refuses(UPLOADS, (_, input) =>
      filesIn(input).some((file) => !/\.\w+$/.test(textIn(membersIn(file)['name']))),
    ),
    witness: playing(({ home, send }) => send({ facilities: home }, {}, { ...PICTURE, name: 'face' })),
  },
];
