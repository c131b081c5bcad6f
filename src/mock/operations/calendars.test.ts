import { expect, test } from 'vitest';
import { reading, type Readings } from '../testing/mock.ts';
import { activitiesMock } from '../testing/activities.ts';
import { itemsOf } from '../testing/people.ts';

const created = '2026-01-01T00:00:00.000Z';

const withCalendars = (readings: Readings = {}) => {
  const set = activitiesMock(readings);
  const { calendars } = set.world.store;
  const add = (name: string, facilityIds: readonly string[], isPrivate = false) =>
    calendars.insert({
      id: set.world.ids.next('cal'),
      name,
      category: 'meals',
      facilityIds,
      private: isPrivate,
      created,
    });
  add('Both', [set.copenhagen.id, set.utc.id]);
  add('Away', [set.copenhagen.id, 'fac_elsewhere']);
  add('Chapel', [set.utc.id], true);
  return set;
};

const names = async (set: ReturnType<typeof withCalendars>, as?: string) =>
  itemsOf(await set.call('GET', `/facilities/${set.utc.id}/calendars`, as === undefined ? {} : { as })).map(
    ({ name }) => name,
  );

test('private-calendars hidden: hides them from residents, not from staff', async () => {
  const set = withCalendars(reading('private-calendars', 'hidden'));
  expect(await names(set, set.putResident())).toEqual(['Facility 1 calendar', 'Both']);
  expect(await names(set)).toContain('Chapel');
});

test('shared-calendars every-shared: adds what other facilities share', async () => {
  const set = withCalendars(reading('shared-calendars', 'every-shared'));
  expect(await names(set)).toEqual(['Facility 1 calendar', 'Both', 'Away', 'Chapel']);
});
