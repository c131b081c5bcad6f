import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { createMock } from './create-mock.ts';
import type { Mock } from './mock-types.ts';
import type { World } from './world.ts';

const NOW = '2026-06-15T12:00:00Z';
const SERVICES = '/api/v1/{tenant}/facilities/{facilityId}/residents';

const actingIn = async (mock: Mock, world: World) => {
  const { systemActor = '' } = await world.identities();
  const { tenant, token } = world;
  const client = createClient({
    baseUrl: 'http://ces.test',
    ...{ tenant, token, fetch: mock.fetch },
    actingAs: systemActor,
  });
  const { data } = await client.GET('/api/v1/{tenant}/facilities');
  const facilityId = data?.data[0]?.id ?? '';
  const params = { path: { facilityId } };
  const names = async (): Promise<readonly string[]> =>
    ((await client.GET(SERVICES, { params })).data?.data ?? []).map(({ lastName }) => lastName);
  const add = async (lastName: string): Promise<void> => {
    const { error } = await client.POST(SERVICES, { params, body: { firstName: 'Ada', lastName } });
    if (error) throw new Error(error.detail);
  };
  return { client, names, add };
};

test('forks go their own ways, and the world they came from goes its own', async () => {
  const mock = createMock({ scenario: 'empty', now: NOW });
  const main = mock.world();
  await (await actingIn(mock, main)).add('Main');
  const forks = await Promise.all(['one', 'two'].map((name) => main.fork(name)));
  const lists = await Promise.all(
    forks.map(async (fork) => {
      const { add, names } = await actingIn(mock, fork);
      await add(fork.tenant);
      return names();
    }),
  );
  expect(lists).toEqual([
    ['Main', 'one'],
    ['Main', 'two'],
  ]);
  expect(await (await actingIn(mock, main)).names()).toEqual(['Main']);
  expect((await mock.worlds.list()).map(({ name }) => name)).toEqual(['demo', 'one', 'two']);
  await forks[0]?.delete();
  expect((await mock.worlds.list()).map(({ name }) => name)).toEqual(['demo', 'two']);
});

test('a snapshot can be restored, and a diff lists the changes since', async () => {
  const mock = createMock({ scenario: 'empty', now: NOW });
  const world = mock.world();
  const { add, names } = await actingIn(mock, world);
  expect((await world.snapshot('before')).snapshot).toBe('before');
  await add('Later');
  const { since, tenants } = await world.diff('before');
  expect([since, tenants['demo']?.collections['residents']?.created]).toMatchObject([
    'before',
    [{ lastName: 'Later' }],
  ]);
  await world.restore('before');
  expect(await names()).toEqual([]);
});

test('a clock is set, frozen and advanced, in one world alone', async () => {
  const mock = createMock({ scenario: 'empty', now: NOW });
  const fork = await mock.world().fork('timely');
  await fork.clock.freeze();
  await fork.clock.set('2026-07-01T00:00:00Z');
  expect(await fork.clock.advance('PT3H')).toMatchObject({
    now: '2026-07-01T03:00:00.000Z',
    frozen: true,
    passed: [],
  });
  expect((await mock.world().clock.now()).now).toContain('2026-06-15T12:');
});

test('a world can be filled from a scenario, with its own readings', async () => {
  const mock = createMock({ scenario: 'empty', now: NOW });
  const world = await mock.worlds.create('plain', {
    seed: 9,
    choices: { 'create-status': 'ok' },
  });
  expect(await mock.worlds.list()).toMatchObject([{}, { name: 'plain', seed: 9, scenario: 'empty' }]);
  const { client } = await actingIn(mock, world);
  const { data } = await client.GET('/api/v1/{tenant}/facilities');
  const params = { path: { facilityId: data?.data[0]?.id ?? '' } };
  const made = await client.POST(SERVICES, { params, body: { firstName: 'A', lastName: 'B' } });
  expect(made.response.status).toBe(200);
});

test('receivers are added and taken away', async () => {
  const { receivers } = createMock({ scenario: 'empty', now: NOW }).world();
  const { id } = await receivers.add({ url: 'http://127.0.0.1:9/hook', events: ['activity.*'] });
  expect(await receivers.list()).toMatchObject([{ id, events: ['activity.*'], state: 'active' }]);
  expect(await receivers.remove(id)).toBe(1);
});
