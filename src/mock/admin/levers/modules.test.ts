import { expect, test } from 'vitest';
import { modulesOf } from '../../access/family.ts';
import { membersOf, peopleMock } from '../../testing/people.ts';
import { WITH_PLANNED } from '../../testing/mock.ts';

test('what staff switch stays switched, what they leave out stays as it is', async () => {
  const set = peopleMock({}, WITH_PLANNED);
  const all = {
    transportation: true,
    familyTransportation: true,
    workRequests: true,
    familyWorkRequests: true,
  };
  expect(modulesOf(set.home, set.world)).toEqual({ id: set.home, ...all });
  await set.pull('switch-modules', { facilityId: set.home, transportation: false });
  await set.pull('switch-modules', { facilityId: set.home, workRequests: false });
  expect(modulesOf(set.home, set.world)).toEqual({
    id: set.home,
    ...all,
    transportation: false,
    workRequests: false,
  });
  await set.pull('switch-modules', { facilityId: set.home, transportation: true });
  expect(modulesOf(set.home, set.world)).toMatchObject({ transportation: true, workRequests: false });
  expect(modulesOf(set.away, set.world)).toMatchObject(all);
  expect(set.events()).toEqual([]);
});

test('modules of an unknown facility are refused', async () => {
  const set = peopleMock({}, WITH_PLANNED);
  expect((await set.pull('switch-modules', { facilityId: 'nowhere', transportation: false })).status).toBe(
    404,
  );
  expect((await set.pull('switch-modules', { facilityId: set.home, transportation: 'no' })).status).toBe(400);
  expect(set.world.store.modules.all()).toEqual([]);
});

test('a community opens in the zone that is named, with everything enabled', async () => {
  const set = peopleMock({}, WITH_PLANNED);
  const zoned = membersOf(await set.pull('create-facility', { name: 'Harbor', timeZone: 'America/Chicago' }));
  const plain = membersOf(await set.pull('create-facility', {}));
  const [, , harbor, usual] = set.world.store.facilities.all();
  expect(harbor).toMatchObject({ id: zoned['facilityId'], name: 'Harbor', timeZone: 'America/Chicago' });
  expect(usual).toMatchObject({ id: plain['facilityId'], timeZone: 'UTC' });
  expect(Object.values(modulesOf(harbor?.id ?? '', set.world)).slice(1)).not.toContain(false);
});

test('a community opens in no zone that does not exist', async () => {
  const set = peopleMock({}, WITH_PLANNED);
  expect((await set.pull('create-facility', { timeZone: 'Mars/Olympus' })).status).toBe(400);
  expect(set.world.store.facilities.all()).toHaveLength(2);
});
