import { albumsOf, facilitiesOf, openedAlbum, someAlbum } from '../../factories/albums.ts';
import { facilityFormOf, otherFacility } from '../../factories/facilities.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, listOf, text } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { lever } from '../../kit/to-add.ts';

/** An album that is shared across communities, and a facility that it does not name. */
interface Shared {
  readonly albumId: string;
  readonly own: string;
  readonly elsewhere: string;
}

/** A new album of a facility alone that is shared across communities, else one of a list. */
async function sharedAlbum(t: Tools): Promise<Shared> {
  const { id: one } = await t.facility();
  const two = await otherFacility(t, one);
  if (hasLever(t.run, 'create-album'))
    return {
      albumId: await openedAlbum(t, [two], { sharedAcrossCommunities: true }),
      own: two,
      elsewhere: one,
    };
  t.tier('discovery');
  for (const [own, elsewhere] of [
    [two, one],
    [one, two],
  ] as const) {
    const found = (await albumsOf(t, own)).find(
      (album) =>
        album['sharedAcrossCommunities'] === true &&
        facilitiesOf(album).includes(own) &&
        !facilitiesOf(album).includes(elsewhere),
    );
    if (found) return { albumId: text(found, 'id'), own, elsewhere };
  }
  return t.unproven('needs an album that is shared across communities', lever('create-album'));
}

check({
  id: 'albums.shared-elsewhere',
  says: 'Records whether a facility lists an album of another facility that is shared across communities.',
  clauses: ['ALB-10'],
  async run(t) {
    const { albumId, own, elsewhere } = await sharedAlbum(t);
    const observe = (operation: 'listAlbums' | 'getAlbum', isShown: boolean) =>
      t.observe('shared-album-lists', operation, isShown ? 'everywhere' : 'named-facilities');
    observe('listAlbums', byId(await albumsOf(t, elsewhere), albumId) !== undefined);
    const isRead = async (id: string): Promise<boolean> => {
      const read = await t.call('getAlbum', { path: { facilityId: elsewhere, albumId: id } });
      return isSuccess(read) && field(read.json, 'id') === id;
    };
    // Where any album is read under any facility, a shared one proves nothing.
    if (await isRead(await someAlbum(t, own))) t.note('albums are read under facilities that are not theirs');
    else observe('getAlbum', await isRead(albumId));
  },
});

check({
  id: 'albums.under-another-facility',
  says: 'Records what the read of an album answers under a facility that is not its own, or under none.',
  clauses: ['CNV-40'],
  negative: true,
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    const answer = await t.call('getAlbum', {
      path: { facilityId: one, albumId: await someAlbum(t, two) },
    });
    const statuses = [answer.status];
    if (hasLever(t.run, 'create-album')) {
      const albumId = await openedAlbum(t, [two], { sharedAcrossCommunities: true });
      const path = { facilityId: t.fresh.word('nowhere'), albumId };
      statuses.push((await t.call('getAlbum', { path })).status);
    }
    const outcomes = {
      served: statuses.every((status) => isSuccess({ status })),
      'not-found': statuses.every((status) => isRefused({ status })),
    };
    reading(t, 'child-under-wrong-parent', answer, outcomes, statuses.join(' and '));
  },
});

check({
  id: 'albums.facilities-told-by',
  says: 'Records whether the facilities of an album are ids or names.',
  clauses: ['ALB-103'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const albumId = await someAlbum(t, facilityId);
    const list = await t.call('listAlbums', { path: { facilityId } });
    const read = await t.call('getAlbum', { path: { facilityId, albumId } });
    const formOf = await facilityFormOf(t, facilityId);
    t.observe('album-facilities', 'listAlbums', formOf(byId(listOf(list), albumId)?.['facilities']));
    t.observe('album-facilities', 'getAlbum', formOf(field(read.json, 'facilities')));
  },
});
