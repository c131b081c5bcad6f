import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { instrument } from './instrument.ts';

const folder = mkdtempSync(join(tmpdir(), 'ces-instrument-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mutantsOf = async (source: string) => {
  writeFileSync(join(folder, 'one.ts'), source);
  const { mutants } = await instrument(folder, ['one.ts']);
  return mutants.map(({ key: _, ...mutant }) => mutant);
};

const SOURCE = "export const isFull = (free: number): string => (free > 0 ? 'no' : 'yes');\n";

describe('instrument', () => {
  it('shows what is there before and after, and where', async () => {
    expect(await mutantsOf(SOURCE)).toContainEqual(
      expect.objectContaining({
        ...{ file: 'one.ts', line: 1, mutator: 'EqualityOperator' },
        ...{ before: 'free > 0', after: 'free >= 0', source: SOURCE.trim() },
      }),
    );
  });

  it('leaves texts out', async () => {
    expect((await mutantsOf(SOURCE)).filter(({ before }) => before.startsWith("'"))).toEqual([]);
  });

  it('gives each mutant an id that stays when its line moves', async () => {
    const ids = (await mutantsOf(SOURCE)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await mutantsOf(`// A comment\n\n${SOURCE}`)).map(({ id }) => id)).toEqual(ids);
  });

  it('gives the same change on two lines that are alike two ids', async () => {
    const twice = await mutantsOf(
      'export const one = (n: number) =>\n  n > 0;\nexport const two = (n: number) =>\n  n > 0;\n',
    );
    const same = twice.filter(({ after }) => after === 'n >= 0').map(({ id }) => id);
    expect(new Set(same).size).toBe(2);
  });
});
