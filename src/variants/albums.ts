import { membersIn, textsIn, type Members } from '../mutants/input.ts';
import { afterwards, inData, type Mutation } from '../mutants/mutation.ts';
import type { OperationContext } from '../mock/operations/operation.ts';
import { refusedWith } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';

/** Every album that is shown, shown otherwise. */
const shown = (change: (album: Members, context: OperationContext) => Members): Mutation => {
  const listed = afterwards('listAlbums', (reply, input, context) =>
    inData((album) => ({ ...change(album, context) }))(reply, input),
  );
  const read = afterwards('getAlbum', (reply, _input, context) => ({
    ...reply,
    body: change(membersIn(reply.body), context),
  }));
  return (tables) => read(listed(tables));
};

/** What albums may be. */
export const albumFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'albums-with-more-members': [
      'An album shows its cover, how many photos it holds and who opened it.',
      shown((album) => ({ ...album, cover: { url: null }, photoCount: 3, createdBy: 'staff' })),
    ],
    'albums-name-facilities-backwards': [
      'The facilities of an album come in the opposite order.',
      shown((album) => ({ ...album, facilities: textsIn(album['facilities']).toReversed() })),
      async ({ lever, send, world }) => {
        const facilityIds = world.store.facilities.all().map(({ id }) => id);
        await lever('create-album', { title: 'Holidays', type: 'family', facilityIds });
        await send('listAlbums');
      },
    ],
    'shared-albums-name-every-facility': [
      'An album that is shared names all communities, wherever it was opened.',
      shown((album, { store }) =>
        album['sharedAcrossCommunities'] === true
          ? { ...album, facilities: store.facilities.all().map(({ id }) => id) }
          : album,
      ),
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
      refusedWith(410, ['getAlbum']),
    ],
  }),
];
