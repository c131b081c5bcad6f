import pc from 'picocolors';
import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';
import { remaining } from './remaining.ts';
import { record } from './sample.ts';

test('the remaining time is estimated from the checks so far, once there are enough of them', () => {
  expect(remaining({ done: 4, total: 100, elapsed: 9_000 })).toBe('');
  expect(remaining({ done: 50, total: 100, elapsed: 500 })).toBe('');
  expect(remaining({ done: 50, total: 100, elapsed: 40_000 })).toBe('about 40 s left');
  expect(remaining({ done: 100, total: 1000, elapsed: 60_000 })).toBe('about 9 min left');
  expect(remaining({ done: 100, total: 100, elapsed: 60_000 })).toBe('');
});

test('on a terminal the line tells the total and the time left, once the total is known', () => {
  const written: string[] = [];
  let now = 0;
  const out = { isTTY: true, columns: 80, write: (text: string) => written.push(text) };
  const progress = createProgress(out, pc.createColors(false), () => now);
  progress.check?.(record('residents.0', 'pass', []));
  progress.begin?.(20);
  for (let at = 1; at < 10; at++) progress.check?.(record(`residents.${at}`, 'pass', []));
  now = 5_000;
  progress.check?.(record('residents.10', 'fail', []));
  expect(written[0]).toContain('1 check  residents.0');
  expect(written.at(-1)).toContain('11 of 20 checks, about 4 s left  residents.10');
});
