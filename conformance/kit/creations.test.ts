import { expect, test } from 'vitest';
import { createCreations } from './creations.ts';

const made = (id: string) => ({ status: 201, json: { data: { id } } });
const idsOf = (creations: ReturnType<typeof createCreations>): string[] =>
  creations.belongings().map(({ what, id }) => `${what} ${id}`);

test('children are ended first or together with their parent, and of each kind the latest first', () => {
  const creations = createCreations();
  creations.called('createResident', { path: { facilityId: 'f' } }, made('r-1'));
  creations.called('createResident', { path: { facilityId: 'f' } }, made('r-2'));
  creations.called('createCheckIn', { path: { residentId: 'r-1' }, as: 'staff' }, made('c-1'));
  creations.called(
    'createRegistration',
    { path: { activityId: 'a-1' }, body: { userId: 'r-1' } },
    { status: 200, json: { data: { status: 'registered' } } },
  );
  // A check-in ends with its resident, if the run created the resident.
  expect(idsOf(creations)).toEqual(['registration r-1', 'resident r-2', 'resident r-1']);
});

test('a child of a record that the run did not create is ended separately', () => {
  const creations = createCreations();
  creations.called('createCheckIn', { path: { residentId: 'r-9' }, as: 'staff' }, made('c-1'));
  expect(creations.belongings()[0]?.end).toMatchObject({
    operationId: 'deleteCheckIn',
    input: { path: { residentId: 'r-9', checkInId: 'c-1' }, as: 'staff' },
  });
});

test('a refused request creates nothing, and an ended record is gone', () => {
  const creations = createCreations();
  creations.called('createResident', { path: { facilityId: 'f' } }, { ...made('r-1'), status: 400 });
  creations.called('createResident', { path: { facilityId: 'f' } }, made('r-2'));
  creations.called('deleteResident', { path: { residentId: 'r-2' } }, { status: 403, json: undefined });
  expect(idsOf(creations)).toEqual(['resident r-2']);
  creations.called('deleteResident', { path: { residentId: 'r-2' } }, { status: 204, json: undefined });
  expect(idsOf(creations)).toEqual([]);
});

test('one person may be registered for two activities', () => {
  const creations = createCreations();
  const register = (activityId: string) =>
    creations.called(
      'createRegistration',
      { path: { activityId }, body: { userId: 'r-1' } },
      { status: 200, json: {} },
    );
  register('a-1');
  register('a-2');
  const path = { activityId: 'a-1', userId: 'r-1' };
  creations.called('cancelRegistration', { path }, { status: 204, json: undefined });
  expect(creations.belongings().map(({ end }) => end?.input.path)).toEqual([
    { activityId: 'a-2', userId: 'r-1' },
  ]);
});

test('levers create and end records too; some records the API cannot end', () => {
  const creations = createCreations();
  creations.pulled('create-photo', { albumId: 'al-1' }, { photoId: 'p-1' });
  creations.pulled('create-album', { name: 'x' }, { albumId: 'al-1' });
  expect(creations.belongings()).toMatchObject([
    { what: 'photo', id: 'p-1', end: { operationId: 'deletePhoto', input: { path: { photoId: 'p-1' } } } },
    { what: 'album', id: 'al-1' },
  ]);
  creations.pulled('delete-photo', { photoId: 'p-1' }, {});
  expect(idsOf(creations)).toEqual(['album al-1']);
  expect(creations.belongings()[0]).not.toHaveProperty('end');
});
