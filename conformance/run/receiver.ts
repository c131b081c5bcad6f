import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { parseJson } from '../kit/json.ts';
import { createInbox } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { UsageError } from './usage.ts';

/**
 * The webhook receiver of the suite: one port for the target to post to, and a loopback port for the checks
 * to read.
 */
export interface Receiver {
  /** Base address of GET /events?after=N&wait=ms. */
  readonly inbox: string;
  /** Address that the target may post to when it runs on this machine. */
  readonly address: string;
  close(): Promise<void>;
}

const largestBody = 1_000_000;
const longestWait = 30_000;

/**
 * Listens on host:port (0 = a free port), keeps every POST and answers 200. Throws UsageError for a port in
 * use.
 */
export async function startReceiver(listen: string, now: () => number = Date.now): Promise<Receiver> {
  const inbox = createInbox();
  const [host, port] = hostAndPort(listen);
  const target = await listening(
    (request, response) => void receive(inbox, request, response, now),
    host,
    port,
  );
  const workers = await listening((request, response) => void read(inbox, request, response), '127.0.0.1', 0);
  return {
    inbox: `http://127.0.0.1:${portOf(workers)}`,
    address: `http://${/^(0\.0\.0\.0|::|)$/.test(host) ? '127.0.0.1' : bracketed(host)}:${portOf(target)}/`,
    async close() {
      inbox.close();
      await Promise.all([closed(target), closed(workers)]);
    },
  };
}

async function receive(
  inbox: Inbox,
  request: IncomingMessage,
  response: ServerResponse,
  now: () => number,
): Promise<void> {
  if (request.method !== 'POST') {
    request.resume();
    response
      .writeHead(405, { allow: 'POST', 'content-type': 'text/plain' })
      .end('The conformance suite takes webhooks here: POST.\n');
    return;
  }
  const text = await bodyOf(request);
  if (text === undefined) {
    response.writeHead(413, { connection: 'close' }).end();
    return;
  }
  inbox.add({ receivedAt: now(), headers: flat(request.headers), body: parseJson(text) ?? text });
  response.writeHead(200).end();
}

async function read(inbox: Inbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
  if (pathname !== '/events') {
    response.writeHead(404).end();
    return;
  }
  const wait = Math.min(countOf(searchParams.get('wait')), longestWait);
  const answer = await inbox.after(countOf(searchParams.get('after')), wait);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** The body as text; undefined if it is incomplete or larger than any event. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const bytes of request as AsyncIterable<Buffer>) {
      size += bytes.length;
      if (size <= largestBody) chunks.push(bytes);
    }
  } catch {
    return undefined;
  }
  return size <= largestBody ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function listening(handle: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.once('error', (error) => {
      reject(
        new UsageError(
          `webhooks.listen: ${host}:${port} cannot be used to listen (${error.message}). Choose another port, or 0 for a free one.`,
        ),
      );
    });
    server.listen(port, host, () => {
      resolve(server);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

function hostAndPort(listen: string): [host: string, port: number] {
  const cut = listen.lastIndexOf(':');
  const port = Number(listen.slice(cut + 1));
  if (cut < 0 || !Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`webhooks.listen must be host:port, such as 127.0.0.1:0; found '${listen}'.`);
  }
  return [listen.slice(0, cut).replace(/^\[(.*)\]$/, '$1'), port];
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const countOf = (text: string | null): number => Math.max(0, Math.trunc(Number(text ?? 0)) || 0);

const flat = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
