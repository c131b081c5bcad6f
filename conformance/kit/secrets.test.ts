import { expect, test } from 'vitest';
import { stubRun } from '../testing/stub-target.ts';
import { exchangeOf } from './exchange.ts';
import type { CheckRecord } from './record.ts';
import { recordRedacted, redactorOf, secretsOf } from './secrets.ts';

const run = {
  ...stubRun('http://user:p%40ssw%C3%B6rd@target'),
  token: 'sekret-token',
  otherTenant: { tenant: 'other', actingId: 'sys-2', token: 'other-sekret' },
  headers: { 'X-Gateway-Key': 'gw_<"key"> of ours', Cookie: 'session=0123456789abcdef; theme=dark' },
  secrets: [{ name: 'LEVER_KEY', value: 'lever-key-1' }],
  webhooks: { inbox: '', publicUrl: '', key: 'hook-key-1' },
  proxies: {
    http: {
      ...({ protocol: 'http:', host: 'proxy', port: 3128, variable: 'http_proxy' } as const),
      authorization: `Basic ${Buffer.from('me:proxy-password').toString('base64')}`,
    },
    bypass: '',
  },
  leverRoutes: {
    'create-activity': {
      url: 'http://levers/?api_key=0a1b2c3d&page=first-page',
      method: 'POST',
      headers: { Authorization: 'Bearer lever-bearer-token' },
    },
  },
};

test('whatever is secret in a configuration is hidden, under the name by which its owner knows it', () => {
  const hide = redactorOf(run);
  expect(
    hide(
      'sekret-token, other-sekret, gw_&lt;&quot;key&quot;&gt; of ours, 0123456789abcdef, lever-key-1, hook-key-1, p@sswörd, proxy-password, 0a1b2c3d, lever-bearer-token',
    ),
  ).toBe(
    '$CES_TOKEN, $CES_OTHER_TOKEN, $X_GATEWAY_KEY, $COOKIE, $LEVER_KEY, $WEBHOOK_KEY, $PASSWORD, $PROXY_AUTHORIZATION, $API_KEY, $AUTHORIZATION',
  );
  expect(hide('first-page, theme=dark, Bearer')).toBe('first-page, theme=dark, Bearer');
  expect(redactorOf(run)).toBe(hide);
});

test('a value that stands in two places has one name', () => {
  const twice = { ...run, headers: { 'X-Key': run.token } };
  expect(secretsOf(twice).filter(({ value }) => value === run.token)).toEqual([
    { name: 'CES_TOKEN', value: run.token },
  ]);
});

const redact = redactorOf(run);

test('an exchange holds no secret: not in its path, its bodies or its command, not even where they are cut', () => {
  const key = run.headers['X-Gateway-Key'];
  const long = `${'x'.repeat(3_990)}${key}${'y'.repeat(100)}`;
  const exchange = exchangeOf(
    {
      method: 'post',
      base: run.url,
      path: `/a?key=${encodeURIComponent(key)}`,
      headers: { Authorization: `Bearer ${run.token}`, 'X-Gateway-Key': key, 'X-Other': `has ${run.token}` },
      payload: { kind: 'text', text: JSON.stringify({ key, it: "isn't" }) },
    },
    { status: 418, headers: { 'content-type': 'text/plain' }, bytes: Buffer.from(long) },
    { operationId: 'ping', redact, headers: run.headers },
  );
  expect(JSON.stringify(exchange)).not.toMatch(/gw_|sekret|ssw/);
  expect(exchange.responseBody).toContain('$X_GATEW');
  expect(exchange.curl).toBe(
    `curl -sS -i -X POST 'http://user:$PASSWORD@target/a?key='"$X_GATEWAY_KEY" -H 'Authorization: Bearer '"$CES_TOKEN" -H 'X-Gateway-Key: '"$X_GATEWAY_KEY" -H 'X-Other: has '"$CES_TOKEN" --data-raw '{"key":"'"$X_GATEWAY_KEY"'","it":"isn'\\''t"}'`,
  );
});

test('a record holds no secret in any text that was made of answers', () => {
  const text = `no ${run.token}`;
  const record: CheckRecord = {
    ...{ id: 'sekret-token.check', says: 'It is so.', clauses: [], profile: 'core', negative: false },
    ...{ verdict: 'fail', reason: text, notes: [text], tiers: [], requests: 1, milliseconds: 1 },
    observations: [{ choice: 'create-status', operation: 'createCheckIn', reading: text }],
    violations: [{ operationId: 'ping', message: text }],
    finding: {
      kind: 'wrong-value',
      ...{ promised: text, found: text, next: text, counterexample: text, absent: text },
      members: [{ path: text, found: text, expected: text }],
      ...{ items: [text], neverShown: [text], schemaMismatch: [text] },
      exchanges: [
        { method: 'GET', path: text, requestBody: text, status: 200, responseBody: text, curl: text },
      ],
    },
  };
  const { id, ...rest } = recordRedacted(record, redact);
  expect(id).toBe('sekret-token.check');
  expect(JSON.stringify(rest)).not.toContain('sekret');
  expect(JSON.stringify(rest).split('no $CES_TOKEN')).toHaveLength(20);
});
