import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isObject } from '../kit/json.ts';
import { packed, unpacked } from './packed.ts';

test('what was packed is what it was', () => {
  const text = readFileSync(new URL('../known-faults.json', import.meta.url), 'utf8');
  const data: unknown = JSON.parse(text);
  if (!isObject(data)) throw new Error('conformance/known-faults.json holds no object');
  expect(unpacked(JSON.parse(JSON.stringify(packed(data))))).toEqual(data);
});

test('data that is not packed stays as it is', () => {
  const data = { costs: { a: 1 }, faults: [{ id: 'x' }] };
  expect(unpacked(data)).toBe(data);
});
