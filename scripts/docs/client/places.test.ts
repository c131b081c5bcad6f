import { expect, test } from 'vitest';
import type { TriedOperation } from './operations.ts';
import { idInView, routeOfShort } from './places.ts';

const operation = (section: string, id: string): TriedOperation => ({
  ...{ id, section, method: 'GET', path: '/', summary: '', isPlanned: false, fields: [] },
});
const operations = [operation('rooms', 'getRoom'), operation('rooms', 'deleteRoom')];

test('the id of an operation and the name of a section are addresses', () => {
  expect(routeOfShort(operations, '#getRoom')).toBe('#/rooms/getRoom');
  expect(routeOfShort(operations, '#rooms')).toBe('#/rooms');
});

test.each(['', '#', '#/rooms/getRoom', '#nothing', '#%zz'])('%s stays as it is', (hash) => {
  expect(routeOfShort(operations, hash)).toBeUndefined();
});

test('in view is what stands across the upper third', () => {
  const placed = [
    { id: 'above', top: -900, bottom: -10 },
    { id: 'first', top: -10, bottom: 350 },
    { id: 'second', top: 350, bottom: 1200 },
  ];
  expect(idInView(placed, 900)).toBe('first');
  expect(idInView(placed, 1200)).toBe('second');
});

test('below a chapter the next operation is in view; without one there is none', () => {
  expect(idInView([{ id: 'next', top: 500, bottom: 900 }], 900)).toBe('next');
  expect(idInView([{ id: 'far', top: 1000, bottom: 1900 }], 900)).toBeUndefined();
});
