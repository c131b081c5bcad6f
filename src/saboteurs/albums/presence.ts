import { albumsShown, someAlbum } from '../../witness/albums.ts';
import { leavingOut } from '../leaves-out.ts';

/** Members of an album that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'albums',
    resource: 'an album',
    breaks: ['ALB-101'],
    operations: ['listAlbums', 'getAlbum'],
    witness: async (stage) => albumsShown(stage, [await someAlbum(stage)]),
  },
  ['title', 'type', 'facilities', 'sharedAcrossCommunities', 'createdAt'],
);
