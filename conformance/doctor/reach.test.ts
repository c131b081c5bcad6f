import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import https from 'node:https';
import { fileURLToPath } from 'node:url';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { proxiesIn } from '../kit/proxy.ts';
import type { RunSpec } from '../kit/run.ts';
import { reach, Unreachable } from './reach.ts';

const spec = (url: string): RunSpec => ({
  url,
  tenant: 'demo',
  token: 'secret-token',
  facilities: [],
  identities: [{ kind: 'staff', actingId: 's1' }],
  fixtures: {},
  leverRoutes: {},
  features: {},
  exclusive: false,
  profiles: ['core'],
  seed: 1,
  runs: 1,
  startedAt: 0,
  patience: 1,
});

async function target(answer: 'status' | 'silence', probe: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    if (answer === 'status') response.writeHead(500).end('no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await probe(`http://127.0.0.1:${port}`).finally(() => {
    server.close();
    server.closeAllConnections();
  });
}

test('any answer is a sign of life', async () => {
  await target('status', (url) => expect(reach(spec(url))).resolves.toMatchObject({ status: 500 }));
});

test('a closed port is named, with what was tried and what to do', async () => {
  let gone = '';
  await target('status', (url) => {
    gone = url;
    return Promise.resolve();
  });
  const failed = expect(reach(spec(gone))).rejects;
  await failed.toThrow(Unreachable);
  await expect(reach(spec(gone))).rejects.toThrow(`GET ${gone}/ping was refused`);
  await expect(reach(spec(gone))).rejects.not.toThrow('secret-token');
});

test('silence ends after the patience', async () => {
  await target('silence', (url) =>
    expect(reach(spec(url), 50)).rejects.toThrow(/no answer within 0.05 seconds/),
  );
});

test('a proxy that is not there, or none that can be used, is named without its credentials', async () => {
  const through = (value: string): Promise<unknown> => {
    const proxies = proxiesIn({ HTTP_PROXY: value });
    return reach({ ...spec('http://svc.example'), ...(proxies && { proxies }) });
  };
  await expect(through('http://ann:hush@127.0.0.1:9')).rejects.toThrow(
    'GET http://svc.example/ping through the proxy http://127.0.0.1:9 (HTTP_PROXY) was refused: nothing listens there',
  );
  await expect(through('socks5://ann:hush@127.0.0.1:9')).rejects.toThrow('HTTP_PROXY names a socks5 proxy');
  await expect(through('socks5://ann:hush@127.0.0.1:9')).rejects.not.toThrow('hush');
});

test('a target that asks for a certificate, and one whose authority is unknown, are distinguished', async () => {
  const pem = (name: string): Promise<string> =>
    readFile(fileURLToPath(new URL(`../testing/tls/${name}.pem`, import.meta.url)), 'utf8');
  const [cert, key] = await Promise.all([pem('stub-cert'), pem('stub-key')]);
  const server = https.createServer({ cert, key, ca: cert, requestCert: true, rejectUnauthorized: true });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await expect(reach(spec(url))).rejects.toThrow(/not trusted .*tls\.ca .*--ca/);
  await expect(reach({ ...spec(url), tls: { ca: cert } })).rejects.toThrow(
    /asks for a certificate .*tls\.cert and tls\.key .*--cert and --key/,
  );
  server.closeAllConnections();
  server.close();
});
