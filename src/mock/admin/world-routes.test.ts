import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchedApp, type WatchedApp } from '../testing/world-services.ts';
import { createFileRoom } from '../world/files.ts';
import { IDLE_MS } from '../worlds.ts';

const albumsIn = ({ service }: WatchedApp, slug: string) =>
  service
    .world(slug)
    ?.store.albums.all()
    .map(({ title }) => title);

const addAlbum = async (app: WatchedApp, world: string, title: string): Promise<void> => {
  const facilityIds = app.service
    .world(world)
    ?.store.facilities.all()
    .map(({ id }) => id);
  const { status } = await app.admin('POST', `/levers/create-album?world=${world}`, { title, facilityIds });
  expect(status).toBe(200);
};

test('a fork has what its world has, and neither sees what the other does afterwards', async () => {
  const app = watchedApp();
  await addAlbum(app, 'demo', 'Before');
  expect(await app.admin('POST', '/worlds', { name: 'one' })).toMatchObject({
    status: 200,
    body: { data: { name: 'one', tenants: ['one', 'one-other'], from: 'demo', main: false } },
  });
  await addAlbum(app, 'demo', 'Of demo');
  await addAlbum(app, 'one', 'Of one');
  expect(albumsIn(app, 'demo')).toEqual(['Before', 'Of demo']);
  expect(albumsIn(app, 'one')).toEqual(['Before', 'Of one']);
});

test('several worlds at once: each holds exactly the changes made in it', async () => {
  const names = ['demo', 'w-1', 'w-2', 'w-3'] as const;
  const step = fc.record({
    world: fc.constantFrom(...names),
    does: fc.constantFrom('add', 'snapshot', 'restore', 'reset'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const app = watchedApp();
      for (const name of names.slice(1)) await app.admin('POST', '/worlds', { name });
      const expected = new Map<string, readonly string[]>(names.map((name) => [name, []]));
      const kept = new Map<string, readonly string[]>();
      for (const [at, { world, does }] of steps.entries()) {
        const had = expected.get(world) ?? [];
        if (does === 'add') {
          await addAlbum(app, world, `album ${at}`);
          expected.set(world, [...had, `album ${at}`]);
        } else if (does === 'snapshot') {
          await app.admin('POST', `/worlds/${world}/snapshot`);
          kept.set(world, had);
        } else if (does === 'reset') {
          await app.admin('POST', `/worlds/${world}/reset`);
          expected.set(world, []);
        } else {
          const { status } = await app.admin('POST', `/worlds/${world}/restore`);
          expect(status).toBe(kept.has(world) ? 200 : 404);
          expected.set(world, kept.get(world) ?? had);
        }
      }
      for (const name of names) expect(albumsIn(app, name)).toEqual(expected.get(name));
    }),
    { numRuns: 40 },
  );
});

test('a world is a tenant of the API, with its second tenant, its own journal and its own faults', async () => {
  const app = watchedApp();
  await app.admin('POST', '/worlds', { name: 'one' });
  expect((await app.call('GET', '/facilities', { tenant: 'one' })).status).toBe(200);
  await app.admin('POST', '/faults?world=one', { status: 503 });
  expect((await app.call('GET', '/facilities', { tenant: 'one' })).status).toBe(503);
  expect((await app.call('GET', '/facilities')).status).toBe(200);
  expect(await app.admin('GET', '/requests?world=one')).toMatchObject({ body: { found: 2 } });
  expect(await app.admin('GET', '/requests')).toMatchObject({ body: { found: 1 } });
  await app.admin('POST', '/reset?world=one');
  expect((await app.call('GET', '/facilities', { tenant: 'one' })).status).toBe(200);
  const ids = (slug: string) =>
    app.service
      .world(slug)
      ?.store.facilities.all()
      .map(({ id }) => id);
  expect(ids('one-other')).toEqual(ids('other'));
});

