import http from 'node:http';
import supertest from 'supertest';
import { agentsFor } from './agents.ts';
import type { Way } from './agents.ts';
import { TargetLost, messageOf } from './errors.ts';
import { ForwardAgent, refusalOf } from './proxy-agents.ts';
import { proxyText } from './proxy.ts';

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options';

export interface FilePart {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** A file under the name of its part in the form. */
export interface NamedPart extends FilePart {
  readonly part: string;
}

export type Payload =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'form';
      readonly fields: Readonly<Record<string, string>>;
      readonly files: readonly NamedPart[];
    };

export interface Sending {
  readonly method: Method;
  readonly base: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Payload;
  /** It goes over a connection that no other request uses. */
  readonly ownConnection?: true;
}

export interface Arrival {
  readonly status: number;
  /** Names in lower case; several values of one header joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** It came only when the request was sent again. */
  readonly isFlaky?: true;
}

/** The most bytes of an answer that are read, unpacked where it came compressed. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Carries one request to the target and brings back the answer; `timeout` in milliseconds. */
export type Post = (sending: Sending, timeout: number) => Promise<Arrival>;

/**
 * Sends one request as it is and takes any answer as it comes: no redirect followed, no status that throws. Only
 * `senderOf` calls it, which knows the way.
 */
export async function carry(sending: Sending, timeout: number, way: Way): Promise<Arrival> {
  const { base, path, method } = sending;
  const { kept, single } = agentsFor(new URL(base).protocol, way);
  const agents = sending.ownConnection ? [single] : [() => kept, single];
  const lost = (why: string, cause?: unknown): TargetLost =>
    new TargetLost(`no answer from ${base} to ${method.toUpperCase()} ${path}${through(way)}${why}`, {
      cause,
    });
  for (const [at, agent] of agents.entries()) {
    const request = prepare(sending, timeout, agent());
    try {
      const arrival = arrivalOf(await request);
      // Only a proxy asks for credentials of its own.
      if (way.proxy && arrival.status === 407) throw refusalOf(way.proxy, 407);
      return arrival;
    } catch (error) {
      // A kept connection may be closed by the server at the very moment it is used again: that proves nothing.
      if (at === 0 && isRead(sending) && isReset(error) && usedAKeptConnection(request)) continue;
      if (!isNetworkError(error)) throw error;
      throw lost(`: ${whyOf(error)}`, error);
    }
  }
  throw lost('');
}

const through = ({ proxy }: Way): string => (proxy ? ` through ${proxyText(proxy)}` : '');

function prepare(sending: Sending, timeout: number, agent: http.Agent): supertest.Test {
  const { payload } = sending;
  const request = supertest(sending.base)
    [sending.method](sending.path)
    .timeout(timeout)
    .buffer(true)
    .maxResponseSize(LARGEST_ANSWER)
    .parse(bytesOf);
  request.agent(agent);
  if (agent instanceof ForwardAgent)
    request.on('request', () => {
      const inner = innerOf(request);
      if (inner) agent.address(inner, sending.base);
    });
  for (const [name, value] of Object.entries(sending.headers)) request.set(name, value);
  if (payload.kind === 'text') request.send(payload.text);
  if (payload.kind === 'form') {
    for (const [name, value] of Object.entries(payload.fields)) request.field(name, value);
    for (const { part, bytes, name, type } of payload.files)
      request.attach(part, bytes, { filename: name, contentType: type });
  }
  return request;
}

function bytesOf(response: NodeJS.EventEmitter, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}

function arrivalOf(response: supertest.Response): Arrival {
  const raw: unknown = response.headers;
  const headers = Object.entries(typeof raw === 'object' && raw !== null ? raw : {}).map(
    ([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value)] as const,
  );
  const body: unknown = response.body;
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : (/^E[A-Z]+(?=:)/.exec(messageOf(error))?.[0] ?? '');
}

/** Whether the connection was closed before the whole answer had come. */
export const isDropped = (error: unknown): boolean => error instanceof TargetLost && isReset(error.cause);

const isRead = ({ method }: Sending): boolean => method === 'get' || method === 'head';

const whyOf = (error: unknown): string =>
  codeOf(error) === 'ETOOLARGE'
    ? `its answer is larger than ${LARGEST_ANSWER / 1024 / 1024} MB, the most that is read`
    : messageOf(error);

const isReset = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes(codeOf(error));

/**
 * Node's own complaints about what it was asked to send are the suite's fault, not the target's; those about a
 * certificate or a handshake are not about what was sent.
 */
const isNetworkError = (error: unknown): boolean => {
  const code = codeOf(error);
  return code !== '' && (!code.startsWith('ERR_') || /^ERR_(TLS|SSL)_/.test(code));
};

const usedAKeptConnection = (request: supertest.Test): boolean => innerOf(request)?.reusedSocket === true;

function innerOf(request: supertest.Test): http.ClientRequest | undefined {
  const inner: unknown = Reflect.get(request, 'req');
  return inner instanceof http.ClientRequest ? inner : undefined;
}
