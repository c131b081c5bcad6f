import { readdirSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldDigest } from '../admin/digest.ts';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Stage } from '../testing/kept.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

/** Another process after the first was killed. */
const restarted = () => {
  stage.kill(FIRST);
  return stage.process(SECOND);
};

test('a fork is kept like its world: its records, its files, its clock and its second tenant', () => {
  const first = stage.process(FIRST);
  const bytes = new Uint8Array([1, 2, 3]);
  first.world().files.put({ id: 'upload', name: 'a.png', type: 'image/png', bytes });
  addAlbum(first.world(), 'before');
  const made = first.service.worlds.create('fork');
  expect(made).toMatchObject({ name: 'fork', slugs: ['fork', 'fork-other'] });
  const pair = first.service.worlds.of('fork');
  pair?.clock.set(Temporal.Instant.from('2030-01-01T00:00:00Z'));
  pair?.keepCourse();
  addAlbum(first.world('fork'), 'in the fork');
  first.world().files.drop('upload');
  stage.pass(10);
  const digest = pair && worldDigest(pair);
  const second = restarted();
  expect(albumsIn(second.world('fork'))).toEqual(['before', 'in the fork']);
  expect(albumsIn(second.world())).toEqual(['before']);
  expect([...(second.world('fork').files.get('upload')?.bytes ?? [])]).toEqual([...bytes]);
  expect(second.world().files.get('upload')).toBeUndefined();
  const again = second.service.worlds.of('fork-other');
  expect(again?.name).toBe('fork');
  expect(again?.clock.now().toString()).toBe('2030-01-01T00:00:00Z');
  expect(again && worldDigest(again)).toEqual(digest);
});

test('readings that a world was told are kept, before its first request, in its forks and through a reset; the others are those of the service', () => {
  const first = stage.process(FIRST, { readings: { 'unknown-id-read': 'not-found' } });
  const { worlds } = first.service;
  worlds.main.take({ 'create-status': 'ok' });
  stage.pass(10);
  worlds.create('fork', { readings: { 'missing-required-status': 'unprocessable' } });
  worlds.of('fork')?.reset();
  stage.pass(10);
  const second = restarted();
  const { main, of } = second.service.worlds;
  expect(main.readings.inForce()).toEqual({ 'create-status': 'ok' });
  expect(second.world().choose('create-status', { created: 201, ok: 200 })).toBe(200);
  expect(of('fork')?.readings.own()).toEqual({
    'create-status': 'ok',
    'missing-required-status': 'unprocessable',
  });
});

test('a fork that nobody has asked for is kept, one that was restored or reset is what it was then, and one that ended is gone', () => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'before');
  const { worlds } = first.service;
  for (const name of ['untouched', 'restored', 'reset', 'ended']) worlds.create(name);
  const restored = worlds.of('restored');
  const snapshot = restored?.snapshot('here');
  for (const name of ['restored', 'reset', 'ended']) addAlbum(first.world(name), 'later');
  stage.pass(10);
  if (snapshot) restored?.restore(snapshot);
  worlds.of('reset')?.reset();
  expect(worlds.remove('ended')).toBe(true);
  const second = restarted();
  for (const name of ['untouched', 'restored', 'reset'])
    expect(albumsIn(second.world(name))).toEqual(['before']);
  expect(second.service.world('ended')).toBeUndefined();
  expect(readdirSync(stage.folder).filter((name) => name.startsWith('ended'))).toEqual([]);
});
