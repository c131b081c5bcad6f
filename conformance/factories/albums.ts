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
import { precondition } from '../kit/precondition.ts';
import { lever, pool as poolLines } from '../kit/to-add.ts';

/** The input of the lever for a new album, without the facilities. */
type Opened = Omit<LeverInput<'create-album'>, 'facilityIds'>;

/** A new album of some facilities, made by a lever because no route makes one. */
export async function openedAlbum(
  t: Tools,
  facilityIds: readonly [string, ...string[]],
  opened: Opened = {},
): Promise<string> {
  const usual = { title: t.fresh.text('Album'), sharedAcrossCommunities: false };
  return (await t.lever('create-album', { ...usual, ...opened, facilityIds: [...facilityIds] })).albumId;
}

/**
 * Types that albums of this target have, because the interface lists no values: those in the list of the
 * facility, else the type that the platform gives to an album opened without one. Empty if that album shows
 * no type.
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
 * A number of albums that belong to one facility alone and are not shared: new ones by the lever, else
 * configured ones that show this, else those in the list of the facility. Unproven if there are too few.
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

/** The albums of the pool that can be read under the facility and name only this facility. */
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

/** One album of `someAlbums`. */
export async function someAlbum(t: Tools, facilityId: string): Promise<string> {
  const [album] = await someAlbums(t, facilityId);
  return album ?? t.unproven('needs an album');
}

/** The albums in the list of a facility. */
export const albumsOf = (t: Tools, facilityId: string): Promise<readonly JsonObject[]> =>
  precondition('a list of the albums', async () =>
    withFacilityIds(t, listOf(await t.call('listAlbums', { path: { facilityId } }))),
  );

/**
 * The albums with the ids of their facilities, whether the target shows ids or names. An album that shows
 * names keeps only the members of a listed album. Throws Unproven if two facilities have the same name.
 */
export async function withFacilityIds(
  t: Tools,
  albums: readonly JsonObject[],
): Promise<readonly JsonObject[]> {
  const isKnown = (named: unknown): boolean => t.run.facilities.some(({ id }) => id === named);
  if (albums.every((album) => facilitiesOf(album).every(isKnown))) return albums;
  const listed = await precondition('a list of the facilities', async () =>
    listOf(await t.call('listFacilities')),
  );
  const idOf = (named: unknown): unknown => {
    if (listed.some(({ id }) => id === named)) return named;
    const [one, other] = listed.filter(({ name }) => name === named);
    if (other) throw new Unproven(`albums name a facility ${show(named)}, and two have this name`);
    return one ? one['id'] : named;
  };
  return albums.map((album) => {
    const named = facilitiesOf(album);
    const ids = named.map(idOf);
    return same(ids, named) ? album : { ...listedPart(album), facilities: ids };
  });
}

/** The album of an answer without an envelope, with the ids of its facilities. */
export async function albumIn(t: Tools, answer: Answer): Promise<JsonObject> {
  const album = bareOf(answer);
  return (await withFacilityIds(t, [album]))[0] ?? album;
}

/** The facilities of an album as the target shows them, by id or by name. */
export const facilitiesOf = ({ facilities }: JsonObject): readonly unknown[] =>
  Array.isArray(facilities) ? facilities : [];

const isOwnOf = (album: JsonObject, facilityId: string): boolean =>
  album['sharedAcrossCommunities'] !== true && sameSet(facilitiesOf(album), [facilityId]);
