import { afterEach, beforeEach, expect, test } from 'vitest';
import { scenarios } from '../fixtures/worlds.ts';
import { worldDigest } from '../mock/admin/digest.ts';
import { createStage, FIRST, SECOND, type Stage } from '../mock/testing/kept.ts';
import type { TenanciesOf } from '../mock/world/tenancy.ts';
import type { DeliveryOptions } from '../mock/webhooks/delivery.ts';
import type { Collection, Stored } from '../mock/world/collection.ts';
import { collectionsOf } from '../mock/world/store.ts';
import { contentOf, type World } from '../mock/world/world.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

const demo: TenanciesOf = ({ seed, now }, tenant) =>
  scenarios.demo.tenants(tenant).map(({ slug, role }) => ({
    slug,
    fill: (world, defer) => scenarios.demo.fill(world, { role, seed, now }, defer),
  }));

const announce = ({ outbox, ids, tenant }: World, resourceId: string): string => {
  const eventId = ids.next('evt');
  const occurredAt = '2026-06-15T12:00:00.000Z';
  outbox.append({
    eventType: 'photo.created',
    aggregateType: 'photo',
    occurredAt,
    tenant,
    eventId,
    resourceId,
  });
  return eventId;
};

const changed = (collection: Collection<Stored>, newId: string): void => {
  const [first, second, third] = collection.all();
  const marked = { ...second, marked: newId };
  if (second) collection.replace({ ...marked, id: second.id });
  if (third) collection.remove(third.id);
  if (first) collection.insert({ ...first, id: newId });
};

test('a demo world with changes of every kind comes back as it was, its files too', () => {
  const first = stage.process(FIRST, { tenancies: demo });
  const world = first.world();
  for (const [name, collection] of Object.entries(collectionsOf(world.store)))
    changed(collection, world.ids.next(name));
  const bytes = new Uint8Array([0, 255, 10, 13]);
  world.files.put({ id: 'upload', name: '../ü.png', type: 'image/png', bytes });
  const [stocked = '', dropped = ''] = world.files.ids();
  world.files.drop(dropped);
  world.outbox.settle(announce(world, 'sent'), { state: 'delivered', attempts: 2, status: 204 });
  announce(world, 'failed');
  stage.pass(10);
  const digest = worldDigest(first.service.worlds.main);
  stage.kill(FIRST);

  const second = stage.process(SECOND, { tenancies: demo });
  const again = second.world();
  expect(worldDigest(second.service.worlds.main)).toEqual(digest);
  expect(contentOf(again)).toEqual(contentOf(world));
  expect(second.service.known('demo')).toEqual(first.service.known('demo'));
  expect([...(again.files.get('upload')?.bytes ?? [])]).toEqual([...bytes]);
  expect(again.files.get(stocked)).toEqual(world.files.get(stocked));
  expect(again.files.get(dropped)).toBeUndefined();
});

test('events that were waiting are delivered after the restart, in their order', async () => {
  const posted: string[] = [];
  const delivery = {
    headers: () => ({}),
    log: () => undefined,
    post: (_, { body }) => {
      posted.push(typeof body === 'string' ? body : '');
      return Promise.resolve({ status: 200 });
    },
    receivers: [{ url: 'http://receiver.test/', key: 'key' }],
  } satisfies DeliveryOptions;
  // No delivery is answered before the end of the first process.
  const silent = { ...delivery, post: () => new Promise<never>(() => undefined) };
  const first = stage.process(FIRST, { delivery: silent });
  const world = first.world();
  const ids = ['a', 'b', 'c'].map((id) => announce(world, id));
  world.outbox.settle(ids[0] ?? '', { state: 'delivered', attempts: 1, status: 200 });
  stage.pass(10);
  stage.kill(FIRST);
  const second = stage.process(SECOND, { delivery });
  const { outbox } = second.world();
  await second.service.worlds.main.delivery?.idle();
  expect(posted.map((text) => text.replace(/.*"eventId":"(.*?)".*/, '$1'))).toEqual(ids.slice(1));
  expect(outbox.entries().map((entry) => entry.delivery.state)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ]);
});
