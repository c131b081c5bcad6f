import { membersIn, textsIn, type Members } from '../saboteurs/input.ts';
import { afterwards, inData, instead, type Mutation } from '../saboteurs/mutation.ts';
import { albumAt, albumsIn, albumsShown, someAlbum } from '../witness/albums.ts';
import type { Witness } from '../witness/stage.ts';
import { isRefusal } from '../mock/http/problem.ts';
import { readingsOf } from './reading.ts';
import { variantsOf, type Variant } from './variant.ts';

/** An album of the first facility that is shared, looked for in the second. */
const shared: Witness = async (stage) => {
  const id = await someAlbum(stage, { sharedAcrossCommunities: true });
  return [await albumsIn(stage, 1), await albumAt(stage, id, 1)];
};

const looking: Witness = async (stage) => {
  const home = await someAlbum(stage);
  return albumsShown(stage, [home, await someAlbum(stage, { facilityIds: [...stage.facilities] })]);
};

/** Every album that is shown, shown otherwise. */
const shown = (change: (album: Members) => Members): Mutation => {
  const listed = afterwards(
    'listAlbums',
    inData((album) => ({ ...change(album) })),
  );
  const read = afterwards('getAlbum', (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));
  return (tables) => read(listed(tables));
};

/** What albums may be. */
export const albumVariants: readonly Variant[] = [
  ...readingsOf(shared, [
    ['shared-album-lists', ['named-facilities']],
    ['album-facilities', ['names'], looking],
  ]),
  ...variantsOf('freedom', looking, {
    'albums-with-more-members': [
      'An album shows its cover, how many photos it holds and who opened it.',
      shown((album) => ({ ...album, cover: { url: null }, photoCount: 3, createdBy: 'staff' })),
    ],
    'albums-name-facilities-backwards': [
      'The facilities of an album come in the opposite order.',
      shown((album) => ({ ...album, facilities: textsIn(album['facilities']).toReversed() })),
    ],
    'albums-with-paging-words': [
      'The list of albums says besides that nothing more is to come.',
      afterwards('listAlbums', (reply) => ({
        ...reply,
        body: { ...membersIn(reply.body), total: 2, nextCursor: null, hasMore: false },
      })),
    ],
    'unknown-albums-are-gone': [
      'An album that is not there is read with 410.',
      instead('getAlbum', (original) => (input, scene) => {
        const reply = original(input, scene);
        return isRefusal(reply) ? { ...reply, status: 410 } : reply;
      }),
      (stage) => albumAt(stage, 'nothing'),
    ],
  }),
];
