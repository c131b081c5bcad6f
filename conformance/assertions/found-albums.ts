import { facilitiesOf, withFacilityIds } from '../factories/albums.ts';
import { someFacilities } from '../factories/facilities.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { lacks } from '../kit/fault.ts';
import { isObject, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { mustEcho, mustHold } from '../kit/must.ts';
import { precondition } from '../kit/precondition.ts';
import type { Sample } from '../kit/presence.ts';
import { byId, listOf, text } from '../kit/read.ts';
import { isBlank } from '../kit/same.ts';
import { lever, pool } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';

/** Albums that the target has, where staff open none for the checks. No check changes them. */

/** The list of a facility, with the ids of the facilities of each album. */
interface FoundList {
  readonly facilityId: string;
  readonly answer: Answer;
  readonly albums: readonly JsonObject[];
}

async function foundAlbumLists(t: Tools): Promise<readonly FoundList[]> {
  t.tier('discovery');
  const found: FoundList[] = [];
  for (const facilityId of await someFacilities(t)) {
    const answer = await t.call('listAlbums', { path: { facilityId } });
    const albums = await precondition('a list of the albums', () => withFacilityIds(t, listOf(answer)));
    found.push({ facilityId, answer, albums });
  }
  return found;
}

/** An album of the pool as a facility reads it; undefined where it is none of that facility. */
async function readOwn(t: Tools, facilityId: string, albumId: string): Promise<JsonObject | undefined> {
  const answer = await t.call('getAlbum', { path: { facilityId, albumId } });
  if (!isSuccess(answer) || !isObject(answer.json)) return undefined;
  const [album] = await withFacilityIds(t, [answer.json]);
  return album && facilitiesOf(album).includes(facilityId) ? album : undefined;
}

/** An album of the pool is in the list of its facility, and one of several facilities in the list of each. */
export async function mustContainAlbumsFound(t: Tools): Promise<void> {
  const lists = await foundAlbumLists(t);
  const several = lists.flatMap(({ albums }) => albums.filter((album) => facilitiesOf(album).length > 1));
  let [own, shared] = [0, 0];
  for (const { facilityId, answer, albums } of lists) {
    const wanted = new Set<string>();
    for (const albumId of t.run.fixtures.albums ?? [])
      if (await readOwn(t, facilityId, albumId)) wanted.add(albumId);
    own += wanted.size;
    for (const album of several.filter((one) => facilitiesOf(one).includes(facilityId))) {
      shared += 1;
      wanted.add(text(album, 'id'));
    }
    attributed(['ALB-08'], () => {
      for (const id of wanted)
        mustHold(answer, 'an album of the facility', byId(albums, id) !== undefined, {
          ...lacks(`not ${id}`),
          items: [id],
        });
    });
  }
  // In one list it says nothing of another.
  if (own === 0 || shared < 2)
    t.unproven(
      'needs an album in the pool albums, and one of two facilities that are under facilities',
      pool('albums'),
      lever('create-album'),
    );
}

/** An album has one title, type, sharing and set of facilities: its lists and the read by its id show the same. */
export async function mustShowAlbumsAlike(t: Tools): Promise<void> {
  const samples = await albumsFound(t);
  for (const { shown } of samples) {
    const [read, listed] = shown;
    if (!read || !listed) continue;
    const { title, type, facilities, sharedAcrossCommunities } = read.resource;
    // The list of a shared album may leave the other communities out.
    const isShared = sharedAcrossCommunities === true || listed.resource['sharedAcrossCommunities'] === true;
    const album = { title, type, sharedAcrossCommunities, ...(!isShared && { facilities }) };
    const given = Object.fromEntries(Object.entries(album).map(([name, value]) => [name, value ?? null]));
    attributed(['ALB-06'], () =>
      mustEcho(listed.answer, listed.resource, given, { promised: 'the album as it is read by its id' }),
    );
  }
  const has = (is: (album: JsonObject) => boolean): boolean =>
    samples.some(({ shown }) => shown.some(({ resource }) => is(resource)));
  const isShared = has((album) => album['sharedAcrossCommunities'] === true);
  if (!isShared || !has((album) => facilitiesOf(album).length > 1) || !has(({ type }) => !isBlank(type)))
    t.unproven(
      'needs an album that is shared across communities, one of several facilities, and one with a type',
      lever('create-album'),
    );
}

/** So many albums of a facility are read by their ids. */
const READ = 6;

/** Albums as their lists show them and by their ids. */
export async function albumsFound(t: Tools): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const { facilityId, answer, albums } of await foundAlbumLists(t)) {
    const own = albums.filter((album) => facilitiesOf(album).includes(facilityId));
    for (const album of own.slice(0, READ)) {
      const albumId = text(album, 'id');
      const read = await t.call('getAlbum', { path: { facilityId, albumId } });
      if (!isSuccess(read) || !isObject(read.json)) continue;
      const [resource = read.json] = await withFacilityIds(t, [read.json]);
      samples.push({
        shown: [
          { answer: read, resource },
          { answer, resource: album },
        ],
      });
    }
  }
  return samples.length > 0
    ? samples
    : t.unproven('needs an album, and no list shows one', pool('albums'), lever('create-album'));
}
