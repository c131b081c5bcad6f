import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { stubRun } from '../testing/stub-target.ts';
import { expect, test, vi } from 'vitest';
import { loadChecks, sectionOf } from './check-files.ts';
import { ownRoot } from './engine.ts';
import { awaitsEvents, inOrder, wantsQuiet } from './order.ts';

vi.setConfig({ testTimeout: 120_000 });

test('the id of every check begins with the section of its file, so no filter misses a check', async () => {
  const { checks, faults } = await loadChecks(ownRoot);
  const names = await readdir(`${ownRoot}checks`, { recursive: true });
  const files = names.filter((name) => /\.check\.[jt]s$/.test(name));
  expect(faults).toEqual([]);
  expect(checks.length).toBeGreaterThan(2_000);
  // Every file declares at least one check.
  expect(new Set(checks.map(({ file }) => file)).size).toBe(files.length);
  for (const { file, spec } of checks) expect(spec.id.split('.')[0]).toBe(sectionOf(file));

  const { checks: some } = await loadChecks(ownRoot, '{health,facilities}.*');
  expect(new Set(some.map(({ file }) => sectionOf(file)))).toEqual(new Set(['facilities', 'health']));

  const { together, inTurn, listening, alone } = inOrder(checks, stubRun('http://127.0.0.1:9'));
  expect([together, inTurn, listening, alone].flat().length).toBe(checks.length);
  expect(listening.every(({ spec }) => awaitsEvents(spec))).toBe(true);
  expect(alone.every(({ spec }) => wantsQuiet(spec))).toBe(true);
  const sections = new Set(together.map(({ file }) => sectionOf(file)));
  const first = together.slice(0, sections.size);
  expect(new Set(first.map(({ file }) => sectionOf(file)))).toEqual(sections);
});

test('a file with a check of another section is reported as a fault', async () => {
  const { faults } = await loadChecks(fileURLToPath(new URL('../testing/stray-suite/', import.meta.url)));
  expect(faults).toEqual([
    {
      where: 'checks/residents.check.ts',
      message: 'the check albums.stray is in a file of another section',
    },
  ]);
});
