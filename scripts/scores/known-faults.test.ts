import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf } from '../../conformance/catalogue/data-file.ts';
import { mutants } from '../../src/mutants/table.ts';
import { loadChecks } from './checks.ts';
import { KNOWN_FAULTS, knownFaultsText } from './known-faults.ts';

const known = faultsOf(JSON.parse(readFileSync(KNOWN_FAULTS, 'utf8')));

test('every mutant is a known fault, and no other is; `npm run scores -- --all` writes them', () => {
  expect(known.map(({ id }) => id)).toEqual(mutants.map(({ id }) => id).sort());
});

test('the clauses of a known fault and the checks that catch it still exist', async () => {
  const ids = new Set((await loadChecks()).map(({ spec }) => spec.id));
  const breaks = new Map(mutants.map((one) => [one.id, one.breaks]));
  for (const { id, breaks: named, caughtBy } of known) {
    expect(named, id).toEqual(breaks.get(id));
    expect(
      caughtBy.filter((check) => !ids.has(check)),
      id,
    ).toEqual([]);
    expect(caughtBy, id).not.toHaveLength(0);
  }
});

test('a fault that nothing catches is not known', () => {
  const [first, second] = mutants;
  if (!first || !second) throw new Error('two mutants');
  const judged = [
    { id: first.id, kind: 'mutant', verdict: 'caught', by: ['a.b'], seconds: 1 },
    { id: second.id, kind: 'mutant', verdict: 'missed', by: ['a.b'], seconds: 1 },
  ] as const;
  expect(faultsOf(JSON.parse(knownFaultsText([first, second], judged, 1, {})))).toEqual([
    { id: first.id, says: first.description, breaks: first.breaks, caughtBy: ['a.b'] },
  ]);
});
