import { expect, test } from 'vitest';
import { personalActivitiesMock } from '../../testing/personal-activities.ts';
import { membersOf } from '../../testing/people.ts';
import { reading } from '../../testing/mock.ts';

const photo = { name: 'walk.png', type: 'image/png', content: Buffer.from('pixels').toString('base64') };

test('create-personal-activity leaves the rest to the platform: today at ten, for half an hour', async () => {
  const { pull, only, residents } = personalActivitiesMock();
  const made = await pull('create-personal-activity', { residentId: residents[0] });
  const item = await only();
  expect([made.status, made.body]).toEqual([200, { personalActivityId: item['id'], photoIds: [] }]);
  expect(item).toMatchObject({
    ...{ name: 'Walk', startDate: '2026-06-15T10:00:00Z', startTime: '10:00', endTime: '10:30' },
    ...{ timeType: 'exactTime', durationInMinutes: 30, attendedResidentIds: [residents[0]], photos: [] },
  });
});

test('create-personal-activity takes what staff say, in the zone of the community', async () => {
  const { pull, only, residents } = personalActivitiesMock(
    reading('personal-activity-members', 'refused'),
    'copenhagen',
  );
  const more = { location: 'Garden', description: 'Slow', confirmed: true };
  const startDate = '2026-06-20T08:00:00Z';
  const sent = { residentId: residents[0], name: 'Chess', startDate, durationInMinutes: 45, ...more };
  expect((await pull('create-personal-activity', sent)).status).toBe(200);
  expect(await only()).toMatchObject({
    ...{ name: 'Chess', startDate: '2026-06-20T10:00:00+02:00', startTime: '10:00', endTime: '10:45' },
    ...more,
  });
});

test('create-personal-activity of a part of the day has no times', async () => {
  const { pull, only, residents } = personalActivitiesMock();
  await pull('create-personal-activity', { residentId: residents[0], timeType: 'evening' });
  expect(await only()).toMatchObject({ startTime: null, endTime: null, durationInMinutes: null });
});

test('create-personal-activity without times ends before midnight', async () => {
  const { pull, only, residents } = personalActivitiesMock();
  await pull('create-personal-activity', { residentId: residents[0], startTime: '23:45' });
  expect(await only()).toMatchObject({ startTime: '23:45', endTime: '23:59' });
});

test('create-personal-activity keeps photos, which are served', async () => {
  const { pull, only, follow, residents } = personalActivitiesMock();
  const photos = [photo, { ...photo, name: 'pond.png', publicToFamily: true }];
  const made = await pull('create-personal-activity', { residentId: residents[0], photos });
  const shown = (await only())['photos'];
  const { photoIds } = membersOf(made);
  const [first, second] = Array.isArray(photoIds) ? (photoIds as readonly unknown[]) : [];
  const facts = { url: expect.any(String), type: 'image/png', size: 6 };
  expect(shown).toEqual([
    { id: first, name: 'walk.png', ...facts, publicToFamily: false },
    { id: second, name: 'pond.png', ...facts, publicToFamily: true },
  ]);
  expect(follow(/"url":"([^"]+)"/.exec(JSON.stringify(shown))?.[1])).toBe('pixels');
});

test('create-personal-activity-preset adds a name once', async () => {
  const { pull, home, away, world } = personalActivitiesMock();
  for (const name of ['Chess', 'Chess', 'Walk'])
    expect((await pull('create-personal-activity-preset', { facilityId: home, name })).body).toEqual({});
  const of = (id: string) =>
    world.store.personalActivityPresets.filter(({ facilityId }) => facilityId === id).map(({ name }) => name);
  expect([of(home), of(away)]).toEqual([['Walk', 'Chess'], ['Walk']]);
});

test('what does not exist or cannot be is refused, and nothing changes', async () => {
  const { pull, residents, state } = personalActivitiesMock(
    reading('personal-activity-names', 'presets-only'),
  );
  const before = state();
  const refused = async (status: number, lever: string, input: object) =>
    expect([input, (await pull(lever, input)).status]).toEqual([input, status]);
  const [residentId] = residents;
  await refused(404, 'create-personal-activity-preset', { facilityId: 'nowhere', name: 'Chess' });
  await refused(404, 'create-personal-activity', { residentId: 'nobody' });
  await refused(400, 'create-personal-activity', { residentId, name: 'Chess' });
  await refused(400, 'create-personal-activity', { residentId, startTime: '11:00', endTime: '10:00' });
  await refused(400, 'create-personal-activity', { residentId, startDate: '9999-12-31T00:00:00Z' });
  await refused(400, 'create-personal-activity', { residentId, durationInMinutes: -1, photos: [photo] });
  expect(state()).toEqual(before);
});
