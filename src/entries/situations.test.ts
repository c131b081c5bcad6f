import { describe, expect, test } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { situationFacts } from '../fixtures/situations/facts.ts';
import { createMock } from './create-mock.ts';
import { reads, type Read } from './testing/situation-reads.ts';
import type { World } from './world.ts';

const stand = async (scenario: 'demo' | 'empty' = 'empty') => {
  const mock = createMock({ scenario, planned: true, strict: true, now: '2026-06-15T12:00:00Z' });
  const world = mock.world();
  const { systemActor } = await world.identities();
  const caller = createCaller({
    ...{ baseUrl: 'http://mock.test', tenant: 'demo', token: 'demo-token', actingAs: systemActor },
    fetch: (request) => mock.fetch(request),
  });
  return { mock, world, caller };
};

type AnySituation = (input?: object) => Promise<Readonly<Record<string, string | readonly string[]>>>;
const situationIn = (world: World, name: string): AnySituation =>
  (world.situations as unknown as Readonly<Record<string, AnySituation>>)[name] ??
  (() => Promise.resolve({}));

const names = Object.keys(situationFacts);

describe.each(['demo', 'empty'] as const)('in the world %s', (scenario) => {
  test.each(names)(
    '%s is what it says, as a client reads it, and gives the ids that it lists',
    async (name) => {
      const { world, caller } = await stand(scenario);
      const given = await situationIn(world, name)();
      const facts = situationFacts[name];
      expect(Object.keys(given).toSorted()).toEqual([...(facts?.gives ?? [])].toSorted());
      const listed =
        (reads as Readonly<Record<string, (made: object) => readonly Read[]>>)[name]?.(given) ?? [];
      expect(listed.length).toBeGreaterThan(0);
      for (const [path, shows, as] of listed) {
        const { status, body } = await caller.call('GET', path, as === undefined ? {} : { as });
        expect([path, status]).toEqual([path, typeof shows === 'number' ? shows : 200]);
        if (typeof shows === 'object') expect(body).toMatchObject(shows ?? {});
      }
    },
  );
});

describe('what a situation is given', () => {
  test('it is about the resident that it is given', async () => {
    const { world } = await stand('demo');
    const { resident: residentId = '' } = await world.identities();
    for (const name of names.filter((one) => situationFacts[one]?.takes.includes('residentId'))) {
      const before = await world.records.count();
      const given = await situationIn(world, name)({ residentId });
      const isNewAllowed = name === 'connection-without-access';
      const countOf = (all: typeof before) =>
        all.find(({ collection }) => collection === 'residents')?.count ?? 0;
      expect([name, countOf(await world.records.count()) - countOf(before)]).toEqual([
        name,
        isNewAllowed ? 1 : 0,
      ]);
      expect(
        Object.values(given)
          .flat()
          .every((id) => id !== ''),
      ).toBe(true);
    }
  });

  test('it is made in the facility that it is given, as many as are asked for', async () => {
    const { world } = await stand('demo');
    const [, facility] = (await world.records.list('facilities')).data;
    const facilityId = facility?.id ?? '';
    const { activityId, waitlistedIds } = await world.situations['full-activity']({ facilityId, count: 7 });
    expect(waitlistedIds).toHaveLength(7);
    const { data: found } = await world.records.list('activities', { q: activityId });
    expect(found).toMatchObject([{ facilityId }]);
  });

  test.each([
    ['full-activity', { facilityId: 'fac_none' }, 404, 'facilityId'],
    ['unread-thread', { residentId: 'res_none' }, 404, 'residentId'],
    ['full-activity', { cuont: 2 }, 400, 'did you mean count'],
    ['full-activity', { count: 0 }, 400, '/count'],
    ['full-activity', { count: 501 }, 400, '/count'],
    ['empty-community', { count: 1 }, 400, 'takes no members'],
    ['full-activty', {}, 404, 'use full-activity;'],
    ['constructor', {}, 404, 'GET /__admin/situations'],
    ['full-activity', [], 400, 'a JSON object'],
  ])('%s with %j is refused with %i', async (name, body, status, says) => {
    const { mock, world } = await stand();
    const before = await world.digest();
    const answer = await mock.fetch(`/__admin/situations/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(says)]);
    expect(await world.digest()).toEqual(before);
  });

  test('without a body it is as by default, in the world that the query names', async () => {
    const { mock } = await stand();
    const answer = await mock.fetch('/__admin/situations/new-resident?world=demo-second', { method: 'POST' });
    const { residentId } = (await answer.json()) as { readonly residentId: string };
    expect((await mock.world('demo-second').records.list('residents')).data).toMatchObject([
      { id: residentId },
    ]);
    expect((await mock.world().records.list('residents')).found).toBe(0);
    expect((await mock.fetch('/__admin/situations/new-resident?world=none', { method: 'POST' })).status).toBe(
      404,
    );
  });
});

test('a mock without the planned part does not list or create its situations', async () => {
  const mock = createMock({ scenario: 'empty' });
  const { data: listed } = (await (await mock.fetch('/__admin/situations')).json()) as {
    readonly data: readonly { readonly name: string; readonly says: string }[];
  };
  const served = names.filter((name) => situationFacts[name]?.part === undefined);
  expect(listed.map(({ name }) => name)).toEqual(served);
  expect(listed.every(({ says }) => says.endsWith('.'))).toBe(true);
  await expect(mock.world().situations['modules-off']()).rejects.toMatchObject({
    status: 404,
    problem: 'situation-unknown',
  });
});

test('a step that is refused refuses the situation, with what the step says', async () => {
  const { world } = await stand();
  const { residentId } = await world.situations['modules-off']();
  await expect(world.situations['rides-in-every-status']({ residentId })).rejects.toMatchObject({
    status: 403,
    found: expect.stringContaining('without the Transportation module') as string,
  });
});

test('its events are delivered to the receivers, and its calls are not in the journal', async () => {
  const { world } = await stand();
  const { id } = await world.receivers.add({ url: 'http://127.0.0.1:9/hook', retries: [] });
  await world.receivers.pause(id);
  await world.situations['promoted-from-waitlist']();
  const events = await world.events.list();
  expect(events.map(({ event }) => event.eventType).slice(-2)).toEqual([
    'registration.deleted',
    'registration.created',
  ]);
  expect(await world.receivers.list()).toMatchObject([{ waiting: events.length }]);
  expect(await world.requests.list()).toEqual([]);
});
