import { albumIn, openedAlbum, typesOfAlbums, withFacilityIds } from '../../factories/albums.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { presence } from '../../kit/presence.ts';
import { byId, listOf } from '../../kit/read.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { albumsFound } from '../../assertions/found-albums.ts';

/**
 * A type that an album of the facility can have: one that the target shows of others, else a word of our own that the
 * lever takes. Undefined where it takes none, for the values are not shown.
 */
async function possibleType(t: Tools, facilityId: string): Promise<string | undefined> {
  const [known] = await typesOfAlbums(t, facilityId);
  if (known !== undefined) return known;
  return unlessUnproven(() => openedAlbum(t, [facilityId], { type: 'family' }).then(() => 'family'));
}

presence(
  {
    id: 'albums.shows-its-members',
    says: 'An album shows every listed member that has a value, in the list and by its id.',
    resource: 'Album',
    record: 'Album',
    clause: 'ALB-101',
    found: { levers: ['create-album'], ways: [pool('albums')], records: albumsFound },
    members: ['title', 'type', 'facilities', 'sharedAcrossCommunities', 'id', 'createdAt'],
  },
  async (t) => {
    const { id: facilityId } = await t.facility();
    const type = await possibleType(t, facilityId);
    const samples = [];
    for (const sharedAcrossCommunities of [false, true]) {
      const details = { title: t.fresh.text('Album'), sharedAcrossCommunities };
      const albumId = await openedAlbum(t, [facilityId], {
        ...details,
        ...(type !== undefined && { type }),
      });
      const read = await t.call('getAlbum', { path: { facilityId, albumId } });
      const list = await t.call('listAlbums', { path: { facilityId } });
      samples.push({
        shown: [
          { answer: read, resource: await albumIn(t, read) },
          { answer: list, resource: byId(await withFacilityIds(t, listOf(list)), albumId) ?? {} },
        ],
        // A shared album may name every community.
        values: { id: albumId, ...details, ...(!sharedAcrossCommunities && { facilities: [facilityId] }) },
        except: type === undefined ? ['type'] : [],
      });
    }
    return samples;
  },
);
