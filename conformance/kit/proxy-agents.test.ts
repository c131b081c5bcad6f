import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import type { Server, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stubRun } from '../testing/stub-target.ts';
import { proxiesIn } from './proxy.ts';
import type { RunSpec } from './run.ts';
import { senderOf } from './sender.ts';
import type { Arrival } from './wire.ts';

const pem = (name: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../testing/tls/${name}.pem`, import.meta.url)), 'utf8');

/** What the proxy was asked, as `METHOD target authorization`, and what it answers CONNECT and all else with. */
const seen: string[] = [];
let answers = 200;
let cert: string;
let target: https.Server;
let proxy: http.Server;
const open = new Set<Socket>();

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  const [text, key] = await Promise.all([pem('stub-cert'), pem('stub-key')]);
  cert = text;
  target = https.createServer({ cert, key }, (request, response) => response.end(request.url));
  const note = ({ method, url, headers }: http.IncomingMessage): number =>
    seen.push([method, url, headers['proxy-authorization'], headers.host].join(' '));
  proxy = http.createServer((request, response) => {
    note(request);
    response.writeHead(answers).end('by the proxy');
  });
  proxy.on('connect', (request: http.IncomingMessage, socket: Socket) => {
    note(request);
    open.add(socket);
    if (answers !== 200) return socket.end(`HTTP/1.1 ${answers} No\r\n\r\n`);
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const on = connect(portOf(target), '127.0.0.1');
    open.add(on);
    return socket.pipe(on).pipe(socket);
  });
  for (const server of [target, proxy]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  seen.length = 0;
  answers = 200;
});
afterAll(() => {
  for (const socket of open) socket.destroy();
  for (const server of [target, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});

const basic = `Basic ${Buffer.from('ann:hush').toString('base64')}`;
const get = (base: string, path: string, more: Partial<RunSpec> = {}, noProxy = ''): Promise<Arrival> => {
  const named = `http://ann:hush@127.0.0.1:${portOf(proxy)}`;
  const proxies = proxiesIn({ HTTP_PROXY: named, HTTPS_PROXY: named, NO_PROXY: noProxy });
  const run = stubRun(base, { ...(proxies && { proxies }), ...more });
  return senderOf(run)({ method: 'get', base, path, headers: {}, payload: { kind: 'none' } }, 5_000);
};

test('a plain request names the whole address to the proxy, its path as it was written', async () => {
  for (const path of ['/ping', '/a/../b?c=%2f', '//x/y']) await get('http://svc.example:8080', path);
  const asked = (path: string): string => `GET http://svc.example:8080${path} ${basic} svc.example:8080`;
  expect(seen).toEqual([asked('/ping'), asked('/a/../b?c=%2f'), asked('//x/y')]);
});

test('a secure one goes through a tunnel, over one connection, to the target that the certificate names', async () => {
  const base = `https://127.0.0.1:${portOf(target)}`;
  for (const path of ['/one', '/two'])
    expect((await get(base, path, { tls: { ca: cert } })).bytes.toString()).toBe(path);
  expect(seen).toEqual([`CONNECT 127.0.0.1:${portOf(target)} ${basic} 127.0.0.1:${portOf(target)}`]);
  await expect(get(base, '/')).rejects.toThrow(
    /through the proxy http:\/\/127.0.0.1:\d+ \(HTTPS_PROXY\).*certificate/,
  );
});

test('NO_PROXY leads past it', async () => {
  const base = `https://127.0.0.1:${portOf(target)}`;
  expect((await get(base, '/', { tls: { ca: cert } }, '127.0.0.0/8')).status).toBe(200);
  expect(seen).toEqual([]);
});

test.each([
  ['http://svc.example', 407, 'answered 407. Write user and password into HTTP_PROXY'],
  ['https://svc.example', 407, 'answered 407. Write user and password into HTTPS_PROXY'],
  ['https://svc.example', 502, 'answered 502. Look at its log'],
])('%s: an answer %i of the proxy itself is no answer of the target', async (base, status, message) => {
  answers = status;
  const refused = get(base, '/ping');
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/hush/);
});

test('a proxy that is not there is named', async () => {
  const proxies = proxiesIn({ HTTP_PROXY: 'http://ann:hush@127.0.0.1:9' });
  await expect(get('http://svc.example', '/ping', proxies && { proxies })).rejects.toThrow(
    /no answer from http:\/\/svc.example to GET \/ping through the proxy http:\/\/127.0.0.1:9 \(HTTP_PROXY\): ECONNREFUSED/,
  );
});
