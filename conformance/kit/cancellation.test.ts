import { expect, test } from 'vitest';
import { createCancellation } from './cancellation.ts';

const never = (): Promise<never> => new Promise(() => undefined);

test('a wait ends with the reason of the stop', async () => {
  const controller = new AbortController();
  const cancellation = createCancellation(controller.signal);
  expect(await cancellation.hold(async () => 5)).toBe(5);
  await expect(cancellation.hold(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  const waiting = cancellation.hold(never);
  controller.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});

test('after the stop no work starts, until the control is ended', async () => {
  const controller = new AbortController();
  controller.abort(new Error('enough'));
  const cancellation = createCancellation(controller.signal);
  let begun = 0;
  const work = async (): Promise<number> => (begun += 1);
  await expect(cancellation.hold(work)).rejects.toThrow('enough');
  expect(begun).toBe(0);
  cancellation.release();
  expect(await cancellation.hold(work)).toBe(1);
});
