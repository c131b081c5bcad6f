import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAlbum, albumsIn, createStage, FIRST, SECOND, type Stage } from '../testing/kept.ts';
import type { World } from '../world/world.ts';
import { pathsOf } from './paths.ts';
import { readWorld } from './read-world.ts';

let stage: Stage;
beforeEach(() => {
  stage = createStage();
});
afterEach(() => stage.clear());

const JOURNAL = 'demo.1.journal';
const pathOf = (name: string): string => join(stage.folder, name);

/** A world of a killed process with three albums, each on its own line. */
const kept = (): World => {
  const world = stage.process(FIRST).world();
  for (const name of ['one', 'two', 'three']) {
    addAlbum(world, name);
    stage.pass(10);
  }
  stage.kill(FIRST);
  return world;
};

const change = (name: string, by: (bytes: Buffer) => Buffer): void =>
  writeFileSync(pathOf(name), by(readFileSync(pathOf(name))));

const replaced = (from: string, to: Buffer | string) => (): void =>
  change(JOURNAL, (bytes) => {
    const at = bytes.indexOf(from);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(to), bytes.subarray(at + from.length)]);
  });

const withLines = (choose: (lines: readonly string[]) => readonly string[]) => (): void =>
  change(JOURNAL, (bytes) => Buffer.from(choose(bytes.toString('utf8').split('\n')).join('\n')));

test.each<readonly [string, () => void, string, readonly string[]]>([
  ['deleted', () => unlinkSync(pathOf(JOURNAL)), `${JOURNAL}: missing, expected 3 lines`, []],
  [
    'emptied',
    () => truncateSync(pathOf(JOURNAL)),
    `${JOURNAL}, line 1: missing, expected 3 lines, found 0`,
    [],
  ],
  [
    'zeroed',
    () => change(JOURNAL, ({ length }) => Buffer.alloc(length)),
    `${JOURNAL}, line 1: not a complete`,
    [],
  ],
  [
    'without its last line',
    withLines((lines) => lines.toSpliced(-2, 1)),
    `${JOURNAL}, line 3: missing, expected 3 lines, found 2`,
    ['one', 'two'],
  ],
  [
    'without a line in the middle',
    withLines((lines) => lines.toSpliced(1, 1)),
    `${JOURNAL}, line 2: expected line number 2, found 3`,
    ['one', 'three'],
  ],
  [
    'with one letter changed',
    replaced('two', 'twp'),
    `${JOURNAL}, line 2: the checksum`,
    ['one', 'twp', 'three'],
  ],
  [
    'with bytes that are no UTF-8',
    replaced('two', Buffer.of(0xff, 0xfe, 0x41)),
    `${JOURNAL}, line 2: no UTF-8`,
    ['one', 'three'],
  ],
  [
    'with a line that is no JSON',
    withLines((lines) => lines.with(1, 'x')),
    `${JOURNAL}, line 2: no line with`,
    ['one', 'three'],
  ],
])(
  'a journal %s is refused, and read as far as possible where damage is accepted',
  (_, harm, says, readable) => {
    kept();
    harm();
    const files = new Map(
      readdirSync(stage.folder)
        .filter((name) => existsSync(pathOf(name)) && !name.endsWith('.lock') && name.includes('.'))
        .map((name) => [name, readFileSync(pathOf(name))]),
    );
    const second = stage.process(SECOND);
    expect(second.service.world('demo')).toBeUndefined();
    expect(second.service.unavailable('demo')?.found).toContain(says);
    expect(second.service.unavailable('demo')?.next).toContain('--accept-damage');
    expect(stage.lines.join('\n')).toContain(says);
    for (const [name, bytes] of files) expect(readFileSync(pathOf(name))).toEqual(bytes);
    stage.kill(SECOND);

    const third = stage.process(3, { acceptsDamage: true });
    expect(albumsIn(third.world())).toEqual(readable);
    expect(stage.lines.join('\n')).toContain(`world demo: damaged: ${says}`);
    const [aside] = readdirSync(pathOf('damaged'));
    for (const [name, bytes] of files)
      expect(readFileSync(join(pathOf('damaged'), aside ?? '', name))).toEqual(bytes);
    // What could be read is written at once, so that the next start needs no flag.
    stage.pass(10);
    stage.kill(3);
    expect(albumsIn(stage.process(4).world())).toEqual(readable);
  },
);

