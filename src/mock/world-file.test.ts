import { expect, test } from 'vitest';
import { worldDigest } from './admin/digest.ts';
import { isRecord } from './domain/json-object.ts';
import { watchedApp } from './testing/world-services.ts';
import { addAlbum } from './testing/kept.ts';
import { scenarios } from '../fixtures/worlds.ts';
import { createService, type Service } from './service.ts';
import { frozenClock } from './world/clock.ts';
import { TEST_NOW } from './testing/mock.ts';
import { exportWorld, readWorldFile } from './world-file.ts';

/** A demo service with a frozen clock. */
const demo = (seed = 1): Service =>
  createService({
    scenarios: {
      demo: (begun, tenant) =>
        scenarios.demo.tenants(tenant).map(({ slug, role }) => ({
          slug,
          fill: (world, defer) =>
            scenarios.demo.fill(world, { role, seed: begun.seed, now: begun.now }, defer),
        })),
    },
    scenario: 'demo',
    tenant: 'demo',
    clock: frozenClock(TEST_NOW),
    seed,
    token: 'demo-token',
  });

const exported = ({ worlds }: Service, name: string): unknown => {
  const tenantPair = worlds.of(name);
  return JSON.parse(JSON.stringify(tenantPair && exportWorld(tenantPair)));
};

test('an imported world equals the exported one, under any name: records, files, clock, readings', () => {
  const from = demo(7);
  const { worlds } = from;
  worlds.create('fork');
  const fork = worlds.of('fork');
  const world = from.world('fork');
  if (!fork || !world) throw new Error('no fork');
  addAlbum(world, 'mine');
  world.files.put({ id: 'upload', name: 'ü.png', type: 'image/png', bytes: new Uint8Array([0, 255, 10]) });
  fork.clock.set(TEST_NOW.add({ hours: 24 }));
  fork.take({ 'create-status': 'ok' });
  const [stocked = ''] = world.files.ids();
  const file = exported(from, 'fork');
  const to = demo();
  for (const name of ['fork', 'elsewhere', 'demo']) {
    expect(to.worlds.bring(name, readWorldFile(file))).toMatchObject({ name });
    const digest = to.worlds.of(name);
    const renamed = Object.entries(digest ? worldDigest(digest) : {}).map(
      ([part, text]) => [part.replace(name, 'fork'), text] as const,
    );
    expect(Object.fromEntries(renamed)).toEqual(worldDigest(fork));
    expect([...(to.world(name)?.files.get('upload')?.bytes ?? [])]).toEqual([0, 255, 10]);
    expect(to.world(name)?.files.get(stocked)).toEqual(world.files.get(stocked));
    expect(to.worlds.of(name)?.clock.now()).toEqual(TEST_NOW.add({ hours: 24 }));
    expect(to.worlds.of(name)?.readings.inForce()).toEqual({ 'create-status': 'ok' });
    expect(to.known(name)?.identities).toEqual(from.known('fork')?.identities);
  }
});

test('a reset of an imported world goes back to the imported state', () => {
  const from = demo();
  const to = demo(2);
  to.worlds.bring('copy', readWorldFile(exported(from, 'demo')));
  const tenantPair = to.worlds.of('copy');
  const world = to.world('copy');
  if (!tenantPair || !world) throw new Error('no copy');
  const before = worldDigest(tenantPair);
  addAlbum(world, 'more');
  expect(worldDigest(tenantPair)).not.toEqual(before);
  tenantPair.reset();
  expect(worldDigest(tenantPair)).toEqual(before);
});

test('an invalid file is refused with the place of its fault, and changes nothing', async () => {
  const app = watchedApp();
  const { body } = await app.admin('GET', '/worlds/demo/state');
  if (!isRecord(body) || !Array.isArray(body['tenants'])) throw new Error('no file');
  const [first]: unknown[] = body['tenants'];
  if (!isRecord(first) || !Array.isArray(first['values'])) throw new Error('no tenant');
  const wrong = [
    {},
    { ...body, format: 'other/1' },
    { ...body, tenants: [] },
    { ...body, now: 'noon' },
    { ...body, tenants: [{ ...first, values: first['values'].slice(1) }] },
    { ...body, tenants: [{ ...first, values: [...first['values'], 'more'] }] },
    { ...body, tenants: [{ ...first, header: {} }] },
    { ...body, tenants: [{ ...first, bytes: { one: '***' } }] },
  ];
  for (const file of wrong) expect((await app.admin('PUT', '/worlds/one/state', file)).status).toBe(400);
  expect((await app.admin('PUT', '/worlds/No-Slug/state', body)).status).toBe(400);
  expect(app.service.worlds.list()).toHaveLength(1);
  expect((await app.admin('PUT', '/worlds/one/state', body)).status).toBe(200);
  expect(app.service.worlds.list()).toHaveLength(2);
});

test('a record with wrong types is refused with its member, and changes nothing', async () => {
  const app = watchedApp();
  const { body } = await app.admin('GET', '/worlds/demo/state');
  if (!isRecord(body) || !Array.isArray(body['tenants'])) throw new Error('no file');
  const [first]: unknown[] = body['tenants'];
  if (!isRecord(first) || !Array.isArray(first['values'])) throw new Error('no tenant');
  const at = first['values'].findIndex((row) => Array.isArray(row) && row[0] === 'staff');
  const values = first['values'].map((row: unknown, place) =>
    place === at && Array.isArray(row) && isRecord(row[2])
      ? [row[0], row[1], { ...row[2], firstName: 5, facilityIds: 'all' }]
      : row,
  );
  const before = (await app.admin('GET', '/digest')).body;
  const refused = await app.admin('PUT', '/worlds/demo/state', { ...body, tenants: [{ ...first, values }] });
  expect(refused.status).toBe(400);
  const detail = isRecord(refused.body) ? String(refused.body['detail']) : '';
  expect(detail).toContain(`tenants[0].values[${at}][2].firstName must be a text, found 5`);
  expect(detail).toContain(`tenants[0].values[${at}][2].facilityIds must be a list, found "all" (a text)`);
  expect((await app.admin('GET', '/digest')).body).toEqual(before);
});
