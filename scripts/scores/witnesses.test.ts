import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { mutants } from '../../src/mutants/table.ts';
import { controlVariant } from '../../src/variants/control.ts';
import { readingVariants } from '../../src/variants/readings.ts';
import { freedoms, variants } from '../../src/variants/table.ts';
import { loadChecks } from './checks.ts';
import { compareObserved, isSeen, observersOf } from './observed.ts';
import { rotating, today } from './sample.ts';
import { serverOf } from './serve.ts';
import { tryServer } from './trial.ts';
import { sameAnswer } from './witnessed.ts';

const twice = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

test('no two mutants and no two variants bear the same id', () => {
  expect(twice([...mutants, ...variants].map(({ id }) => id))).toEqual([]);
});

// The scores try every variant; here a part of them is tried, another one every day.
const SAMPLE = 25;

test.each([controlVariant, ...rotating(freedoms, SAMPLE, today())])(
  'the witness of $id sees its difference',
  async (freedom) => {
    expect(await sameAnswer(freedom)).toBeUndefined();
  },
);

test.each(rotating(readingVariants, SAMPLE, today()))(
  'the checks of its choice observe $id, and no other reading',
  async (variant) => {
    const records = await tryServer(serverOf(variant), observersOf(variant.taken.choice, await loadChecks()));
    const observations = records.flatMap((record) => record.observations);
    expect(compareObserved(observations, variant.readings).wrong).toEqual([]);
    expect(isSeen(observations, variant.taken)).toBe(true);
  },
);

test('a mutant breaks what the interface states', () => {
  const soft = mutants.filter(
    ({ breaks }) => breaks.length === 0 || breaks.some((id) => clauses[id].determinacy === 'open'),
  );
  expect(soft.map(({ id }) => id)).toEqual([]);
});

/** Mutants of before, and for each the one that the same checks catch, or fewer. */
const retired = new Map(
  Object.entries<unknown>(
    JSON.parse(readFileSync(new URL('../../src/mutants/retired.json', import.meta.url), 'utf8')) as Readonly<
      Record<string, unknown>
    >,
  ),
);

test('the successor of a retired mutant is a mutant, and the retired one is not', () => {
  const known = new Set(mutants.map(({ id }) => id));
  expect([...retired.values()].filter((id) => !known.has(String(id)))).toEqual([]);
  expect([...retired.keys()].filter((id) => known.has(id))).toEqual([]);
});

test('every reading of every choice but the default has its variant', () => {
  const known = new Set(variants.map(({ id }) => id));
  const missing = Object.values(choices).flatMap((choice) =>
    Object.keys(choice.readings)
      .filter((reading) => reading !== choice.default && !('unobservable' in choice))
      .map((reading) => `${choice.id}.${reading}`)
      .filter((id) => !known.has(id)),
  );
  expect(missing).toEqual([]);
});

test('every choice whose readings are tried has checks that observe it', async () => {
  const checks = await loadChecks();
  const asked = [...new Set(readingVariants.map(({ taken }) => taken.choice))];
  expect(asked.filter((choice) => observersOf(choice, checks).length === 0)).toEqual([]);
});
