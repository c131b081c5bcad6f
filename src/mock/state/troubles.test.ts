import { mkdirSync, readdirSync, renameSync, rmSync, truncateSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createControl } from '../admin/control.ts';
import { realTables } from '../tables.ts';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Process, type Stage } from '../testing/kept.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

const said = (text: string): number => stage.lines.filter((line) => line.includes(text)).length;

const health = async ({ service }: Process) => {
  const control = createControl(service, realTables, { webhookKey: 'key' });
  const answer = await control(new Request('http://localhost/__admin/health'), {
    address: '127.0.0.1',
    httpVersion: '1.1',
  });
  return { status: answer.status, body: await answer.json() };
};

/** A process with one album on the disk. */
const started = (): Process => {
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'kept');
  stage.pass(10);
  return first;
};

test('a full disk turns health to 503, is logged once a minute, and health recovers when all is written', async () => {
  const first = started();
  expect(await health(first)).toMatchObject({ status: 200, body: { status: 'ok' } });
  stage.fill(true);
  addAlbum(first.world(), 'one');
  for (let seconds = 0; seconds < 50; seconds += 1) {
    stage.pass(1_000);
    addAlbum(first.world(), 'more');
  }
  expect(await health(first)).toMatchObject({
    status: 503,
    body: {
      status: 'not-kept',
      notKept: [
        {
          world: 'demo',
          reason: expect.stringContaining('ENOSPC') as unknown,
          since: expect.any(String) as unknown,
        },
      ],
    },
  });
  expect(said('not written: ENOSPC')).toBe(1);
  for (let seconds = 0; seconds < 20; seconds += 1) stage.pass(1_000);
  expect(said('not written: ENOSPC')).toBe(2);
  stage.fill(false);
  stage.pass(1_000);
  expect(said('can be written again')).toBe(1);
  expect(await health(first)).toMatchObject({ status: 200 });
  stage.kill(FIRST);
  expect(albumsIn(stage.process(SECOND).world())).toHaveLength(52);
});

test('what was never written is logged with its count at the end', () => {
  const first = started();
  stage.fill(true);
  addAlbum(first.world(), 'one');
  addAlbum(first.world(), 'two');
  first.state.close();
  expect(stage.lines.at(-1)).toBe(
    'world demo: lost, because they were never written: 2 records and 0 events (ENOSPC: no space left on device, write)',
  );
  expect(first.state.notKept()).toHaveLength(1);
});

test('a fork, a reset and a snapshot that cannot be written are troubles, too', () => {
  const first = started();
  stage.fill(true);
  first.service.worlds.main.snapshot('here');
  first.service.worlds.create('fork');
  expect(new Set(first.state.notKept().map(({ world }) => world))).toEqual(
    new Set(['demo', 'fork', 'fork-other']),
  );
  first.service.worlds.main.reset();
  expect(first.state.notKept().map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining('its reset'),
  );
  stage.fill(false);
  stage.pass(1_000);
  // The worlds are written again. Copies of an earlier state are not.
  expect(first.state.notKept().map(({ world, reason }) => `${world}: ${reason.slice(0, 25)}`)).toEqual([
    'demo: its snapshot here could n',
    'fork: its beginning could not b',
    'fork-other: its beginning could not b',
  ]);
  stage.kill(FIRST);
  const second = stage.process(SECOND);
  expect(albumsIn(second.world())).toEqual([]);
  expect(albumsIn(second.world('fork'))).toEqual(['kept']);
});

test('an upload refused because the disk is full is a problem until something is written', () => {
  const first = started();
  stage.fill(true);
  const bytes = new Uint8Array([1]);
  expect(first.world().files.put({ id: 'f', name: 'f', type: 'text/plain', bytes })).toBe(false);
  expect(first.state.notKept()).toMatchObject([
    { world: 'demo', reason: expect.stringContaining('upload') as unknown },
  ]);
  stage.fill(false);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  expect(first.state.notKept()).toEqual([]);
});

test('while the folder is gone the world goes on in memory; all of it is written when the folder is back', () => {
  const first = started();
  rmSync(stage.folder, { recursive: true });
  stage.pass(2_000);
  expect(first.state.notKept()).toMatchObject([{ reason: expect.stringContaining('is gone') as unknown }]);
  addAlbum(first.world(), 'meanwhile');
  stage.pass(1_000);
  expect(albumsIn(first.world())).toEqual(['kept', 'meanwhile']);
  mkdirSync(stage.folder);
  stage.pass(1_000);
  expect(first.state.notKept()).toEqual([]);
  stage.kill(FIRST);
  expect(albumsIn(stage.process(SECOND).world())).toEqual(['kept', 'meanwhile']);
});

test('uploads and snapshots that went with the folder stay a trouble', () => {
  const first = started();
  first.world().files.put({ id: 'f', name: 'f', type: 'text/plain', bytes: new Uint8Array([1]) });
  first.service.worlds.main.snapshot('here');
  stage.pass(10);
  rmSync(stage.folder, { recursive: true });
  stage.pass(2_000);
  mkdirSync(stage.folder);
  stage.pass(2_000);
  const reasons = first.state.notKept().map(({ reason }) => reason);
  expect(reasons).toEqual([expect.stringContaining('lost uploads: 1,'), 'its snapshot here is lost']);
});

test.each<readonly [string, () => void]>([
  ['the journal is deleted', () => unlinkSync(join(stage.folder, 'demo.1.journal'))],
  ['the journal is emptied', () => truncateSync(join(stage.folder, 'demo.1.journal'))],
  ['the snapshot is deleted', () => unlinkSync(join(stage.folder, 'demo.world'))],
  [
    'the snapshot is another one',
    () => renameSync(join(stage.folder, 'other.world'), join(stage.folder, 'demo.world')),
  ],
  [
    'the lock is deleted',
    () => {
      for (const name of readdirSync(stage.folder))
        if (name.endsWith('.lock')) unlinkSync(join(stage.folder, name));
    },
  ],
])('where %s while the mock runs, nothing is lost', (_, harm) => {
  const first = started();
  addAlbum(first.world('other'), 'elsewhere');
  addAlbum(first.world('other'), 'elsewhere, too');
  stage.pass(10);
  harm();
  addAlbum(first.world(), 'later');
  stage.pass(10);
  expect(first.state.notKept()).toEqual([]);
  stage.kill(FIRST);
  expect(albumsIn(stage.process(SECOND).world())).toEqual(['kept', 'later']);
});
