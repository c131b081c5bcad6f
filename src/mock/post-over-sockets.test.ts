import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { onPort } from './testing/on-port.ts';
import { tlsReceiver } from './testing/tls-receiver.ts';
import { postOverSockets } from './post-over-sockets.ts';
import type { Trust } from './webhooks/trust.ts';

const opened: (() => unknown)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const receiver = async (status: number, headers: Readonly<Record<string, string>> = {}) => {
  const seen: { readonly request: IncomingMessage; readonly text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      seen.push({ request, text });
      response.writeHead(status, headers).end('a body that is ignored');
    });
  });
  const { url, close } = await onPort(server);
  opened.push(close);
  return { seen, url };
};

test('a delivery arrives as it was sent, and the answer has its status and Location', async () => {
  const { seen, url } = await receiver(307, { Location: 'http://elsewhere.test/' });
  const answer = await postOverSockets(url, { headers: { 'X-API-KEY': 'k' }, body: '{"name":"ü"}' });
  expect([answer.status, answer.headers?.get('location')]).toEqual([307, 'http://elsewhere.test/']);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.text).toBe('{"name":"ü"}');
  expect(seen[0]?.request).toMatchObject({
    method: 'POST',
    url: '/hook',
    headers: { 'x-api-key': 'k', 'content-length': '13' },
  });
});

test('several deliveries go over one connection', async () => {
  const { seen, url } = await receiver(200);
  for (const body of ['a', 'b', 'c']) await postOverSockets(url, { body });
  expect(new Set(seen.map(({ request }) => request.socket.remotePort)).size).toBe(1);
});

test('a closed port and a timeout reject with the reason', async () => {
  const { url } = await receiver(200);
  for (const close of opened.splice(0)) close();
  await expect(postOverSockets(url, { body: '' })).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  const silent = await onPort(createServer(() => undefined));
  opened.push(silent.close);
  await expect(postOverSockets(silent.url, { body: '', signal: AbortSignal.timeout(20) })).rejects.toThrow(
    /abort|timeout/i,
  );
});

test('a receiver is trusted by its own certificates or by none, and that holds for it alone', async () => {
  const { url, ca, close } = await tlsReceiver((request, response) => {
    request.resume();
    response.writeHead(204).end();
  });
  opened.push(close);
  const statusBy = async (trust?: Trust): Promise<number> =>
    (await postOverSockets(url, { body: '' }, trust)).status;
  await expect(statusBy()).rejects.toThrow('self-signed certificate');
  expect(await statusBy({ ca })).toBe(204);
  expect(await statusBy({ skipVerify: true })).toBe(204);
  await expect(statusBy()).rejects.toThrow('self-signed certificate');
  await expect(statusBy({ skipVerify: false })).rejects.toThrow('self-signed certificate');
});