test('a journal without its snapshot is refused; where damage is accepted, the world begins again', () => {
  kept();
  unlinkSync(pathOf('demo.world'));
  const second = stage.process(SECOND);
  expect(second.service.world('demo')).toBeUndefined();
  expect(second.service.unavailable('demo')?.found).toContain(
    `demo.world: missing, although ${JOURNAL} is there`,
  );
  stage.kill(SECOND);
  const third = stage.process(3, { acceptsDamage: true });
  expect(albumsIn(third.world())).toEqual([]);
  const [aside] = readdirSync(pathOf('damaged'));
  expect(readdirSync(join(pathOf('damaged'), aside ?? ''))).toEqual([JOURNAL]);
});

test('a process that was killed while it made or deleted a world leaves no damage', () => {
  kept();
  // The snapshot is not renamed yet, or not deleted any more.
  cpSync(pathOf('demo.world'), pathOf('demo.world.new'));
  unlinkSync(pathOf('demo.world'));
  expect(albumsIn(stage.process(SECOND).world())).toEqual([]);
});

test('every change of one byte, and every cut, is refused or is an unfinished last line', () => {
  kept();
  const paths = pathsOf(stage.folder, 'demo');
  const whole = readWorld(paths, 'demo');
  const namesIn = (reading: typeof whole) =>
    reading.content?.records['albums']?.placed.map(({ record }) => record.id);
  const tryWith = (name: string, bytes: Buffer): void => {
    writeFileSync(pathOf(name), bytes);
    let reading: typeof whole;
    try {
      reading = readWorld(paths, 'demo');
    } catch (error) {
      expect(String(error)).toMatch(/demo\.(world|1\.journal)(, line \d+)?: ./);
      return;
    }
    expect(reading.notes.join()).toMatch(/line 3: skipped/);
    expect(namesIn(reading)).toEqual(namesIn(whole)?.slice(0, 2));
  };
  const journal = readFileSync(pathOf(JOURNAL));
  const changed = (bytes: Buffer, at: number, byte: number): Buffer =>
    Buffer.concat([bytes.subarray(0, at), Buffer.of(byte), bytes.subarray(at + 1)]);
  for (const [at, byte] of [...journal.entries()].filter(([one]) => one % 2 === 0)) {
    tryWith(JOURNAL, changed(journal, at, byte ^ (1 << (at % 8))));
    if (at % 5 === 0) tryWith(JOURNAL, journal.subarray(0, at));
  }
  writeFileSync(pathOf(JOURNAL), journal);
  const snapshot = readFileSync(pathOf('demo.world'));
  const anywhere = fc.tuple(fc.nat(snapshot.length - 1), fc.integer({ min: 1, max: 255 }), fc.boolean());
  fc.assert(
    fc.property(anywhere, ([at, bits, isCut]) =>
      tryWith(
        'demo.world',
        isCut ? snapshot.subarray(0, at) : changed(snapshot, at, snapshot.readUInt8(at) ^ bits),
      ),
    ),
    { numRuns: 150 },
  );
});

test('a marker may lag behind its journal: the process was killed between the two', () => {
  const world = stage.process(FIRST).world();
  addAlbum(world, 'one');
  stage.pass(10);
  const before = readFileSync(pathOf('demo.world'));
  addAlbum(world, 'two');
  stage.pass(10);
  stage.kill(FIRST);
  writeFileSync(pathOf('demo.world'), before);
  const second = stage.process(SECOND);
  expect(albumsIn(second.world())).toEqual(['one', 'two']);
  addAlbum(second.world(), 'three');
  stage.pass(10);
  stage.kill(SECOND);
  expect(albumsIn(stage.process(3).world())).toEqual(['one', 'two', 'three']);
});

