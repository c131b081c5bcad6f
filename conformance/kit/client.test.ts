import { afterEach, expect, test } from 'vitest';
import { contextOfItsOwn, createClient } from './client.ts';
import { TargetLost, Unproven } from './errors.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { StubTarget } from '../testing/stub-target.ts';
import { senderOf } from './sender.ts';

let target: StubTarget | undefined;
afterEach(async () => target?.close());

const clientOf = (url: string) => createClient(stubRun(url), 'residents.some-check');

test('a call has the token, the acting user and the tenant of the path', async () => {
  target = await stubTarget(() => ({ status: 200, body: { data: { id: '1' } } }));
  const answer = await clientOf(target.url).call('getResident', { path: { residentId: 'a/b' } });
  expect(target.asked[0]).toMatchObject({
    method: 'GET',
    url: '/api/v1/demo/residents/a%2Fb',
    headers: {
      authorization: 'Bearer secret-token',
      'x-acting-user-id': 'sys-1',
      'x-acting-user-tenant': 'demo',
      'x-conformance-check': 'residents.some-check',
    },
  });
  expect(answer).toMatchObject({ status: 200, json: { data: { id: '1' } }, operationId: 'getResident' });
});

test('a call to the second tenant has its token, if it has one', async () => {
  target = await stubTarget(() => ({ status: 200, body: {} }));
  const tokenSent = async (token?: string): Promise<unknown> => {
    const otherTenant = { tenant: 'other', actingId: 'sys-2', ...(token !== undefined && { token }) };
    const client = createClient({ ...stubRun(target?.url ?? ''), otherTenant }, 'residents.some-check');
    await client.call('getResident', { path: { residentId: '1' }, tenant: 'other', as: 'sys-2' });
    return target?.asked.at(-1)?.headers['authorization'];
  };
  expect(await tokenSent('other-token')).toBe('Bearer other-token');
  expect(await tokenSent()).toBe('Bearer secret-token');
});

test('a token sent by a check uses a separate connection', async () => {
  target = await stubTarget(() => ({ status: 401, body: {} }));
  const client = clientOf(target.url);
  await client.call('ping', { headers: { authorization: 'Bearer SECRET-TOKEN' } });
  await client.call('ping', {});
  expect(target.asked.map(({ headers }) => headers.connection)).toEqual(['close', 'keep-alive']);
});

test('the cleanup deletes no record that is already deleted, unless it was created again', async () => {
  target = await stubTarget(() => ({ status: 204 }));
  const client = clientOf(target.url);
  const cancel = (userId: string) => client.call('cancelRegistration', { path: { activityId: 'a', userId } });
  for (const userId of ['gone', 'gone', 'back']) await cancel(userId);
  await client.callAny('createRegistration', { path: { activityId: 'a' }, body: { userId: 'back' } });
  await cancel('gone');
  client.tidy();
  for (const userId of ['gone', 'back', 'kept']) await cancel(userId);
  expect(target.asked.slice(5).map(({ url }) => url)).toEqual([
    '/api/v1/demo/activities/a/registrations/back',
    '/api/v1/demo/activities/a/registrations/kept',
  ]);
});

test('a check can leave out headers, choose the acting user and write the body as text', async () => {
  target = await stubTarget(() => ({ status: 400 }));
  const client = clientOf(target.url);
  await client.call('listFacilities', {
    headers: { authorization: null },
    as: 'c-9',
    tenant: 'other',
    query: { nonsense: 1, left: undefined },
  });
  await client.call('createConnection', { raw: '{"a":' });
  expect(target.asked[0]?.headers['authorization']).toBeUndefined();
  expect(target.asked[0]?.headers['x-acting-user-id']).toBe('c-9');
  expect(target.asked[0]?.headers['x-acting-user-tenant']).toBe('other');
  expect(target.asked[0]?.url).toBe('/api/v1/other/facilities?nonsense=1');
  expect(target.asked[1]).toMatchObject({ body: '{"a":', headers: { 'content-type': 'application/json' } });
});

test('files go as multipart, bytes come back as bytes', async () => {
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]);
  target = await stubTarget(() => ({ status: 200, headers: { 'content-type': 'image/png' }, body: bytes }));
  const answer = await clientOf(target.url).call('uploadResidentAvatar', {
    path: { residentId: '1' },
    file: { name: 'face.png', type: 'image/png', bytes },
  });
  expect(target.asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(target.asked[0]?.body).toContain('name="file"; filename="face.png"');
  expect(answer.bytes).toEqual(bytes);
  expect(answer.exchange.responseBody).toBe('<6 bytes of image/png>');
  expect(answer.exchange.curl).toContain("-F 'file=@face.png;type=image/png'");
});

