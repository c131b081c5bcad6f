import { expect, test } from 'vitest';
import { parseJson } from '../kit/json.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import { UsageError } from './usage.ts';
import { openListener } from './webhooks.ts';

const now = (): number => 0;

test('the lever sets the address and the key at the target, and removes the hook at the end', async () => {
  const admin = await stubTarget(() => ({ status: 200, body: {} }));
  const deliveries = await openListener(
    stubRun('http://target', { leverBase: `${admin.url}/levers` }),
    {},
    now,
  );
  const posted = (): unknown[] => admin.asked.map(({ url, body }) => [url, parseJson(body)]);
  expect(deliveries.webhooks?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(posted()).toEqual([
    ['/levers/set-webhook', { url: deliveries.webhooks?.publicUrl, key: deliveries.webhooks?.key }],
  ]);
  expect((await fetch(deliveries.webhooks?.publicUrl ?? '', { method: 'POST', body: '{}' })).status).toBe(
    200,
  );
  await deliveries.close();
  expect(posted()[1]).toEqual(['/levers/set-webhook', { url: null }]);
  await admin.close();
});

test('after a failed lever the hook counts as set by hand only if a key is configured', async () => {
  const admin = await stubTarget(() => ({ status: 404, body: {} }));
  const spec = stubRun('http://target', { leverBase: admin.url });
  const byHand = await openListener(spec, { key: 'k', publicUrl: 'http://public/hook' }, now);
  expect(byHand).toMatchObject({
    webhooks: { key: 'k', publicUrl: 'http://public/hook' },
    notes: [expect.stringContaining('by hand')],
  });
  const alone = await openListener(spec, {}, now);
  expect(alone).toMatchObject({ notes: [expect.stringContaining('No event was judged')] });
  expect(alone.webhooks).toBeUndefined();
  await Promise.all([byHand.close(), alone.close(), admin.close()]);
});

test('a hook that is being set when the run ends is removed again, or noted', async () => {
  let status = 200;
  const admin = await stubTarget(() => ({ status, body: {} }));
  const spec = stubRun('http://target', { leverBase: admin.url });
  const cut = AbortSignal.abort(new Error('the budget was used up'));
  const cutShort = await openListener(spec, {}, now, cut);
  expect(cutShort).toMatchObject({ notes: [expect.stringContaining('the budget was used up')] });
  expect(await cutShort.close()).toEqual([]);
  expect(admin.asked.map(({ body }) => parseJson(body))).toEqual([{ url: null }]);
  const set = await openListener(spec, {}, now);
  status = 500;
  expect(await set.close()).toEqual([expect.stringMatching(/^The webhook http.* may still be set: .*500/)]);
  await admin.close();
});

test('without a lever the key must be configured; without webhooks nothing listens', async () => {
  await expect(openListener(stubRun('http://target'), {}, now)).rejects.toThrow(UsageError);
  expect((await openListener(stubRun('http://target'), undefined, now)).webhooks).toBeUndefined();
});
