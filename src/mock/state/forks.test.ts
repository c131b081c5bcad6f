import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldDigest } from '../admin/digest.ts';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Stage } from '../testing/kept.ts';
import { exportWorld, readWorldFile } from '../world-file.ts';
import { differencesOf } from '../world/differences.ts';
import type { World } from '../world/world.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

/** A second process, started after the first was killed. */
const restarted = () => {
  stage.kill(FIRST);
  return stage.process(SECOND);
};

test('a fork is kept with its records, its files, its clock and its second tenant', () => {
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

test('own readings of a world are kept, also before its first request, in forks and after a reset', () => {
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

test('a fork without requests is kept, a restored or reset one keeps that state, and a deleted one is gone', () => {
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

const bytesOf = (world: World, id: string): readonly number[] => [...(world.files.get(id)?.bytes ?? [])];
const upload = (world: World, id: string, byte: number): boolean =>
  world.files.put({ id, name: `${id}.png`, type: 'image/png', bytes: new Uint8Array([byte]) });

test('a reset after a restart goes back to the beginning of a fork, with its files at that time', () => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'before');
  upload(first.world(), 'old', 1);
  first.service.worlds.create('fork');
  addAlbum(first.world('fork'), 'later');
  first.world('fork').files.drop('old');
  stage.pass(10);
  const second = restarted();
  expect(second.service.worlds.of('fork')?.reset()).toMatchObject({ dropped: 0 });
  expect(albumsIn(second.world('fork'))).toEqual(['before']);
  expect(bytesOf(second.world('fork'), 'old')).toEqual([1]);
  stage.kill(SECOND);
  expect(albumsIn(stage.process(3).world('fork'))).toEqual(['before']);
});

test('snapshots are there after a restart, with their files, their time and their second tenant', () => {
  const first = stage.process(FIRST);
  upload(first.world(), 'shared', 1);
  upload(first.world(), 'gone', 2);
  addAlbum(first.world('other'), 'at the snapshot');
  first.service.worlds.main.snapshot('click');
  const { now } = first.service.worlds.main.snapshot('click');
  first.world().files.drop('gone');
  first.world().files.drop('shared');
  upload(first.world(), 'new', 3);
  addAlbum(first.world(), 'later');
  addAlbum(first.world('other'), 'later');
  first.service.worlds.main.clock.set(now.add({ hours: 5 }));
  stage.pass(10);
  const second = restarted();
  const { main } = second.service.worlds;
  const [click] = main.snapshots();
  if (!click) throw new Error('no snapshot');
  expect(click).toMatchObject({ name: 'click', now });
  expect(bytesOf(second.world(), 'new')).toEqual([3]);
  const before = click.worlds.get('demo');
  expect(
    before && differencesOf(before, second.world(), click.events.get('demo') ?? new Set()),
  ).toMatchObject({
    collections: { albums: { created: [{ title: 'later' }] } },
  });
  main.restore(click);
  expect(albumsIn(second.world())).toEqual([]);
  expect(albumsIn(second.world('other'))).toEqual(['at the snapshot']);
  expect(main.clock.now()).toEqual(now);
  expect(['shared', 'gone', 'new'].map((id) => bytesOf(second.world(), id))).toEqual([[1], [2], []]);
  // A file that the world drops stays in the snapshot.
  second.world().files.drop('shared');
  stage.pass(10);
  main.restore(click);
  expect(bytesOf(second.world(), 'shared')).toEqual([1]);
});

test('an imported world replaces the kept one, and a reset goes back to the imported state', () => {
  const first = stage.process(FIRST);
  const { worlds } = first.service;
  worlds.create('fork');
  addAlbum(first.world('fork'), 'mine');
  addAlbum(first.world(), 'before');
  stage.pass(10);
  const file: unknown = JSON.parse(JSON.stringify(exportWorld(worlds.main)));
  worlds.of('fork')?.snapshot('old');
  worlds.bring('fork', readWorldFile(file));
  expect(albumsIn(first.world('fork'))).toEqual(['before']);
  addAlbum(first.world('fork'), 'later');
  stage.pass(10);
  const second = restarted();
  expect(albumsIn(second.world('fork'))).toEqual(['before', 'later']);
  expect(second.service.worlds.of('fork')?.snapshots()).toEqual([]);
  second.service.worlds.of('fork')?.reset();
  expect(albumsIn(second.world('fork'))).toEqual(['before']);
});

test('earlier states of a world are deleted with it, and left out where they cannot be read', () => {
  const first = stage.process(FIRST);
  const snapshotFiles = join(stage.folder, 'pictures');
  first.service.worlds.create('fork');
  first.service.worlds.create('ended');
  for (const name of ['fork', 'ended']) first.service.worlds.of(name)?.snapshot('last');
  expect(readdirSync(join(snapshotFiles, 'ended'))).toEqual(['at-last.world', 'begun.world']);
  first.service.worlds.remove('ended');
  expect(readdirSync(snapshotFiles)).toEqual(['fork', 'fork-other']);
  writeFileSync(join(snapshotFiles, 'fork', 'at-last.world'), 'no line\n');
  const second = restarted();
  expect(second.service.worlds.of('fork')?.reset()).toMatchObject({ dropped: 0 });
  expect(stage.lines.join()).toContain(
    'world fork: a snapshot is skipped: at-last.world, line 2: no whole line',
  );
  second.service.worlds.of('fork')?.reset({ seed: 9 });
  expect(readdirSync(snapshotFiles)).toEqual([]);
});

test('the second tenant of a world with the longest name is found after a restart', () => {
  const name = 'a'.repeat(63);
  const first = stage.process(FIRST);
  expect(first.service.worlds.create(name)).toMatchObject({ slugs: [name, `${name}-other`] });
  expect(first.service.worlds.create(`${name}a`)).toMatchObject({ problem: 'invalid-input' });
  stage.pass(10);
  expect(restarted().service.worlds.of(`${name}-other`)?.name).toBe(name);
});
