import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isFinal,
  stateAfter,
  statesBefore,
  type WorkRequestAct,
  type WorkRequestState,
} from './work-requests-lifecycle.ts';

const states = ['open', 'in_progress', 'completed', 'cancelled'] as const satisfies WorkRequestState[];
const anyState = fc.constantFrom<WorkRequestState>(...states);
const anyAct = fc.constantFrom<WorkRequestAct>('start', 'complete', 'cancel');

test.each([
  ['open', 'start', 'in_progress'],
  ['open', 'complete', 'completed'],
  ['open', 'cancel', 'cancelled'],
  ['in_progress', 'start', undefined],
  ['in_progress', 'complete', 'completed'],
  ['in_progress', 'cancel', 'cancelled'],
] as const)('%s, %s: %s', (state, act, next) => {
  expect(stateAfter(act, state)).toBe(next);
});

test('completed and cancelled are final, the others are not', () => {
  expect(states.filter(isFinal)).toEqual(['completed', 'cancelled']);
});

test('an act is possible in the states before it and nowhere else', () => {
  fc.assert(
    fc.property(anyAct, anyState, (act, state) => {
      const isPossible = stateAfter(act, state) !== undefined;
      expect(isPossible).toBe(statesBefore(act).split(' or ').includes(state));
      if (isFinal(state)) expect(isPossible).toBe(false);
    }),
  );
});

test('no request moves more than twice, comes back to where it was, or is completed and cancelled', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 8 }), (acts) => {
      const passed = acts.reduce<readonly WorkRequestState[]>(
        (before, act) => {
          const next = stateAfter(act, before.at(-1) ?? 'open');
          return next === undefined ? before : [...before, next];
        },
        ['open'],
      );
      expect(passed.length).toBeLessThanOrEqual(3);
      expect(new Set(passed).size).toBe(passed.length);
      expect(passed.slice(0, -1).some(isFinal)).toBe(false);
    }),
  );
});
