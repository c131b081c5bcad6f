import { expect, test } from 'vitest';
import { TargetLost } from './errors.ts';
import { withRepeats } from './repeat.ts';
import type { Arrival, Method } from './wire.ts';

type Reply = number | 'dropped' | 'refused' | 'busy';

const codes = { dropped: 'ECONNRESET', refused: 'ECONNREFUSED' } as const;

function arrivalOf(reply: Reply): Arrival {
  if (reply === 'busy') return { status: 503, headers: { 'retry-after': '1' }, bytes: Buffer.alloc(0) };
  if (typeof reply === 'number') return { status: reply, headers: {}, bytes: Buffer.alloc(0) };
  throw new TargetLost(reply, { cause: Object.assign(new Error(reply), { code: codes[reply] }) });
}

/** What came of a request whose tries meet these replies, and how many tries there were. */
async function tried(method: Method, ...replies: Reply[]): Promise<readonly unknown[]> {
  let tries = 0;
  const send = async () => {
    tries += 1;
    return Promise.resolve(arrivalOf(replies.shift() ?? 200));
  };
  try {
    const { status, isFlaky } = await withRepeats(method, send, () => Promise.resolve());
    return [status, tries, ...(isFlaky ? ['flaky'] : [])];
  } catch (error) {
    return [error instanceof TargetLost ? error.message : error, tries];
  }
}

test.each<[Method, Reply[], readonly unknown[]]>([
  ['get', [200], [200, 1]],
  ['get', ['dropped'], [200, 2, 'flaky']],
  ['head', ['dropped', 503], [200, 3, 'flaky']],
  ['get', [502, 504, 404], [404, 3, 'flaky']],
  ['get', [503, 503, 503], [503, 3]],
  ['get', ['dropped', 'dropped', 'dropped'], ['dropped', 3]],
  ['get', [500], [500, 1]],
  ['get', ['busy'], [503, 1]],
  ['get', ['refused'], ['refused', 1]],
  ['post', ['dropped'], ['dropped', 1]],
  ['post', [503], [503, 1]],
  ['put', ['dropped'], ['dropped', 1]],
  ['delete', [504], [504, 1]],
])('%s meets %j and ends with %j', async (method, replies, expected) => {
  expect(await tried(method, ...replies)).toEqual(expected);
});
