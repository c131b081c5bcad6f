import { expect, test } from 'vitest';
import { createMock } from './create-mock.ts';
import type { Mock, MockOptions } from './mock-types.ts';
import type { World } from './world.ts';

const NOW = '2026-06-15T12:00:00Z';
const mockOf = (options: MockOptions = {}): Mock => createMock({ scenario: 'empty', now: NOW, ...options });

const facilityOf = async (world: World): Promise<string> =>
  (await world.records.list('facilities')).data[0]?.id ?? '';

const withEvent = async (world: World): Promise<string> => {
  const { calendarId } = await world.levers['create-calendar']({ facilityIds: [await facilityOf(world)] });
  await world.levers['create-activity']({ calendarId });
  const [entry] = await world.events.list();
  return entry?.event.eventId ?? '';
};

const nowhere = { url: 'http://127.0.0.1:9/hook', retries: [] };

test('a receiver that is paused keeps its events until it is resumed', async () => {
  const world = mockOf().world();
  const { id } = await world.receivers.add(nowhere);
  expect(await world.receivers.pause(id)).toMatchObject({ id, state: 'resting' });
  const eventId = await withEvent(world);
  expect(await world.events.list()).toMatchObject([{ event: { eventId }, delivery: { state: 'waiting' } }]);
  expect(await world.events.redeliver(eventId, id)).toBe(1);
  expect(await world.receivers.replay(id)).toBe(1);
  expect(await world.receivers.replay(id, '2030-01-01T00:00:00Z')).toBe(0);
  expect(await world.receivers.list()).toMatchObject([{ waiting: 3 }]);
  expect(await world.receivers.resume(id)).toMatchObject({ state: 'active' });
});

test('a world is exported and brought in elsewhere', async () => {
  const world = mockOf().world();
  const facilityId = await facilityOf(world);
  const { residentId } = await world.levers['create-resident']({ facilityId, firstName: 'Ada' });
  const state: unknown = JSON.parse(JSON.stringify(await world.export()));
  const elsewhere = mockOf({ seed: 9 }).world('bug-17');
  // As a program has it that read a file.
  expect(await elsewhere.import(state as Awaited<ReturnType<World['export']>>)).toMatchObject({
    name: 'bug-17',
    seed: 1,
  });
  expect((await elsewhere.records.list('residents', { q: 'ada' })).data).toMatchObject([{ id: residentId }]);
});

const statusOfNew = async (mock: Mock, world: World): Promise<number> => {
  const { systemActor = '' } = await world.identities();
  const answer = await mock.fetch(`/api/v1/${world.tenant}/facilities/${await facilityOf(world)}/residents`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${world.token}`,
      'Content-Type': 'application/json',
      'X-Acting-User-Id': systemActor,
      'X-Acting-User-Tenant': world.tenant,
    },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'B' }),
  });
  return answer.status;
};

test('readings are taken while a world runs, stay after a reset, and are that of no other world', async () => {
  const mock = mockOf();
  const world = mock.world();
  const fork = await world.fork('fork');
  const before = await statusOfNew(mock, world);
  const taken = await world.choices.take({ 'create-status': before === 200 ? 'created' : 'ok' });
  const own = taken.find(({ id }) => id === 'create-status');
  expect(own?.taken).not.toBe(own?.default);
  const after = await statusOfNew(mock, world);
  expect(after).not.toBe(before);
  await world.reset();
  expect(await statusOfNew(mock, world)).toBe(after);
  expect(await statusOfNew(mock, fork)).toBe(before);
  expect(await statusOfNew(mock, await world.fork('later'))).toBe(after);
});

test('a snapshot from before goes by the readings of now', async () => {
  const mock = mockOf();
  const world = mock.world();
  await world.snapshot();
  const before = await statusOfNew(mock, world);
  await world.choices.take({ 'create-status': before === 200 ? 'created' : 'ok' });
  await world.restore();
  expect(await statusOfNew(mock, world)).not.toBe(before);
});

test.each([
  [{ 'create-status': 'maybe' }, 'accepts'],
  [{ 'no-such-choice': 'a' }, 'no-such-choice is not a choice'],
  [{}, 'must be an object with at least 1 member'],
])('readings %j are refused, and nothing changes', async (readings: object, says) => {
  const { choices } = mockOf().world();
  const before = await choices.list();
  await expect(choices.take(readings)).rejects.toThrow(says);
  expect(await choices.list()).toEqual(before);
});

test('people, records and state of a world', async () => {
  const mock = mockOf();
  const world = mock.world();
  const { data, found } = await world.people({ q: 'system', limit: 1 });
  const [actor] = data;
  expect(actor).toMatchObject({ kind: 'systemActor' });
  expect(found).toBeGreaterThan(0);
  expect(await world.records.count()).toContainEqual({ collection: 'facilities', count: 2 });
  expect(await world.health()).toMatchObject({
    status: 'ok',
    seed: 1,
    tenants: ['demo', expect.any(String)],
  });
  expect(await world.config()).toContain('tenant: demo');
  expect(await world.preview('/api/v1/demo/facilities', actor?.actingId)).toMatchObject({ data: [{}, {}] });
  expect(await world.requests.list()).toEqual([]);
  const digest = await world.digest();
  await statusOfNew(mock, world);
  const changed = await world.digest();
  expect(Object.keys(changed).filter((part) => changed[part] !== digest[part])).toContain('demo.residents');
  expect(await world.requests.read(1)).toMatchObject({ n: 1, operation: 'createResident' });
});
