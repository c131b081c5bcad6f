import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAlbum, createStage, FIRST, SECOND } from '../testing/kept.ts';
import { contentOf, type World } from '../world/world.ts';

type Write = readonly [kind: 'insert' | 'replace' | 'remove' | 'flush', which: number];

const write = (world: World, [kind, which]: Write): void => {
  const all = world.store.albums.all();
  const chosen = all[which % Math.max(1, all.length)];
  if (kind === 'insert') addAlbum(world, 'x'.repeat(which));
  else if (chosen && kind === 'replace') world.store.albums.replace({ ...chosen, title: `${chosen.title}ü` });
  else if (chosen && kind === 'remove') world.store.albums.remove(chosen.id);
};

/** Where the last whole line of a file begins, in bytes. */
const beginOfLastLine = (path: string): number => {
  const bytes = readFileSync(path);
  return bytes.length === 0 ? 0 : bytes.lastIndexOf('\n', bytes.length - 2) + 1;
};

test('a journal that is cut within its last line gives the state before it; one that is cut elsewhere is refused', () => {
  const kinds = fc.constantFrom('insert', 'insert', 'replace', 'remove', 'flush' as const);
  const writes: fc.Arbitrary<readonly Write[]> = fc.array(fc.tuple(kinds, fc.nat(40)), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(writes, fc.nat(), fc.constantFrom(200, 2_000, 1_000_000), (steps, cut, leastJournal) => {
      const own = createStage();
      try {
        const first = own.process(FIRST, { leastJournal });
        const world = first.world();
        const journal = (): string | undefined =>
          readdirSync(own.folder).find((name) => name.endsWith('.journal'));
        const size = (): number => {
          const name = journal();
          return name === undefined ? 0 : readFileSync(join(own.folder, name)).length;
        };
        addAlbum(world, 'first');
        own.pass(10);
        let moments: {
          readonly journal: string | undefined;
          readonly size: number;
          readonly albums: unknown;
        }[] = [];
        const look = (): void => {
          moments = [
            ...moments,
            { journal: journal(), size: size(), albums: contentOf(world).records['albums'] },
          ];
        };
        look();
        for (const step of steps) {
          if (step[0] !== 'flush') write(world, step);
          else {
            own.pass(10);
            look();
          }
        }
        own.pass(10);
        look();
        const last = journal();
        const end = last === undefined ? 0 : cut % (size() + 1);
        const folder = own.copy();
        if (last !== undefined) truncateSync(join(folder, last), end);
        own.kill(FIRST);
        const second = own.process(SECOND, { folder });
        const lastLine = last === undefined ? 0 : beginOfLastLine(join(own.folder, last));
        const isSeen = last === undefined || end === size() || end > lastLine;
        if (!isSeen) {
          expect(second.service.world('demo')).toBeUndefined();
          expect(own.lines.join()).toMatch(/journal, line \d+: missing/);
          return;
        }
        const expected = moments.findLast(
          (one) => one.journal === undefined || (one.journal === last && one.size <= end),
        );
        const found = contentOf(second.world()).records['albums'];
        if (expected) expect(found).toEqual(expected.albums);
        else expect(found?.placed).toEqual([]);
        if (last !== undefined && end < size()) expect(own.lines.join()).toContain('skipped');
      } finally {
        own.clear();
      }
    }),
    { numRuns: 60 },
  );
});
