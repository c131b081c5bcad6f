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
