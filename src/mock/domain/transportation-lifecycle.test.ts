import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  impossibleMove,
  rideMoves,
  statusAfter,
  type RideMove,
  type RideStatus,
} from './transportation-lifecycle.ts';

const statuses: readonly RideStatus[] = ['pending', 'approved', 'denied', 'cancelled', 'completed'];
const names = Object.keys(rideMoves) as readonly RideMove[];

/** The interface's table, and where it is silent the default of the choice `transportation-completed`. */
const possible: Readonly<Record<RideMove, Readonly<Partial<Record<RideStatus, RideStatus>>>>> = {
  approve: { pending: 'approved' },
  deny: { pending: 'denied' },
  complete: { approved: 'completed' },
  assign: { pending: 'pending', approved: 'approved' },
  replace: { pending: 'pending' },
  cancel: { pending: 'cancelled' },
};

test.each(names)('%s is possible from the states of the table alone, and leads where it says', (name) => {
  for (const status of statuses) {
    const reason = impossibleMove(name, { status, isRecurring: false });
    const after = possible[name][status];
    if (after === undefined) expect(reason?.found).toContain(status);
    else expect([reason, statusAfter(name, status)]).toEqual([undefined, after]);
  }
});

test('a recurring request cannot be changed or cancelled through the API, in any state', () => {
  for (const status of statuses)
    for (const name of ['replace', 'cancel'] as const)
      expect(impossibleMove(name, { status, isRecurring: true })?.found).toContain('recurring');
  expect(impossibleMove('approve', { status: 'pending', isRecurring: true })).toBeUndefined();
});

test('denied, cancelled and completed are final', () => {
  const attempts = fc.array(fc.constantFrom(...names), { maxLength: 20 });
  fc.assert(
    fc.property(attempts, (tried) => {
      let status: RideStatus = 'pending';
      let isOver = false;
      for (const name of tried) {
        if (impossibleMove(name, { status, isRecurring: false })) continue;
        expect(isOver).toBe(false);
        status = statusAfter(name, status);
        isOver = ['denied', 'cancelled', 'completed'].includes(status);
      }
    }),
  );
});