test('invalid input is refused, and changes nothing', async () => {
  const app = watchedApp();
  await app.admin('POST', '/worlds', { name: 'one' });
  const refused = async (body: object, status: number, says: string) => {
    const answer = await app.admin('POST', '/worlds', body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(says);
  };
  await refused({}, 400, 'name');
  await refused({ name: '../one' }, 400, 'slug');
  await refused({ name: 'one' }, 409, 'one, which exists already');
  await refused({ name: 'demo' }, 409, 'demo, which exists already');
  await refused({ name: 'two', from: 'nowhere' }, 400, 'use one of demo, one');
  await refused({ name: 'two', scenario: 'nothing' }, 400, 'plain');
  await refused({ name: 'two', from: 'one', seed: 3 }, 400, 'to copy a world');
  await refused({ name: 'two', fram: 'one' }, 400, 'did you mean from?');
  await refused({ name: 'two', choices: { 'flat-routes': 'sometimes' } }, 400, 'served, absent');
  expect(app.service.worlds.list().map(({ name }) => name)).toEqual(['demo', 'one']);
  expect((await app.admin('DELETE', '/worlds/demo')).status).toBe(409);
  expect((await app.admin('DELETE', '/worlds/nowhere')).status).toBe(404);
  expect((await app.admin('POST', '/worlds/one/restore', { snapshot: 'none' })).status).toBe(404);
  expect((await app.admin('GET', '/worlds/one/diff?since=none')).status).toBe(404);
  expect((await app.admin('GET', '/clock?world=nowhere')).status).toBe(404);
});

test('a world that ended is 404, and its name can be given again', async () => {
  const app = watchedApp();
  await app.admin('POST', '/worlds', { name: 'one' });
  await addAlbum(app, 'one', 'Gone');
  expect(await app.admin('DELETE', '/worlds/one')).toMatchObject({ status: 200, body: { ended: 'one' } });
  expect((await app.call('GET', '/facilities', { tenant: 'one' })).status).toBe(404);
  await app.admin('POST', '/worlds', { name: 'one' });
  expect(albumsIn(app, 'one')).toEqual([]);
  expect(await app.admin('GET', '/requests?world=one')).toMatchObject({ body: { found: 0 } });
});

test('with other readings a world answers otherwise, and its origin does not', async () => {
  const app = watchedApp();
  await app.admin('POST', '/worlds', { name: 'one', choices: { 'unlimited-capacity': 'zero-max' } });
  const meaning = (slug: string) =>
    app.service.world(slug)?.choose('unlimited-capacity', { 'null-max': 'null', 'zero-max': 'zero' });
  expect([meaning('one'), meaning('one-other'), meaning('demo')]).toEqual(['zero', 'zero', 'null']);
  // A fork of it takes them, in addition to its own; and so do worlds that are filled in their place.
  await app.admin('POST', '/worlds', { name: 'two', from: 'one', choices: { 'is-open': 'not-over' } });
  const isOpen = () =>
    app.service.world('two')?.choose('is-open', { bookable: 'bookable', 'not-over': 'not-over' });
  expect([meaning('two'), isOpen()]).toEqual(['zero', 'not-over']);
  await app.admin('POST', '/worlds/two/reset', { seed: 9 });
  expect([meaning('two'), isOpen()]).toEqual(['zero', 'not-over']);
});

test('a fork has the receivers of its world with their settings, and none of their events', async () => {
  const seen: string[] = [];
  const receiver = {
    url: 'http://receiver.test/',
    key: 'k',
    events: ['activity.*'],
    retries: [7],
    giveUpAfter: 3,
    plan: { seed: 5, duplicate: 1 },
  };
  const app = watchedApp({}, undefined, {
    delivery: {
      headers: () => ({}),
      log: () => undefined,
      receivers: [receiver],
      post: (_, { body }) => {
        seen.push(typeof body === 'string' ? body : '');
        return Promise.resolve({ status: 200 });
      },
    },
  });
  await app.admin('POST', '/worlds', { name: 'one' });
  const { delivery } = app.service.worlds.of('one') ?? {};
  expect(delivery?.settings()).toEqual([receiver]);
  await app.admin('POST', '/levers/create-activity?world=one', {
    calendarId: app.world.store.calendars.all()[0]?.id,
  });
  await delivery?.idle();
  expect(seen.map((text) => text.includes('"tenant":"one"'))).toEqual([true, true]);
  expect(app.service.worlds.main.delivery?.receivers()[0]).toMatchObject({ delivered: 0 });
});

test('what is out of reach frees its room: a fork, its snapshots, and what it began with', async () => {
  const app = watchedApp({}, undefined, { fileRoom: createFileRoom(10) });
  const put = (slug: string, id: string): boolean =>
    app.service.world(slug)?.files.put({ id, name: id, type: 'image/png', bytes: new Uint8Array(10) }) ??
    false;
  await app.admin('POST', '/worlds', { name: 'one' });
  expect(put('one', 'first')).toBe(true);
  await app.admin('POST', '/worlds/one/snapshot');
  expect(put('demo', 'second')).toBe(false);
  // A snapshot still holds it, even if the world changes.
  await app.admin('POST', '/worlds/one/reset');
  expect(put('demo', 'second')).toBe(false);
  await app.admin('POST', '/worlds/one/reset', { seed: 9 });
  expect(put('demo', 'second')).toBe(true);
});

test('a diff says what was created, changed and deleted, and which events happened', async () => {
  const app = watchedApp();
  const { world } = app;
  const [staff] = world.store.staff.all();
  await addAlbum(app, 'demo', 'Before');
  await app.admin('POST', '/worlds/demo/snapshot', { snapshot: 'click' });
  await addAlbum(app, 'demo', 'After');
  if (staff) world.store.staff.replace({ ...staff, firstName: 'Other' });
  const [calendar] = world.store.calendars.all();
  if (calendar) world.store.calendars.remove(calendar.id);
  const { body } = await app.admin('GET', '/worlds/demo/diff?since=click');
  expect(body).toMatchObject({
    since: 'click',
    tenants: {
      demo: {
        collections: {
          albums: { created: [{ title: 'After' }], changed: [], deleted: [] },
          staff: {
            created: [],
            changed: [{ id: staff?.id, members: [{ member: 'firstName', before: 'Sam', after: 'Other' }] }],
          },
          calendars: { deleted: [{ id: calendar?.id }] },
        },
        events: [],
      },
    },
  });
  const whole = await app.admin('GET', '/worlds/demo/diff');
  expect(whole.body).toMatchObject({
    since: 'beginning',
    tenants: { demo: { collections: { albums: { created: [{ title: 'Before' }, { title: 'After' }] } } } },
  });
});

test('a diff has the events since a snapshot, also after that was brought back', async () => {
  const app = watchedApp();
  const happen = (resourceId: string): void => {
    const world = app.service.world('demo');
    world?.outbox.append({
      ...{ eventType: 'photo.created', aggregateType: 'photo', tenant: 'demo', resourceId },
      ...{ occurredAt: '2026-06-15T12:00:00.000Z', eventId: world.ids.next('evt') },
    });
  };
  const happened = async (): Promise<unknown> =>
    (await app.admin('GET', '/worlds/demo/diff?since=last')).body;
  for (const photo of ['one', 'two']) happen(photo);
  await app.admin('POST', '/worlds/demo/snapshot');
  for (const photo of ['three', 'four']) {
    happen(photo);
    expect(await happened()).toMatchObject({ tenants: { demo: { events: [{ resourceId: photo }] } } });
    await app.admin('POST', '/worlds/demo/restore');
    expect(await happened()).toMatchObject({ tenants: { demo: { events: [] } } });
  }
});

test('idle worlds end when a new one begins', async () => {
  let elapsed = 0;
  const app = watchedApp({}, undefined, { elapsed: () => elapsed });
  await app.admin('POST', '/worlds', { name: 'used' });
  await app.admin('POST', '/worlds', { name: 'idle' });
  elapsed += IDLE_MS;
  await app.call('GET', '/facilities', { tenant: 'used' });
  elapsed += 1;
  await app.admin('POST', '/worlds', { name: 'new' });
  expect(app.service.worlds.list().map(({ name }) => name)).toEqual(['demo', 'used', 'new']);
});

test('where worlds begin by themselves, an unknown tenant is a fork; a request without a token makes none', async () => {
  const app = watchedApp({}, undefined, { areWorldsAuto: true });
  await addAlbum(app, 'demo', 'Before');
  const denied = await app.call('GET', '/facilities', {
    tenant: 'pr-7',
    headers: { Authorization: 'Bearer x' },
  });
  expect(denied.status).toBe(401);
  expect(app.service.worlds.list()).toHaveLength(1);
  expect((await app.call('GET', '/facilities', { tenant: 'pr-7' })).status).toBe(200);
  expect(app.service.world('pr-7')?.store.albums.all()).toHaveLength(1);
  expect((await app.call('GET', '/facilities', { tenant: 'pr-8-other' })).status).not.toBe(404);
  expect(app.service.worlds.list().map(({ name }) => name)).toEqual(['demo', 'pr-7', 'pr-8']);
  expect((await app.call('GET', '/facilities', { tenant: 'No-Slug' })).status).toBe(404);
});
