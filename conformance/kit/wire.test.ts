import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import { createClient } from './client.ts';
import { TargetLost } from './errors.ts';
import { createLevers } from './levers.ts';
import { LARGEST_ANSWER, send, sendBy } from './wire.ts';
import type { Sending } from './wire.ts';

const pem = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../testing/tls/${name}.pem`, import.meta.url)), 'utf8');

let cert: string;
let key: string;
let server: https.Server;
let sending: Sending;

/** A target that tells by its status whether the client showed a certificate that it trusts. */
beforeAll(async () => {
  [cert, key] = await Promise.all([pem('stub-cert'), pem('stub-key')]);
  server = https.createServer(
    { cert, key, ca: cert, requestCert: true, rejectUnauthorized: false },
    (request, response) => {
      const known = request.socket instanceof TLSSocket && request.socket.authorized;
      response.writeHead(known ? 200 : 401).end('{}');
    },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  sending = {
    method: 'get',
    base: `https://127.0.0.1:${port}`,
    path: '/',
    headers: {},
    payload: { kind: 'none' },
  };
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a target whose authority is not named is not trusted', async () => {
  await expect(sendBy()(sending, 5_000)).rejects.toThrow(TargetLost);
});

test('a named authority is trusted, and a certificate is shown where there is one', async () => {
  expect((await sendBy({ ca: cert })(sending, 5_000)).status).toBe(401);
  expect((await sendBy({ ca: cert, cert, key })(sending, 5_000)).status).toBe(200);
});

test('levers use the certificates too', async () => {
  const run = stubRun('https://elsewhere', { leverBase: sending.base, tls: { ca: cert, cert, key } });
  await expect(createLevers(run, () => undefined)('set-webhook', { url: null })).resolves.toEqual({});
});

test('headers of the configuration go with every request, behind what a check sends on purpose', async () => {
  const target = await stubTarget(() => ({ status: 200, body: {} }));
  const headers = { 'X-Gateway': 'gateway-secret', Accept: 'text/none', 'X-Elsewhere': 'yes' };
  const run = stubRun(target.url, { headers, leverBase: `${target.url}/levers` });
  const { exchange } = await createClient(run, 'x.y').call('ping', {
    headers: { 'x-elsewhere': 'no', authorization: null },
  });
  await createLevers(run, () => undefined)('set-webhook', { url: null });
  expect(target.asked[0]?.headers).toMatchObject({
    'x-gateway': 'gateway-secret',
    'x-elsewhere': 'no',
    accept: 'application/json',
  });
  expect(target.asked[0]?.headers['authorization']).toBeUndefined();
  expect(target.asked[1]?.headers).toMatchObject({ 'x-gateway': 'gateway-secret' });
  expect(exchange.curl).toContain(`-H 'X-Gateway: '"$X_GATEWAY"`);
  expect(exchange.curl).not.toContain('gateway-secret');
  await target.close();
});

test('levers of another host do not see them', async () => {
  const levers = await stubTarget(() => ({ status: 200, body: {} }));
  const run = stubRun('http://elsewhere', { headers: { 'X-Gateway': 'k' }, leverBase: levers.url });
  await createLevers(run, () => undefined)('set-webhook', { url: null });
  expect(levers.asked[0]?.headers['x-gateway']).toBeUndefined();
  await levers.close();
});

test.each(['plain', 'gzip'])('an answer is read up to a size, as it is unpacked (%s)', async (coding) => {
  let size = LARGEST_ANSWER;
  const target = await stubTarget(() => {
    const bytes = Buffer.alloc(size, ' ');
    const [headers, body] =
      coding === 'gzip' ? [{ 'content-encoding': 'gzip' }, gzipSync(bytes)] : [{}, bytes];
    return { status: 200, headers, body };
  });
  const get = () => send({ ...sending, base: target.url }, 20_000);
  expect((await get()).bytes).toHaveLength(size);
  size += 1;
  await expect(get()).rejects.toThrow(
    `no answer from ${target.url} to GET /: its answer is larger than 16 MB, the most that is read`,
  );
  await target.close();
});

test('a write is not sent a second time when its kept connection is dropped: it may have been carried out', async () => {
  const target = await stubTarget((_, count) => (count > 1 ? undefined : { status: 200 }));
  const to = { ...sending, base: target.url };
  await send(to, 5_000);
  await expect(send({ ...to, method: 'post' }, 5_000)).rejects.toThrow(TargetLost);
  expect(target.asked).toHaveLength(2);
  await target.close();
});
