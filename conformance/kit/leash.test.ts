import { expect, test } from 'vitest';
import { createLeash } from './leash.ts';

const never = (): Promise<never> => new Promise(() => undefined);

test('what is waited for ends with the reason of the stop', async () => {
  const controller = new AbortController();
  const leash = createLeash(controller.signal);
  expect(await leash.hold(async () => 5)).toBe(5);
  await expect(leash.hold(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  const waiting = leash.hold(never);
  controller.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});

test('after the stop nothing begins, until the leash is let go', async () => {
  const controller = new AbortController();
  controller.abort(new Error('enough'));
  const leash = createLeash(controller.signal);
  let begun = 0;
  const work = async (): Promise<number> => (begun += 1);
  await expect(leash.hold(work)).rejects.toThrow('enough');
  expect(begun).toBe(0);
  leash.release();
  expect(await leash.hold(work)).toBe(1);
});
