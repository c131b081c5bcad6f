import { expect, test } from 'vitest';
import { parseConfig } from '../../run/config.ts';
import { UsageError } from '../../run/usage.ts';
import { webhookExport, webhookLines } from './webhooks.ts';

const read = (flags: Parameters<typeof webhookLines>[0]) =>
  parseConfig(`tenant: demo\n${webhookLines(flags).join('\n')}\n`, 'ces.config.yaml', {
    CES_WEBHOOK_KEY: 'k',
  }).values.webhooks;

test('flags about deliveries become a part of the configuration, and the key a variable', () => {
  expect(read({ webhookListen: '0.0.0.0:9090' })).toEqual({ listen: '0.0.0.0:9090', key: 'k' });
  expect(read({ webhookListen: '[::]:9090', webhookUrl: 'https://me.example.com/in' })).toEqual({
    listen: '[::]:9090',
    publicUrl: 'https://me.example.com/in',
    key: 'k',
  });
  expect(webhookExport({ webhookListen: '0.0.0.0:9090' })).toBe('export CES_WEBHOOK_KEY=…');
});

test('without them a question stands there', () => {
  expect(read({})).toBeUndefined();
  expect(webhookLines({})[0]).toMatch(/^# \? .*--webhook-listen/);
  expect(webhookExport({})).toBe('');
});

test.each([
  [{ webhookListen: '9090' }, "takes HOST:PORT, such as 0.0.0.0:9090; found '9090'"],
  [{ webhookUrl: 'https://me.example.com' }, 'takes HOST:PORT, such as 0.0.0.0:9090; found none'],
  [{ webhookListen: 'me:9090', webhookUrl: 'me:9090' }, "reaches this machine; found 'me:9090'"],
])('%j is refused', (flags, message) => {
  const refused = (): unknown => webhookLines(flags);
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(message);
});
