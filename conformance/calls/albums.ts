import { hasLever } from '../kit/levers.ts';
import type { Tools } from '../kit/tools.ts';
import { openedAlbum, someAlbum } from '../factories/albums.ts';
import type { ValidCalls } from './call.ts';

type Operations = 'listAlbums' | 'getAlbum';

const inFacility = async (t: Tools) => ({ facilityId: (await t.facility()).id });

export const albumCalls: ValidCalls<Operations> = {
  listAlbums: {
    ready: async (t) => {
      const path = await inFacility(t);
      if (hasLever(t.run, 'create-album')) await openedAlbum(t, [path.facilityId]);
      return { path };
    },
  },
  getAlbum: {
    ready: async (t) => {
      const path = await inFacility(t);
      return { path: { ...path, albumId: await someAlbum(t, path.facilityId) } };
    },
  },
};
