import { expect, test } from 'vitest';
import { lifecycles } from '../../openapi/generated/lifecycles.ts';
import { drawLifecycle, moveWords } from './lifecycle-drawing.ts';

test.each(lifecycles)('the drawing of a $resource shows every state and every move', (lifecycle) => {
  const drawn = drawLifecycle(lifecycle);
  for (const state of lifecycle.states) expect(drawn).toContain(`>${state}</text>`);
  for (const { by } of lifecycle.moves) expect(drawn).toContain(by);
  expect(drawn).not.toContain('\n');
});

test('a move is described in words', () => {
  expect(moveWords({ by: 'openDoor', from: ['shut', 'ajar'], clauses: [], when: 'by hand' })).toBe(
    'shut or ajar to nothing: openDoor (by hand)',
  );
});
