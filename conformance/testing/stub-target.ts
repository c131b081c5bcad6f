import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunSpec } from '../kit/run.ts';

/** For the unit tests of the kit: a server whose every answer the test decides. */

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface StubTarget {
  readonly url: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** `answer` gives the reply; undefined cuts the connection without one. A text or bytes as body go out as they are. */
export async function stubTarget(
  answer: (asked: Asked, count: number) => Reply | undefined,
): Promise<StubTarget> {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      };
      asked.push(one);
      const reply = answer(one, asked.length);
      if (!reply) {
        request.socket.destroy();
        return;
      }
      const { body } = reply;
      const raw =
        typeof body === 'string' || Buffer.isBuffer(body)
          ? body
          : body === undefined
            ? ''
            : JSON.stringify(body);
      response.writeHead(reply.status, {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...reply.headers,
      });
      response.end(raw);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub target has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function stubRun(url: string, more: Partial<RunSpec> = {}): RunSpec {
  return {
    url,
    tenant: 'demo',
    token: 'secret-token',
    facilities: [],
    identities: [
      { kind: 'resident', actingId: 'r-1' },
      { kind: 'systemActor', actingId: 'sys-1' },
    ],
    fixtures: {},
    leverRoutes: {},
    features: {},
    exclusive: false,
    profiles: ['core'],
    seed: 1,
    runs: 25,
    startedAt: 0,
    patience: 300,
    ...more,
  };
}
