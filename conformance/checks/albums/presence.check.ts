import { albumIn, openedAlbum, typesOfAlbums, withFacilityIds } from '../../given/albums.ts';
import { presence } from '../../kit/presence.ts';
import { byId, listOf } from '../../kit/read.ts';

presence(
  {
    id: 'albums.shows-its-members',
    says: 'An album shows every listed member whose value exists, in the list and by its id.',
    resource: 'Album',
    clause: 'ALB-101',
    needs: ['lever:create-album'],
    members: {
      id: 'set by the service',
      title: 'caused',
      type: 'caused',
      facilities: 'caused',
      sharedAcrossCommunities: 'caused',
      createdAt: 'set by the service',
    },
  },
  async (t) => {
    const { id: facilityId } = await t.facility();
    const [type] = await typesOfAlbums(t, facilityId);
    const samples = [];
    for (const sharedAcrossCommunities of [false, true]) {
      const told = { title: t.fresh.text('Album'), sharedAcrossCommunities };
      const albumId = await openedAlbum(t, [facilityId], { ...told, ...(type !== undefined && { type }) });
      const read = await t.call('getAlbum', { path: { facilityId, albumId } });
      const list = await t.call('listAlbums', { path: { facilityId } });
      samples.push({
        shown: [
          { answer: read, resource: await albumIn(t, read) },
          { answer: list, resource: byId(await withFacilityIds(t, listOf(list)), albumId) ?? {} },
        ],
        values: { id: albumId, ...told, facilities: [facilityId] },
      });
    }
    return samples;
  },
);
