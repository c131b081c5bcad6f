import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_DRAINED_BYTES } from './http/intake.ts';
import { problemText, statusOf, type Refusal } from './http/problem.ts';
import { unreadable, unexpected } from './http/unreadable-request.ts';
import type { Mock } from './mock.ts';
import { createListener } from './request-listener.ts';
import { giveUp } from './wire.ts';

export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** How long a client may take, in milliseconds; what takes longer gets 408 or a closed connection. */
export interface Patience {
  /** Until the head of a request is there. */
  readonly head: number;
  /** Until the whole request is there. */
  readonly request: number;
  /** While nothing comes and nothing goes, an answer that never comes included. */
  readonly silence: number;
  /** Between two requests on one connection: longer than clients keep one, so that they never send into its end. */
  readonly idle: number;
  /** How often the first two are looked at. */
  readonly look: number;
  /** How long a connection that is refused is listened to, so that the refusal is read. */
  readonly farewell: number;
}

export const PATIENCE: Patience = {
  head: 20_000,
  request: 120_000,
  silence: 150_000,
  idle: 75_000,
  look: 5_000,
  farewell: 1_000,
};

export interface ServerOptions {
  readonly patience?: Patience;
  /** Bytes of a body that nobody reads which are let pass, so that the connection takes another request. */
  readonly maxDrained?: number;
  /** Told of faults of the mock itself. */
  readonly log?: (error: unknown) => void;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** An answer as it stands on the wire, where nothing but the connection is left. */
const wired = (refusal: Refusal): string => {
  const status = statusOf(refusal);
  const body = problemText(refusal);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
};

/** What came last on a connection, and what goes back for it. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** An answer is on its way, or the request that waits for one is whole: a refusal now would be taken for the other. */
const isTaken = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined &&
  !exchange.outgoing.writableFinished &&
  (exchange.outgoing.headersSent || exchange.incoming.complete);

/**
 * The mock behind a TCP port. Nothing that comes in on a connection ends more than that connection. Rejects with
 * Node's own error where the port cannot be had (EADDRINUSE, EACCES).
 */
export const listen = (
  mock: Mock,
  host: string,
  port: number,
  { patience = PATIENCE, maxDrained = MAX_DRAINED_BYTES, log = console.error }: ServerOptions = {},
): Promise<Listening> => {
  const exchanges = new WeakMap<Duplex, Exchange>();
  const refused = new WeakSet<Duplex>();

  const answer = createListener(mock, { host, maxDrained, log });
  const server = createServer(
    {
      requireHostHeader: false,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.look,
      keepAliveTimeout: patience.idle,
    },
    (incoming, outgoing) => {
      exchanges.set(incoming.socket, { incoming, outgoing });
      answer(incoming, outgoing);
    },
  );
  server.timeout = patience.silence;

  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) =>
    giveUp(outgoing, unexpected(incoming.headers.expect ?? '')),
  );

  server.on('clientError', (error, socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    if (!socket.writable || codeOf(error) === 'ECONNRESET' || isTaken(exchanges.get(socket))) {
      socket.destroy();
      return;
    }
    const farewell = setTimeout(() => socket.destroy(), patience.farewell);
    socket.once('close', () => clearTimeout(farewell));
    socket.once('end', () => socket.destroy());
    socket.end(wired(unreadable(error.message, codeOf(error))));
    socket.resume();
  });

  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      const address = server.address();
      done({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
};
