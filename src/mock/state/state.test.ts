import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worldDigest } from '../admin/digest.ts';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Stage } from '../testing/kept.ts';
import { sealedLine, unseal } from './sealed-line.ts';
import { contentOf } from '../world/world.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

const inFolder = (folder = stage.folder): readonly string[] =>
  readdirSync(folder).filter((name) => !name.endsWith('.lock') && name !== 'files');
const linesIn = (name: string): readonly string[] =>
  readFileSync(join(stage.folder, name), 'utf8').split('\n');

/** A second process, started after the first was killed. */
const restarted = (settings = {}) => {
  stage.kill(FIRST);
  return stage.process(SECOND, settings);
};

test('the first change writes a snapshot, later ones go into a journal, and nothing is written before', () => {
  const { world } = stage.process(FIRST);
  world().store.albums.all();
  stage.pass(100);
  expect(inFolder()).toEqual([]);
  addAlbum(world(), 'one');
  expect(inFolder()).toEqual(['demo.1.journal', 'demo.world']);
  expect(linesIn('demo.1.journal')).toHaveLength(1);
  stage.pass(10);
  expect(linesIn('demo.1.journal')).toHaveLength(2);
});

test('written changes are there after a kill; a world is loaded only when it is asked for', () => {
  const first = stage.process(FIRST);
  const id = addAlbum(first.world(), 'one');
  addAlbum(first.world(), 'two');
  stage.pass(10);
  first.world().store.albums.remove(id);
  addAlbum(first.world('other'), 'elsewhere');
  stage.pass(10);
  const digest = worldDigest(first.service.worlds.main);
  const second = restarted({ seed: 9 });
  expect(
    readdirSync(stage.folder).filter((name) => name.startsWith('other') && name.endsWith('.lock')),
  ).toHaveLength(1);
  expect(albumsIn(second.world())).toEqual(['two']);
  expect(worldDigest(second.service.worlds.main)).toEqual(digest);
  expect(second.service.seed).toBe(1);
  expect(contentOf(second.world())).toEqual(contentOf(first.world()));
  // New records get the next positions and the next ids.
  expect(addAlbum(second.world(), 'three')).toBe(addAlbum(first.world(), 'three'));
  expect(second.world().store.albums.next()).toBe(first.world().store.albums.next());
});

test('a change after a pause is written at once, changes close together are written as one', () => {
  const { world } = stage.process(FIRST);
  const lines = () => linesIn('demo.1.journal').length - 1;
  addAlbum(world(), 'one');
  stage.pass(0);
  expect(lines()).toBe(1);
  addAlbum(world(), 'two');
  addAlbum(world(), 'three');
  stage.pass(5);
  expect(lines()).toBe(1);
  stage.pass(5);
  expect(lines()).toBe(2);
});

test('half a line at the end is ignored, and the journal goes on after the last whole line', () => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  addAlbum(first.world(), 'two');
  stage.pass(10);
  const journal = join(stage.folder, 'demo.1.journal');
  truncateSync(journal, readFileSync(journal).length - 5);
  const second = restarted();
  expect(albumsIn(second.world())).toEqual(['one']);
  addAlbum(second.world(), 'three');
  stage.pass(10);
  stage.kill(SECOND);
  expect(albumsIn(stage.process(3).world())).toEqual(['one', 'three']);
});

/** A line repaired by hand, with a right checksum. */
const sealed = (name: string, number: number, value: string): string => {
  const header = Buffer.from(linesIn('demo.world')[1] ?? '');
  const base = name === 'demo.world' && number === 2 ? 0 : unseal(header, 0).sum;
  return sealedLine(number, value, base).bytes.toString('utf8').trimEnd();
};

test.each([
  ['demo.world', 4, 'no JSON at all', 'no JSON'],
  ['demo.world', 2, '{"format":"ces-world/0"}', 'the format "ces-world/0" in place of ces-world/1'],
  ['demo.world', 3, '["palaces",1,{"id":"x"}]', 'the unknown collection "palaces"'],
  [
    'demo.world',
    3,
    '["files",1,{"id":"x","name":"a","type":"b","place":"../../etc/passwd","size":1}]',
    'a file without',
  ],
  ['demo.1.journal', 1, '{}', 'no time at which it was written'],
  [
    'demo.1.journal',
    1,
    '{"at":1,"now":"2026-01-01T00:00:00Z","readings":{"create-status":"teapot"}}',
    'readings that this mock does not have: choice create-status accepts created, ok, found "teapot"',
  ],
  ['demo.1.journal', 1, '', 'no JSON'],
])('%s with line %i as %s is refused and stays as it is', (name, number, value, says) => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  addAlbum(first.world(), 'two');
  stage.pass(10);
  const lines = linesIn(name).with(number - 1, sealed(name, number, value));
  writeFileSync(join(stage.folder, name), lines.join('\n'));
  const second = restarted();
  expect(second.service.world('demo')).toBeUndefined();
  expect(second.service.unavailable('demo')?.found).toContain(`${name}, line ${number}: ${says}`);
  expect(linesIn(name)).toEqual(lines);
  expect(stage.lines.join()).toContain(`${name}, line ${number}`);
  // A reset repairs the world.
  second.service.worlds.main.reset();
  expect(albumsIn(second.world())).toEqual([]);
});

