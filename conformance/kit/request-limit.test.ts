import { expect, test } from 'vitest';
import { createRequestLimit } from './request-limit.ts';
import type { RequestSlot } from './request-limit.ts';

/** A call that lasts until `end` is called; its name is added to `begun` when it begins. */
function calling(slot: RequestSlot, name: string, begun: string[]) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const result = slot.hold(async () => {
    begun.push(name);
    await ended;
    return name;
  });
  return { end, result };
}

/** Lets everything happen that waits for nothing else. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('only so many checks send requests at a time; of those that wait, the one that entered first is next', async () => {
  const requestLimit = createRequestLimit(1);
  const [one, two, three] = [requestLimit.enter(), requestLimit.enter(), requestLimit.enter()];
  const begun: string[] = [];
  const second = calling(two, 'second', begun);
  const third = calling(three, 'third', begun);
  const first = calling(one, 'first', begun);
  await settled();
  expect(begun).toEqual(['second']);
  second.end();
  expect(await second.result).toBe('second');
  await settled();
  expect(begun).toEqual(['second', 'first']);
  first.end();
  await first.result;
  third.end();
  await third.result;
  expect(begun).toEqual(['second', 'first', 'third']);
});

test('a check in its turn may start more calls at once, and gives up its place when all of them have ended', async () => {
  const requestLimit = createRequestLimit(1);
  const [one, two] = [requestLimit.enter(), requestLimit.enter()];
  const begun: string[] = [];
  const all = ['a', 'b'].map((name) => calling(one, name, begun));
  const other = calling(two, 'other', begun);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  all[0]?.end();
  await settled();
  expect(begun).toEqual(['a', 'b']);
  all[1]?.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'other']);
  other.end();
  await other.result;
});

test('a call that fails gives up its place', async () => {
  const requestLimit = createRequestLimit(1);
  const failing = requestLimit.enter().hold(() => Promise.reject(new Error('no answer')));
  await expect(failing).rejects.toThrow('no answer');
  expect(await requestLimit.enter().hold(() => Promise.resolve('next'))).toBe('next');
});

test('a call that waits when the run is stopped is rejected with the reason', async () => {
  const controller = new AbortController();
  const requestLimit = createRequestLimit(1, controller.signal);
  const begun: string[] = [];
  const first = calling(requestLimit.enter(), 'first', begun);
  const second = calling(requestLimit.enter(), 'second', begun);
  controller.abort(new Error('the budget was used up'));
  await expect(second.result).rejects.toThrow('the budget was used up');
  first.end();
  expect(await first.result).toBe('first');
  expect(begun).toEqual(['first']);
});

test('a check that others wait for goes before those that entered earlier', async () => {
  const requestLimit = createRequestLimit(1);
  const order: string[] = [];
  const [one, two, urgent] = [requestLimit.enter(), requestLimit.enter(), requestLimit.enter('others wait')];
  const call = (name: string) => async (): Promise<void> => {
    order.push(name);
    await Promise.resolve();
  };
  await Promise.all([one.hold(call('one')), two.hold(call('two')), urgent.hold(call('urgent'))]);
  expect(order).toEqual(['one', 'urgent', 'two']);
});
