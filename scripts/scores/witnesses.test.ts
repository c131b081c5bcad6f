import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { mutants } from '../../src/mutants/table.ts';
import { controlVariant } from '../../src/variants/control.ts';
import { variants } from '../../src/variants/table.ts';
import { rotating, today } from './sample.ts';
import { sameAnswer } from './witnessed.ts';

const twice = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => ids.indexOf(id) !== at);

test('no two mutants and no two variants bear the same id', () => {
  expect(twice([...mutants, ...variants].map(({ id }) => id))).toEqual([]);
});

// The scores try every witness; here a part does, another one every day.
const SAMPLE = 60;

test.each([controlVariant, ...rotating(variants, SAMPLE, today())])(
  'the witness of variant $id sees its difference',
  async (variant) => {
    const { tables = (original) => original, readings, zones, witness } = variant;
    expect(await sameAnswer(witness, tables, readings, zones)).toBeUndefined();
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

test('what stands for a retired mutant is a mutant, and the retired one is none', () => {
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
