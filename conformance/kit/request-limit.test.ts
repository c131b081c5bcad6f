import { expect, test } from 'vitest';
import { createRequestLimit } from './request-limit.ts';
import type { RequestSlot } from './request-limit.ts';

/** A call that lasts until `end` is called; its name is added to `begun` when it begins. */
function saying(speaker: RequestSlot, name: string, begun: string[]) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const said = speaker.hold(async () => {
    begun.push(name);
    await ended;
    return name;
  });
  return { end, said };
}

/** Lets everything happen that waits for nothing else. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('so many speak at a time; of those that wait, the one that entered first is next', async () => {
  const requestLimit = createRequestLimit(1);
  const [one, two, three] = [requestLimit.enter(), requestLimit.enter(), requestLimit.enter()];
  const begun: string[] = [];
  const second = saying(two, 'second', begun);
  const third = saying(three, 'third', begun);
  const first = saying(one, 'first', begun);
  await settled();
  expect(begun).toEqual(['second']);
  second.end();
  expect(await second.said).toBe('second');
  await settled();
  expect(begun).toEqual(['second', 'first']);
  first.end();
  await first.said;
  third.end();
  await third.said;
  expect(begun).toEqual(['second', 'first', 'third']);
});

test('a check that speaks may say more at once, and gives its place to others when all of it is said', async () => {
  const requestLimit = createRequestLimit(1);
  const [one, two] = [requestLimit.enter(), requestLimit.enter()];
  const begun: string[] = [];
  const all = ['a', 'b'].map((name) => saying(one, name, begun));
  const other = saying(two, 'other', begun);
  await settled();
  expect(begun).toEqual(['a', 'b']);
  all[0]?.end();
  await settled();
  expect(begun).toEqual(['a', 'b']);
  all[1]?.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'other']);
  other.end();
  await other.said;
});

test('what fails gives its place to others', async () => {
  const requestLimit = createRequestLimit(1);
  const failing = requestLimit.enter().hold(() => Promise.reject(new Error('no answer')));
  await expect(failing).rejects.toThrow('no answer');
  expect(await requestLimit.enter().hold(() => Promise.resolve('next'))).toBe('next');
});

test('who waits when the run is stopped is refused with the reason of that', async () => {
  const controller = new AbortController();
  const requestLimit = createRequestLimit(1, controller.signal);
  const begun: string[] = [];
  const first = saying(requestLimit.enter(), 'first', begun);
  const second = saying(requestLimit.enter(), 'second', begun);
  controller.abort(new Error('the budget was used up'));
  await expect(second.said).rejects.toThrow('the budget was used up');
  first.end();
  expect(await first.said).toBe('first');
  expect(begun).toEqual(['first']);
});
