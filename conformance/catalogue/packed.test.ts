import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isObject } from '../kit/json.ts';
import { isPacked, packed, unpacked } from './packed.ts';

test.each([
  ['every check', () => true],
  ['the checks that this version declares', (_id: string, at: number) => at % 2 === 0],
])('what was packed with the ids of %s is what it was', (_which, isDeclared) => {
  const text = readFileSync(new URL('../known-faults.json', import.meta.url), 'utf8');
  const data: unknown = JSON.parse(text);
  if (!isObject(data) || !isObject(data['costs']))
    throw new Error('conformance/known-faults.json holds no costs');
  const declared = Object.keys(data['costs']).filter(isDeclared);
  const read: unknown = JSON.parse(JSON.stringify(packed(data, declared)));
  expect(isPacked(read) && unpacked(read, declared)).toEqual(data);
});

test('data that is not packed is seen as such', () => {
  expect(isPacked({ costs: { a: 1 }, faults: [{ id: 'x' }] })).toBe(false);
});
