import { expect, test } from 'vitest';
import { choices } from '../../openapi/generated/choices.ts';
import { combinationsOf } from './combinations.ts';

test('a combination takes two or three readings of different choices, none of them a default', () => {
  const made = combinationsOf(200, 7);
  expect(made).toHaveLength(200);
  const defaults = new Set(Object.values(choices).map((choice) => `${choice.id}.${choice.default}`));
  for (const { id, readings } of made) {
    const names = id.split(' + ');
    expect([2, 3]).toContain(names.length);
    expect(names.filter((name) => defaults.has(name))).toEqual([]);
    expect(Object.keys(readings)).toEqual(names.map((name) => name.split('.')[0]));
  }
  expect(new Set(made.map(({ id }) => id.split(' + ').length)).size).toBe(2);
});

test('the same seed gives the same combinations, another seed others', () => {
  expect(combinationsOf(5, 1)).toEqual(combinationsOf(5, 1));
  expect(combinationsOf(5, 1)).not.toEqual(combinationsOf(5, 2));
});
