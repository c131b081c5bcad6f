import { expect, test } from 'vitest';
import type { Readings } from '../world/choices.ts';
import { idsOf, itemsOf, membersOf, peopleMock } from '../testing/people.ts';

/** An album of the home facility, and one of the other facility that is shared across communities. */
const fileStore = async (readings: Readings = {}) => {
  const mock = peopleMock(readings);
  const made = async (input: object) => String(membersOf(await mock.pull('create-album', input))['albumId']);
  const own = await made({ facilityIds: [mock.home], title: 'Spring', type: 'season' });
  const shared = await made({ facilityIds: [mock.away], title: 'Art', sharedAcrossCommunities: true });
  const read = (facility: string, album: string) =>
    mock.call('GET', `/facilities/${facility}/albums/${album}`);
  const listed = async (facility: string) => idsOf(await mock.call('GET', `/facilities/${facility}/albums`));
  return { ...mock, own, shared, read, listed };
};

test('an album is listed in its facility and read bare', async () => {
  const { call, home, own, read } = await fileStore();
  const album = {
    ...{ id: own, title: 'Spring', type: 'season', facilities: [home], sharedAcrossCommunities: false },
    createdAt: '2026-06-15T12:00:00.000Z',
  };
  const list = await call('GET', `/facilities/${home}/albums`);
  expect(list.status).toBe(200);
  expect(itemsOf(list)[0]).toEqual(album);
  const one = await read(home, own);
  expect([one.status, one.body]).toEqual([200, album]);
});

test('an album that is not shared is in no other facility, a shared one in all', async () => {
  const { home, away, own, shared, listed, read } = await fileStore();
  expect(await listed(home)).toEqual([own, shared]);
  expect(await listed(away)).toEqual([shared]);
  expect((await read(away, own)).status).toBe(404);
  expect((await read(home, shared)).status).toBe(200);
});

test('what does not exist is refused', async () => {
  const { call, home, own, shared, read } = await fileStore();
  expect((await call('GET', '/facilities/fac_none/albums')).status).toBe(404);
  expect((await read(home, 'alb_none')).status).toBe(404);
  for (const id of [own, shared]) expect((await read('fac_none', id)).status).toBe(404);
});

test('shared-album-lists: named-facilities, for each operation', async () => {
  const lists = await fileStore({ 'shared-album-lists': { listAlbums: 'named-facilities' } });
  expect(await lists.listed(lists.home)).toEqual([lists.own]);
  expect((await lists.read(lists.home, lists.shared)).status).toBe(200);
  const reads = await fileStore({ 'shared-album-lists': { getAlbum: 'named-facilities' } });
  expect(await reads.listed(reads.home)).toEqual([reads.own, reads.shared]);
  expect((await reads.read(reads.home, reads.shared)).status).toBe(404);
  expect((await reads.read(reads.away, reads.shared)).status).toBe(200);
});

test('child-under-wrong-parent: served', async () => {
  const { away, own, shared, read } = await fileStore({ 'child-under-wrong-parent': { getAlbum: 'served' } });
  for (const [facility, id] of [
    [away, own],
    ['fac_none', own],
    ['fac_none', shared],
  ] as const)
    expect((await read(facility, id)).status).toBe(200);
});

test.each([
  ['oldest-first', ['Spring', 'Art']],
  ['newest-first', ['Art', 'Spring']],
  ['by-name-or-date', ['Art', 'Spring']],
] as const)('default-order: %s', async (taken, titles) => {
  const { call, home } = await fileStore({ 'default-order': { listAlbums: taken } });
  expect(itemsOf(await call('GET', `/facilities/${home}/albums`))).toMatchObject(
    titles.map((title) => ({ title })),
  );
});
