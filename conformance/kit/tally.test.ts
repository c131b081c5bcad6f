import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTally, isSilent, silenceOf } from './tally.ts';
import type { Tally, Unanswered } from './tally.ts';
import type { Method } from './wire.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const lose = (tally: Tally, method: Method): Promise<unknown> =>
  tally.count(method, () => Promise.reject(new Error('dropped'))).catch(() => undefined);

test('answered and unanswered requests are counted, writes apart', async () => {
  const tally = createTally(() => 0);
  for (const method of ['get', 'post', 'delete'] as const) await tally.count(method, () => Promise.resolve());
  await lose(tally, 'get');
  await lose(tally, 'patch');
  expect(tally.unanswered()).toEqual({ requests: 2, ofRequests: 5, writes: 1, ofWrites: 3 });
  expect(tally.sent()).toBe(5);
});

test('a request that still waits is unanswered once it waits longer than a second and than every answer took', async () => {
  let now = 0;
  const tally = createTally(() => now);
  await tally.count('get', () => Promise.resolve((now += 3_000)));
  void tally.count('post', never);
  now += 3_000;
  expect(tally.unanswered()).toMatchObject({ requests: 0, ofRequests: 1, ofWrites: 0 });
  now += 1;
  expect(tally.unanswered()).toEqual({ requests: 1, ofRequests: 2, writes: 1, ofWrites: 1 });
  expect(tally.mean()).toBe(3_000);

  const quick = createTally(() => now);
  await quick.count('get', () => Promise.resolve());
  void quick.count('get', never);
  now += 1_000;
  expect(quick.unanswered().requests).toBe(0);
  now += 1;
  expect(quick.unanswered().requests).toBe(1);
});

const counts = (requests: number, ofRequests: number, writes = 0, ofWrites = 1): Unanswered => ({
  requests,
  ofRequests,
  writes,
  ofWrites,
});

test.each([
  ['no request', counts(0, 0, 0, 0), false],
  ['1 in 20', counts(1, 20), false],
  ['more than 1 in 20', counts(2, 39), true],
  ['every write', counts(1, 1_000, 1, 1), true],
  ['every write but one', counts(9, 1_000, 9, 10), false],
  ['only reads, all answered', counts(0, 30, 0, 0), false],
])('%s without an answer: the run is worthless: %s', (_, unanswered, expected) => {
  expect(isSilent(unanswered)).toBe(expected);
});

test('a run whose requests were all answered is never worthless', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (of, ofWrites) => {
      expect(isSilent({ requests: 0, ofRequests: of + ofWrites, writes: 0, ofWrites })).toBe(false);
    }),
  );
});

test('the sentence gives the numbers', () => {
  expect(silenceOf(counts(412, 512, 3, 40))).toMatch(/^412 of 512 requests got no answer\. /);
  expect(silenceOf(counts(9, 31, 9, 9))).toMatch(
    /^9 of 31 requests got no answer \(and none of 9 writes was answered\)\. /,
  );
});
