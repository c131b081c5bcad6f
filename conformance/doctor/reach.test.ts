import { createServer } from 'node:http';
import { expect, test } from 'vitest';
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
  await target('status', (url) => expect(reach(spec(url))).resolves.toBeUndefined());
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
