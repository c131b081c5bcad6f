import { readdirSync, utimesSync, writeFileSync, mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Stage } from '../testing/kept.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

const HOUR = 3_600_000;

const locks = (): readonly string[] =>
  readdirSync(stage.folder)
    .filter((name) => name.startsWith('demo.') && name.endsWith('.lock'))
    .map((name) => join(stage.folder, name));

const kept = (settings = {}) => {
  const first = stage.process(FIRST, settings);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  return first;
};

test('the lock of an ended process goes, though its number belongs to another process by now', () => {
  kept();
  stage.kill(FIRST);
  stage.reuse(FIRST);
  expect(albumsIn(stage.process(SECOND).world())).toEqual(['one']);
});

test.each([HOUR, -HOUR])('a living owner keeps its world when a clock is set by %i ms', (milliseconds) => {
  const first = kept({ host: 'there' });
  const second = stage.process(SECOND);
  expect(second.service.world('demo')).toBeUndefined();
  stage.setClock(milliseconds);
  for (let seconds = 0; seconds < 30; seconds += 1) {
    stage.pass(1_000);
    expect(second.service.world('demo')).toBeUndefined();
  }
  addAlbum(first.world(), 'two');
  stage.pass(10);
  expect(first.state.notKept()).toEqual([]);
});

test.each([HOUR, -HOUR])(
  'a lock that a crash left with a time %i ms off goes after 10 s of watching',
  (off) => {
    kept({ host: 'there' });
    stage.kill(FIRST);
    const at = Date.UTC(2026, 0, 1) + off;
    for (const lock of locks()) utimesSync(lock, at / 1000, at / 1000);
    const second = stage.process(SECOND);
    expect(second.service.world('demo')).toBeUndefined();
    expect(second.state.isUndecided('demo')).toBe(true);
    stage.pass(9_000);
    expect(second.service.world('demo')).toBeUndefined();
    stage.pass(1_001);
    expect(second.state.isUndecided('demo')).toBe(false);
    expect(albumsIn(second.world())).toEqual(['one']);
  },
);

test('an owner that is seen to touch its lock, or is known to run, is decided', () => {
  kept({ host: 'there' });
  const second = stage.process(SECOND);
  expect(second.state.isUndecided('demo')).toBe(true);
  stage.pass(2_000);
  expect(second.state.isUndecided('demo')).toBe(false);
  expect(stage.process(3, { host: 'there' }).state.isUndecided('demo')).toBe(false);
  expect(second.service.world('demo')).toBeUndefined();
});

test('a lock of version 1.18 is watched, because a later process may have its process id', () => {
  const first = kept();
  first.state.close();
  const owner = { pid: FIRST, host: 'here', started: '2026-01-01T00:00:00Z' };
  writeFileSync(join(stage.folder, 'demo.1.lock'), JSON.stringify(owner));
  const second = stage.process(SECOND);
  expect(second.state.isUndecided('demo')).toBe(true);
  stage.pass(10_001);
  expect(albumsIn(second.world())).toEqual(['one']);
});

test('something else with the name of a lock is refused and stays', () => {
  kept().state.close();
  const path = join(stage.folder, 'demo.1.lock');
  mkdirSync(path);
  const second = stage.process(SECOND);
  stage.pass(20_000);
  expect(second.service.world('demo')).toBeUndefined();
  expect(second.service.unavailable('demo')?.found).toContain(
    'demo.1.lock: expected a regular file, found a folder',
  );
  rmdirSync(path);
  expect(albumsIn(second.world())).toEqual(['one']);
});
