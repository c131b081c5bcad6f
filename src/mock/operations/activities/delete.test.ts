import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { expectNoTrace, activitiesMock, type ActivitiesMock } from '../../testing/activities.ts';

const remove = async (set: ActivitiesMock, id: string, query = '') =>
  (await set.call('DELETE', `/activities/${id}${query}`)).status;

const refused = (set: ActivitiesMock, status: number, id: string, query = '') =>
  expectNoTrace(set, status, () => set.call('DELETE', `/activities/${id}${query}`));

const june = 'startDate=2026-06-01T00:00:00Z&endDate=2026-06-30T00:00:00Z';

test('a deleted activity is in no list and the receiver is notified', async () => {
  const set = activitiesMock();
  const { id } = set.put();
  expect(await remove(set, id)).toBe(204);
  expect(itemsOf(await set.call('GET', `/facilities/${set.utc.id}/activities?${june}`))).toEqual([]);
  expect(set.events()).toMatchObject([
    { eventType: 'activity.deleted', aggregateType: 'activity', resourceId: id },
  ]);
});

test('unknown-id-delete: 404, or 204, also for what was deleted before', async () => {
  const set = activitiesMock();
  const { id } = set.put({ isDeleted: true });
  await refused(set, 404, 'nothing');
  await refused(set, 404, id);
  const lax = activitiesMock(reading('unknown-id-delete', 'no-content'));
  await refused(lax, 204, 'nothing');
});

const withRegistration = (readings: Readings, status: 'registered' | 'waitlisted' = 'registered') => {
  const set = activitiesMock(readings);
  const { id } = set.put();
  set.register(id, set.putResident(), { status });
  return { set, id };
};

test.each([
  ['conflict', 409],
  ['bad-request', 400],
  ['forbidden', 403],
  ['precondition', 428],
] as const)('delete-with-registrations-status %s: %i while a user is registered', async (taken, status) => {
  const { set, id } = withRegistration(reading('delete-with-registrations-status', taken));
  await refused(set, status, id);
  await refused(set, status, id, '?confirm=false');
});

test('confirm=true deletes it all the same', async () => {
  const { set, id } = withRegistration({});
  expect(await remove(set, id, '?confirm=true')).toBe(204);
  await refused(activitiesMock(), 400, 'whatever', '?confirm=perhaps');
});

test('once the last registration is cancelled it can be deleted', async () => {
  const { set, id } = withRegistration({});
  for (const registration of set.world.store.registrations.all())
    set.world.store.registrations.remove(registration.id);
  expect(await remove(set, id)).toBe(204);
});

test('waitlist-blocks-delete: waiting blocks, or being registered only', async () => {
  const waiting = withRegistration({}, 'waitlisted');
  await refused(waiting.set, 409, waiting.id);
  const lax = withRegistration(reading('waitlist-blocks-delete', 'registered-only'), 'waitlisted');
  expect(await remove(lax.set, lax.id)).toBe(204);
});

test('series-delete: every occurrence goes, or none', async () => {
  const set = activitiesMock();
  expect(await remove(set, set.putSeries().id)).toBe(204);
  expect(itemsOf(await set.call('GET', `/facilities/${set.utc.id}/activities?${june}`))).toEqual([]);
  const strict = activitiesMock(reading('series-delete', 'refused'));
  await refused(strict, 409, strict.putSeries().id, '?confirm=true');
});