test('an upload that is missing or cut is a damage; one with other bytes is not served', () => {
  const first = stage.process(FIRST);
  const put = (id: string): boolean =>
    first.world().files.put({ id, name: id, type: 'text/plain', bytes: new TextEncoder().encode(id) });
  put('one');
  put('two');
  stage.pass(10);
  stage.kill(FIRST);
  const folder = pathOf('files/demo');
  const fileWith = (text: string): string =>
    readdirSync(folder)
      .map((name) => join(folder, name))
      .find((path) => readFileSync(path, 'utf8') === text) ?? '';
  writeFileSync(fileWith('one'), 'onf');
  const second = stage.process(SECOND);
  expect(second.world().files.get('one')).toBeUndefined();
  expect(stage.lines.join()).toMatch(/files\/demo\/\S+: the checksum does not match/);
  stage.kill(SECOND);
  truncateSync(fileWith('two'), 1);
  const third = stage.process(3);
  expect(third.service.world('demo')).toBeUndefined();
  expect(third.service.unavailable('demo')?.found).toMatch(/files\/demo\/\S+: expected a file of 3 bytes/);
  stage.kill(3);
  const fourth = stage.process(4, { acceptsDamage: true });
  expect(fourth.world().files.ids()).toEqual(['one']);
  stage.pass(10);
  stage.kill(4);
  expect(stage.process(5).world().files.ids()).toEqual(['one']);
});

test('a damaged fork is withheld with the reason, and its name is not taken by a new world', () => {
  const first = stage.process(FIRST);
  first.service.worlds.create('fork');
  addAlbum(first.world('fork'), 'precious');
  stage.pass(10);
  stage.kill(FIRST);
  change('fork.world', (bytes) =>
    Buffer.concat([bytes.subarray(0, 60), Buffer.from('?'), bytes.subarray(61)]),
  );
  const second = stage.process(SECOND);
  expect(second.service.world('fork')).toBeUndefined();
  expect(second.service.unavailable('fork')?.found).toContain('fork.world, line 2: the checksum');
  expect(second.state.found()).toContainEqual(
    expect.objectContaining({ tenant: 'fork', withheld: expect.anything() }),
  );
  expect(second.service.worlds.create('fork')).toMatchObject({ problem: 'world-exists' });
});

test('a folder of version 1.18 goes on, is reported as unchecked, and gets checksums with its first change', () => {
  cpSync(fileURLToPath(new URL('../testing/state-of-1.18', import.meta.url)), stage.folder, {
    recursive: true,
  });
  const first = stage.process(FIRST);
  const residents = (world: World) => world.store.residents.all().map(({ lastName }) => lastName);
  expect(residents(first.world())).toEqual(['n0', 'n1']);
  expect(stage.lines.join()).toContain('without checksums');
  expect(first.state.found()).toMatchObject([
    { tenant: 'demo', notes: [expect.stringContaining('without checksums')] },
  ]);
  expect(readFileSync(pathOf('demo.world'), 'utf8')).toMatch(/^\{"format"/);
  addAlbum(first.world(), 'new');
  stage.pass(10);
  expect(readFileSync(pathOf('demo.world'), 'utf8')).toMatch(/^\["/);
  stage.kill(FIRST);
  const second = stage.process(SECOND);
  expect(residents(second.world())).toEqual(['n0', 'n1']);
  expect(albumsIn(second.world())).toEqual(['new']);
  expect(second.state.found()[0]?.notes).toBeUndefined();
});

test('an older world with a line that cannot be read is refused, too', () => {
  cpSync(fileURLToPath(new URL('../testing/state-of-1.18', import.meta.url)), stage.folder, {
    recursive: true,
  });
  replaced('Alice', Buffer.of(0xff, 0xfe, 0x41, 0x41, 0x41))();
  expect(stage.process(FIRST).service.world('demo')).toBeUndefined();
  expect(stage.lines.join()).toContain(`${JOURNAL}, line 1: no UTF-8`);
});
