import type { LeverInput } from '../../openapi/generated/levers.ts';
import type { Answer } from '../kit/call.ts';
import { Unproven } from '../kit/errors.ts';
import { isObject, show, type JsonObject } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { listedPart } from '../kit/listed.ts';
import { isSuccess } from '../kit/match.ts';
import { bareOf, idsOf, listOf } from '../kit/read.ts';
import { same, sameSet } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { inTurns } from './many.ts';
import { made } from '../kit/made.ts';
import { lever, pool as poolLines } from '../kit/to-add.ts';

/** An album as staff open it, the facilities aside. */
type Opened = Omit<LeverInput<'create-album'>, 'facilityIds'>;

/** A new album of some facilities, made by a lever, since no route makes one. */
export async function openedAlbum(
  t: Tools,
  facilityIds: readonly [string, ...string[]],
  opened: Opened = {},
): Promise<string> {
  const usual = { title: t.fresh.text('Album'), sharedAcrossCommunities: false };
  return (await t.lever('create-album', { ...usual, ...opened, facilityIds: [...facilityIds] })).albumId;
}

/**
 * Types that albums of this target have, since the values are not shown: those in the list of the facility, else the
 * one that the platform gives an album opened without a type. None where that album shows none.
 */
export async function typesOfAlbums(t: Tools, facilityId: string): Promise<readonly string[]> {
  const listed = async () =>
    (await albumsOf(t, facilityId)).flatMap(({ type }) =>
      typeof type === 'string' && type !== '' ? [type] : [],
    );
  const known = await listed();
  if (known.length === 0) await openedAlbum(t, [facilityId]);
  return [...new Set(known.length === 0 ? await listed() : known)];
}

/**
 * So many albums of one facility alone, shared with nobody: new ones by the lever, else those that the configuration
 * holds and that say so themselves, else those that the list of the facility shows.
 */
export async function someAlbums(t: Tools, facilityId: string, count = 1): Promise<readonly string[]> {
  if (hasLever(t.run, 'create-album')) return inTurns(count, () => openedAlbum(t, [facilityId]));
  const pool = await ownOf(t, facilityId, t.run.fixtures['albums'] ?? []);
  if (pool.length >= count) {
    t.fixture('albums');
    return pool.slice(0, count);
  }
  t.tier('discovery');
  const found = idsOf((await albumsOf(t, facilityId)).filter((album) => isOwnOf(album, facilityId)));
  if (found.length >= count) return found.slice(0, count);
  return t.unproven(
    `needs ${count} albums of the facility ${facilityId} alone, and its list does not show as many`,
    poolLines('albums', count),
    lever('create-album'),
  );
}

/** The same, or none where there are not as many to be had. */
export async function possibleAlbums(
  t: Tools,
  facilityId: string,
  count: number,
): Promise<readonly string[]> {
  try {
    return await someAlbums(t, facilityId, count);
  } catch (error) {
    if (error instanceof Unproven) return [];
    throw error;
  }
}

/** Those that are read under the facility and name it alone; a pool may hold albums of several facilities. */
async function ownOf(t: Tools, facilityId: string, albumIds: readonly string[]): Promise<readonly string[]> {
  const own: string[] = [];
  for (const albumId of albumIds) {
    const read = await t.call('getAlbum', { path: { facilityId, albumId } });
    if (!isSuccess(read) || !isObject(read.json)) continue;
    const [album] = await withFacilityIds(t, [read.json]);
    if (album && isOwnOf(album, facilityId)) own.push(albumId);
  }
  return own;
}

/** One such album. */
export async function someAlbum(t: Tools, facilityId: string): Promise<string> {
  const [album] = await someAlbums(t, facilityId);
  return album ?? t.unproven('needs an album');
}

/** What the list of a facility holds. */
export const albumsOf = (t: Tools, facilityId: string): Promise<readonly JsonObject[]> =>
  made('out the albums', async () =>
    withFacilityIds(t, listOf(await t.call('listAlbums', { path: { facilityId } }))),
  );

/**
 * The albums with their facilities told by their ids, be they shown by id or by name; with their listed members alone
 * where these were names.
 */
export async function withFacilityIds(
  t: Tools,
  albums: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const isKnown = (told: unknown): boolean => t.run.facilities.some(({ id }) => id === told);
  if (albums.every((album) => facilitiesOf(album).every(isKnown))) return albums;
  const listed = await made('out the facilities', async () => listOf(await t.call('listFacilities')));
  const idOf = (told: unknown): unknown => {
    if (listed.some(({ id }) => id === told)) return told;
    const [one, other] = listed.filter(({ name }) => name === told);
    if (other) throw new Unproven(`albums name a facility ${show(told)}, and two have this name`);
    return one ? one['id'] : told;
  };
  return albums.map((album) => {
    const told = facilitiesOf(album);
    const ids = told.map(idOf);
    return same(ids, told) ? album : { ...listedPart(album), facilities: ids };
  });
}

/** The album of an answer that is not wrapped, its facilities told by their ids. */
export async function albumIn(t: Tools, answer: Answer): Promise<JsonObject> {
  const album = bareOf(answer);
  return (await withFacilityIds(t, [album]))[0] ?? album;
}

/** The facilities that an album says it belongs to, as it tells them. */
export const facilitiesOf = ({ facilities }: JsonObject): readonly unknown[] =>
  Array.isArray(facilities) ? facilities : [];

const isOwnOf = (album: JsonObject, facilityId: string): boolean =>
  album['sharedAcrossCommunities'] !== true && sameSet(facilitiesOf(album), [facilityId]);
