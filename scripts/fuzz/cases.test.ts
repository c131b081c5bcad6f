import { expect, test } from 'vitest';
import { createDraw } from '../soak/draw.ts';
import { createKnown } from '../soak/known.ts';
import { createCases } from './cases.ts';
import { createHostile } from './hostile.ts';
import { piecesOf } from './parcel.ts';

const door = { url: 'http://127.0.0.1:4010', tenant: 'demo', token: 'demo-token' };

const casesOf = (seed: number) => {
  const draw = createDraw(seed);
  const lists = { types: ['Social'], staff: ['stf'], acting: ['sys', 'res'], people: ['res'] };
  const means = { draw, known: createKnown(), today: Date.parse('2026-06-15'), ...lists };
  return createCases({ seed, now: '2026-06-15T12:00:00Z', door, means, hostile: createHostile(seed) });
};

const bytesAt = (make: ReturnType<typeof casesOf>, index: number): string => {
  const one = make(index);
  const pieces = one.kind === 'raw' ? one.steps.map(String) : piecesOf(one.parcel).map(String);
  return `${one.section} ${one.name} ${pieces.join('|')}`;
};

test('every case can be made, and is the same whenever it is made', () => {
  const [make, again] = [casesOf(1), casesOf(1)];
  const sections = new Set<string>();
  for (let index = 0; index < 3_000; index += 1) {
    sections.add(make(index).section);
    if (index % 50 === 0) expect(bytesAt(again, index)).toBe(bytesAt(make, index));
    else bytesAt(make, index);
  }
  expect([...sections]).toEqual(expect.arrayContaining(['levers', 'control plane', 'sockets', 'form cuts']));
});

test('another seed makes other cases', () => {
  expect(bytesAt(casesOf(2), 7)).not.toBe(bytesAt(casesOf(3), 7));
});