test('every status and body is an answer, and no redirect is followed', async () => {
  const replies = [
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    { status: 500, body: '{"cut' },
    { status: 204 },
  ];
  target = await stubTarget((_, count) => replies[count - 1]);
  const client = clientOf(target.url);
  expect((await client.call('ping')).status).toBe(302);
  expect(await client.call('ping')).toMatchObject({ status: 500, json: undefined, text: '{"cut' });
  expect((await client.call('ping')).bytes).toHaveLength(0);
  expect(client.requests()).toBe(3);
});

test('an exchange never contains the token; curl reads it from the environment', async () => {
  target = await stubTarget(({ headers }) => ({ status: 200, body: { sent: headers.authorization } }));
  const { exchange } = await clientOf(target.url).call('createConnection', { body: { firstName: "O'Hara" } });
  expect(JSON.stringify(exchange)).not.toContain('secret-token');
  expect(exchange.curl).toContain(`-H 'Authorization: Bearer '"$CES_TOKEN"`);
  expect(exchange.curl).toContain(`--data-raw '{"firstName":"O'\\''Hara"}'`);
  expect(exchange.responseBody).toContain('$CES_TOKEN');
});

test('the client waits for a busy target, up to a limit', async () => {
  target = await stubTarget((_, count) =>
    count < 3 ? { status: 503, headers: { 'retry-after': '0' } } : { status: 200, body: 'up' },
  );
  expect((await clientOf(target.url).call('ping')).status).toBe(200);
  await target.close();
  target = await stubTarget(() => ({ status: 429, headers: { 'retry-after': '3600' } }));
  await expect(clientOf(target.url).call('ping')).rejects.toThrow(Unproven);
  await target.close();
  target = await stubTarget(() => ({ status: 503 }));
  expect((await clientOf(target.url).call('ping')).status).toBe(503);
});

test('an unreachable target is lost, not a failure', async () => {
  target = await stubTarget(() => undefined);
  await expect(clientOf(target.url).call('ping')).rejects.toThrow(TargetLost);
  await target.close();
  await expect(clientOf(target.url).call('ping')).rejects.toThrow(TargetLost);
});

test('if a kept connection closes during a request, it is opened again', async () => {
  target = await stubTarget((_, count) => (count === 2 ? undefined : { status: 200, body: '"up"' }));
  const client = clientOf(target.url);
  await client.call('ping');
  expect((await client.call('ping')).status).toBe(200);
});

test('a read that is answered on repetition counts once, and as flaky', async () => {
  target = await stubTarget((_, count) => [{ status: 502 }, undefined, { status: 200 }][count - 1]);
  const run = stubRun(target.url);
  const context = contextOfItsOwn(run);
  const client = createClient(run, 'x.y', senderOf(run), context);
  expect((await client.call('ping')).status).toBe(200);
  expect([client.requests(), client.unanswered(), context.tally.sent(), context.tally.flaky()]).toEqual([
    1, 0, 1, 1,
  ]);
  expect(client.recentExchanges()).toHaveLength(1);
});

test('a dropped write is not sent again', async () => {
  target = await stubTarget(() => undefined);
  const run = stubRun(target.url);
  const context = contextOfItsOwn(run);
  const client = createClient(run, 'x.y', senderOf(run), context);
  await expect(client.callAny('createConnection', { body: {} })).rejects.toThrow(TargetLost);
  expect([target.asked.length, client.unanswered()]).toEqual([1, 1]);
  expect(context.tally.unanswered()).toEqual({ requests: 1, ofRequests: 1, writes: 1, ofWrites: 1 });
});

test('an error of the suite is not reported as a fault of the target', async () => {
  target = await stubTarget(() => ({ status: 200 }));
  const { callAny } = clientOf(target.url);
  await expect(callAny('getResident')).rejects.toThrow('needs the path parameter residentId');
  await expect(callAny('ping', { headers: { 'X-Odd': 'two\nlines' } })).rejects.not.toThrow(TargetLost);
});

test('findings of a validating proxy are kept, the clock of the target is read', async () => {
  const violations = JSON.stringify([{ location: ['response', 'body'], message: 'must have id' }]);
  target = await stubTarget(() => ({
    status: 200,
    headers: { 'sl-violations': violations, date: 'Fri, 01 Jan 2100 00:00:00 GMT' },
  }));
  const client = clientOf(target.url);
  expect(client.clockKnown()).toBe(false);
  await client.call('ping');
  await client.call('ping');
  expect(client.violations()).toEqual([{ operationId: 'ping', message: 'response.body: must have id' }]);
  expect(new Date(client.now()).getUTCFullYear()).toBe(2100);
});

test('the client keeps the latest twenty exchanges', async () => {
  target = await stubTarget(() => ({ status: 204 }));
  const client = clientOf(target.url);
  for (let at = 0; at < 23; at += 1) await client.call('ping', { query: { at } });
  expect(client.recentExchanges()).toHaveLength(20);
  expect(client.recentExchanges().at(-1)?.path).toBe('/ping?at=22');
  client.forget();
  expect(client.recentExchanges()).toEqual([]);
});
