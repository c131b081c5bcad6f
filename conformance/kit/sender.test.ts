import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knock } from '../doctor/examinations/levers.ts';
import { reach } from '../doctor/reach.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import { createClient } from './client.ts';
import { TargetLost } from './errors.ts';
import { createLevers } from './levers.ts';
import { download } from './download.ts';
import type { RunSpec } from './run.ts';
import { senderOf } from './sender.ts';
import { LARGEST_ANSWER } from './wire.ts';
import type { Arrival, Sending } from './wire.ts';

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

const to = (more: Partial<RunSpec>): Promise<Arrival> =>
  senderOf(stubRun(sending.base, more))(sending, 5_000);

test('a target whose authority is not named is not trusted', async () => {
  await expect(to({})).rejects.toThrow(TargetLost);
});

test('a named authority is trusted, and a certificate is shown where there is one', async () => {
  expect((await to({ tls: { ca: cert } })).status).toBe(401);
  expect((await to({ tls: { ca: cert, cert, key } })).status).toBe(200);
});

test('checks, the doctor and levers use the certificates of the run by themselves', async () => {
  const run = stubRun(sending.base, { tls: { ca: cert, cert, key }, leverBase: sending.base });
  expect((await createClient(run, 'x.y').call('ping')).status).toBe(200);
  await expect(reach(run)).resolves.toMatchObject({ status: 200 });
  expect(await knock(run)).toMatchObject([{ status: 200 }, { status: 200 }]);
});

test('levers of another host that the configuration names use them too', async () => {
  const run = stubRun('https://elsewhere', { leverBase: sending.base, tls: { ca: cert, cert, key } });
  await expect(createLevers(run, () => undefined)('set-webhook', { url: null })).resolves.toEqual({});
});

test('an address that only an answer names sees no client certificate', async () => {
  const run = stubRun('https://elsewhere', { tls: { ca: cert, cert, key } });
  expect(await download(run, `${sending.base}/picture`)).toMatchObject({ status: 401 });
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
  const get = () => senderOf(stubRun(target.url))({ ...sending, base: target.url }, 20_000);
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
  const send = senderOf(stubRun(target.url));
  await send(to, 5_000);
  await expect(send({ ...to, method: 'post' }, 5_000)).rejects.toThrow(TargetLost);
  expect(target.asked).toHaveLength(2);
  await target.close();
});

test('a download follows redirects, and takes token and headers along on the own origin alone', async () => {
  const storage = await stubTarget(() => ({ status: 200, body: 'bytes' }));
  const target = await stubTarget(({ url }) =>
    url === '/photo'
      ? { status: 302, headers: { location: '/moved' } }
      : { status: 307, headers: { location: `${storage.url}/file?sig=1` } },
  );
  const run = stubRun(target.url, { headers: { 'X-Gateway': 'gateway-secret' } });
  expect(await download(run, '/photo')).toMatchObject({ status: 200 });
  for (const { headers } of target.asked)
    expect(headers).toMatchObject({ authorization: 'Bearer secret-token', 'x-gateway': 'gateway-secret' });
  expect(storage.asked.map(({ url }) => url)).toEqual(['/file?sig=1']);
  expect(storage.asked[0]?.headers['authorization']).toBeUndefined();
  expect(storage.asked[0]?.headers['x-gateway']).toBeUndefined();
  await Promise.all([target.close(), storage.close()]);
});

test('a redirect without an end brings nothing', async () => {
  const target = await stubTarget(() => ({ status: 302, headers: { location: '/again' } }));
  expect(await download(stubRun(target.url), '/again')).toBeUndefined();
  expect(target.asked).toHaveLength(6);
  await target.close();
});
