import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Stage } from '../testing/kept.ts';

let stage: Stage;
let elsewhere: string;
beforeEach(() => {
  stage = createStage();
  elsewhere = mkdtempSync(join(tmpdir(), 'ces-elsewhere-'));
});
afterEach(() => {
  stage.clear();
  rmSync(elsewhere, { recursive: true });
});

const at = (name: string): string => join(stage.folder, name);

const kept = (): void => {
  const first = stage.process(FIRST);
  first.world().files.put({ id: 'f', name: 'f', type: 'text/plain', bytes: new Uint8Array([1]) });
  addAlbum(first.world(), 'one');
  first.service.worlds.main.snapshot('here');
  addAlbum(first.world(), 'two');
  stage.pass(10);
  stage.kill(FIRST);
};

const pipe = (path: string): void => void execFileSync('mkfifo', [path]);
const link = (path: string): void => {
  const target = join(elsewhere, 'target');
  writeFileSync(target, 'not ours\n');
  symlinkSync(target, path);
};

const kinds: readonly (readonly [string, (path: string) => void])[] = [
  ['a folder', (path) => void mkdirSync(path)],
  ['a symbolic link', link],
  ['a named pipe', pipe],
];
const files = ['demo.world', 'demo.2.journal', 'demo.1.lock'] as const;

test.each(files.flatMap((name) => kinds.map(([kind, make]) => [name, kind, make] as const)))(
  '%s that is %s is refused, without following or waiting for it',
  (name, kind, make) => {
    kept();
    rmSync(at(name), { force: true });
    make(at(name));
    const second = stage.process(SECOND);
    expect(second.state.found()).toMatchObject([
      { tenant: 'demo', withheld: { found: expect.stringContaining(kind) as unknown } },
    ]);
    expect(second.service.world('demo')).toBeUndefined();
    stage.pass(20_000);
    expect(second.service.unavailable('demo')?.found).toContain(
      `${name}: expected a regular file, found ${kind}`,
    );
    second.state.close();
    if (kind === 'a symbolic link')
      expect(readFileSync(join(elsewhere, 'target'), 'utf8')).toBe('not ours\n');
  },
);

test('a socket is refused', async () => {
  kept();
  rmSync(at('demo.world'));
  const server = createServer();
  await new Promise<void>((listening) => server.listen(at('demo.world'), listening));
  expect(stage.process(SECOND).service.world('demo')).toBeUndefined();
  expect(stage.lines.join()).toContain('demo.world: expected a regular file, found a socket');
  await new Promise((closed) => server.close(closed));
});

test.each(['files', 'pictures', 'damaged'])('the folder %s is never a link to another one', (name) => {
  kept();
  rmSync(at(name), { recursive: true, force: true });
  symlinkSync(elsewhere, at(name));
  expect(() => stage.process(SECOND)).toThrow(`${name}: expected a folder, found a symbolic link`);
});

test.each(['files/demo', 'pictures/demo'])('the folder %s is never a link to another one', (name) => {
  kept();
  renameSync(at(name), join(elsewhere, 'moved'));
  symlinkSync(join(elsewhere, 'moved'), at(name));
  const before = readdirSync(join(elsewhere, 'moved'));
  const second = stage.process(SECOND);
  expect(second.service.world('demo')).toBeUndefined();
  expect(second.service.unavailable('demo')?.found).toContain(`${name}: expected a folder`);
  expect(readdirSync(join(elsewhere, 'moved'))).toEqual(before);
});

test('a snapshot that is being written is not written through a link', () => {
  link(at('demo.world.new'));
  const first = stage.process(FIRST);
  addAlbum(first.world(), 'one');
  stage.pass(10);
  expect(readFileSync(join(elsewhere, 'target'), 'utf8')).toBe('not ours\n');
  expect(existsSync(at('demo.world.new'))).toBe(false);
  stage.kill(FIRST);
  expect(albumsIn(stage.process(SECOND).world())).toEqual(['one']);
});

test('a picture and an upload that are no regular files are left out', () => {
  kept();
  rmSync(at('pictures/demo/at-here.world'));
  pipe(at('pictures/demo/at-here.world'));
  const second = stage.process(SECOND);
  expect(albumsIn(second.world())).toEqual(['one', 'two']);
  expect(second.service.worlds.main.snapshots()).toEqual([]);
  expect(stage.lines.join()).toContain('a snapshot is skipped: at-here.world: expected a regular file');
  stage.kill(SECOND);
  const [upload] = readdirSync(at('files/demo'));
  rmSync(at(`files/demo/${upload}`));
  pipe(at(`files/demo/${upload}`));
  expect(stage.process(3).service.world('demo')).toBeUndefined();
});
