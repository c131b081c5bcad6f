import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server as TlsServer } from 'node:https';
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

/**
 * Time limits of a connection, in milliseconds. A client that exceeds one gets 408 or a closed connection.
 */
export interface Patience {
  /** For the head of a request. */
  readonly head: number;
  /** For a whole request. */
  readonly request: number;
  /** Without a byte in either direction, also while the client waits for an answer. */
  readonly silence: number;
  /** Between two requests on one connection. It is longer than clients keep an idle connection. */
  readonly idle: number;
  /** The interval at which Node checks the first two limits. */
  readonly checkInterval: number;
  /** For reading on from a refused connection, so that the client can read the refusal. */
  readonly farewell: number;
}

export const PATIENCE: Patience = {
  head: 20_000,
  request: 120_000,
  silence: 150_000,
  idle: 75_000,
  checkInterval: 5_000,
  farewell: 1_000,
};

/** A certificate and its key, in PEM. */
export interface Certified {
  readonly cert: string;
  readonly key: string;
}

export interface ServerOptions {
  /** Serve with TLS. */
  readonly tls?: Certified | undefined;
  readonly patience?: Patience;
  /**
   * How many bytes of an unread body are discarded at most, so that the connection can take another request.
   */
  readonly maxDrained?: number;
  /** Called with errors of the mock itself. */
  readonly log?: (error: unknown) => void;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A refusal as the text of an HTTP response, for a socket without a response object. */
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

/** The latest request on a connection and its response. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/**
 * Whether the client would take a refusal for another answer: one is being sent, or a whole request waits for
 * one.
 */
const isTaken = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined &&
  !exchange.outgoing.writableFinished &&
  (exchange.outgoing.headersSent || exchange.incoming.complete);

/** Loaded here: no start without TLS waits for it. */
const secureServer = async (
  ...given: Parameters<typeof import('node:https').createServer>
): Promise<TlsServer> => {
  const server = (await import('node:https')).createServer(...given);
  // Who speaks no TLS cannot read a refusal.
  return server
    .removeAllListeners('tlsClientError')
    .on('tlsClientError', (_error, socket) => socket.destroy());
};

/**
 * Serves the mock on a TCP port. Bad input on a connection closes that connection only. Rejects with Node's
 * own error where the port cannot be opened (EADDRINUSE, EACCES).
 */
export const listen = async (
  mock: Mock,
  host: string,
  port: number,
  { patience = PATIENCE, maxDrained = MAX_DRAINED_BYTES, log = console.error, tls }: ServerOptions = {},
): Promise<Listening> => {
  const exchanges = new WeakMap<Duplex, Exchange>();
  const refused = new WeakSet<Duplex>();

  const answer = createListener(mock, { scheme: tls ? 'https' : 'http', host, maxDrained, log });
  const settings = {
    requireHostHeader: false,
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.checkInterval,
    keepAliveTimeout: patience.idle,
  };
  const taken = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    exchanges.set(incoming.socket, { incoming, outgoing });
    answer(incoming, outgoing);
  };
  const server = tls
    ? await secureServer({ ...settings, ...tls, handshakeTimeout: patience.head }, taken)
    : createServer(settings, taken);
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