test('the world of another process is refused, and taken over when that process has ended', () => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  const second = stage.process(SECOND);
  expect(second.service.world('demo')).toBeUndefined();
  expect(second.service.unavailable('demo')?.found).toContain('process 1 on here');
  expect(second.service.worlds.main.reset()).toMatchObject({ found: expect.stringContaining('process 1') });
  expect(second.state.found()).toMatchObject([{ tenant: 'demo', withheld: {} }]);
  first.state.close();
  expect(albumsIn(second.world())).toEqual(['one']);
});

test('an owner on another machine loses its world after 10 seconds without a touch, and writes no more', () => {
  const first = stage.process(FIRST, { host: 'there' });
  addAlbum(first.world(), 'one');
  stage.pass(10);
  const second = stage.process(SECOND);
  // The first process touches its lock every 2 seconds.
  for (let seconds = 0; seconds < 20; seconds += 2) stage.pass(2_000);
  expect(second.service.world('demo')).toBeUndefined();
  const old = first.world();
  stage.pause(FIRST);
  stage.pass(10_001);
  expect(albumsIn(second.world())).toEqual(['one']);
  addAlbum(second.world(), 'two');
  stage.pass(10);
  stage.resume(FIRST);
  addAlbum(old, 'late');
  // After the pause the former owner checks its lock before it writes.
  first.state.flush();
  stage.pass(2_000);
  expect(stage.lines.join()).toContain('another process took it over');
  expect(first.service.world('demo')).toBeUndefined();
  stage.kill(FIRST);
  stage.kill(SECOND);
  expect(albumsIn(stage.process(3).world())).toEqual(['one', 'two']);
});

test('after a reset the world is as it begins, also on disk, with the new seed', () => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'one');
  first.world().files.put({ id: 'f', name: 'f', type: 'text/plain', bytes: new Uint8Array([1]) });
  stage.pass(10);
  const old = first.world();
  first.service.worlds.main.reset({ seed: 7 });
  addAlbum(old, 'too late');
  stage.pass(10);
  expect(inFolder()).toEqual(['demo.2.journal', 'demo.world', 'other.1.journal', 'other.world']);
  expect(linesIn('demo.world')).toHaveLength(3);
  expect(readdirSync(join(stage.folder, 'files', 'demo'))).toEqual([]);
  const second = restarted();
  expect(second.service.seed).toBe(7);
  expect(albumsIn(second.world())).toEqual([]);
  addAlbum(second.world(), 'two');
  stage.pass(10);
  stage.kill(SECOND);
  expect(albumsIn(stage.process(3).world())).toEqual(['two']);
});

test('uploads stay; a dropped file is deleted after the drop is written, and unknown files are swept', () => {
  const first = stage.process(FIRST);
  const kept = () => readdirSync(join(stage.folder, 'files', 'demo')).length;
  const put = (id: string) =>
    first
      .world()
      .files.put({ id, name: `${id}.txt`, type: 'text/plain', bytes: new TextEncoder().encode(id) });
  put('one');
  put('two');
  stage.pass(10);
  first.world().files.drop('one');
  expect(kept()).toBe(2);
  stage.pass(10);
  expect(kept()).toBe(1);
  // The bytes are written, and the process is killed before the world is.
  put('three');
  expect(kept()).toBe(2);
  const second = restarted();
  expect(second.world().files.ids()).toEqual(['two']);
  expect(new TextDecoder().decode(second.world().files.get('two')?.bytes)).toBe('two');
  expect(kept()).toBe(1);
});

test('where nothing can be written, the mock goes on and writes as soon as it can', () => {
  const first = stage.process(FIRST);
  stage.fill(true);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  expect(stage.lines.join()).toContain('not written');
  addAlbum(first.world(), 'two');
  stage.pass(1_000);
  stage.fill(false);
  stage.pass(1_000);
  expect(albumsIn(restarted().world())).toEqual(['one', 'two']);
});

test('a close writes all waiting changes and releases the world', () => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'one');
  first.state.close();
  expect(readdirSync(stage.folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
  expect(albumsIn(stage.process(SECOND).world())).toEqual(['one']);
});
