import { expect, test } from 'vitest';
import type { KeyUsed, Step } from '../../../conformance/consumers/receiver/story.ts';
import { createSilence, GaveUp } from './silence.ts';

const answered = { step: 'procedure', key: 'right', status: 200 } as const;
const silent = (step: Step = 'procedure', key: KeyUsed = 'right') => ({ step, key });

test('a receiver that never answered gets three deliveries; refused connections count', () => {
  const count = createSilence();
  count(silent(), true);
  count(silent(), false);
  expect(() => count(silent(), false)).toThrow(GaveUp);
});

test('a receiver that has answered may miss the time limit twice in a row, or nine times in all', () => {
  const inARow = createSilence();
  for (const one of [answered, silent(), silent(), answered, silent(), silent()]) inARow(one, true);
  expect(() => inARow(silent(), true)).toThrow(GaveUp);
  const inAll = createSilence();
  for (let times = 0; times < 9; times += 1) for (const one of [answered, silent()]) inAll(one, true);
  expect(() => inAll(silent(), true)).toThrow(GaveUp);
});

test('in a burst the limit is thirty, because many deliveries wait at the same time', () => {
  const count = createSilence();
  count(answered, false);
  for (let times = 0; times < 29; times += 1) count(silent('burst'), true);
  expect(() => count(silent('burst'), true)).toThrow(GaveUp);
});

test('closed connections, silence after a bad key and silence during a restart do not count', () => {
  const count = createSilence();
  count(answered, false);
  for (let times = 0; times < 50; times += 1) {
    count(silent(), false);
    count(silent('keys', 'missing'), true);
    count(silent('restart'), true);
  }
});
