import { IncomingMessage } from 'node:http';
import { serve } from '@hono/node-server';
import type { Mock } from './mock.ts';

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

const remoteOf = (env: unknown): string | undefined => {
  const incoming: unknown =
    typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : undefined;
  return incoming instanceof IncomingMessage ? incoming.socket.remoteAddress : undefined;
};

/** The app behind a TCP port. Rejects with Node's own error where the port cannot be had (EADDRINUSE, EACCES). */
export const listen = (mock: Mock, host: string, port: number): Promise<Listening> =>
  new Promise((done, failed) => {
    const server = serve(
      { fetch: (request, env) => mock(request, remoteOf(env)), hostname: host, port },
      (address) =>
        done({
          port: address.port,
          close: () =>
            new Promise((closed) => {
              server.close(() => closed());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
    );
    server.once('error', failed);
  });
