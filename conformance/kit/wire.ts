import http from 'node:http';
import https from 'node:https';
import supertest from 'supertest';
import { TargetLost, messageOf } from './errors.ts';
import type { Tls } from './run.ts';

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
}

export interface Arrival {
  readonly status: number;
  /** Names in lower case; several values of one header joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

/** The most bytes of an answer that are read, unpacked where it came compressed. */
export const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Carries one request to the target and brings back the answer; `timeout` in milliseconds. */
export type Post = (sending: Sending, timeout: number) => Promise<Arrival>;

interface Agents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

// supertest opens a connection per request unless it is given an agent that keeps them.
const agentsOf = (tls: Tls): Agents => ({
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true, ...tls }),
});

const known = new Map<string, Agents>();

/** One set of kept connections for each way to speak https. */
function keptFor(tls: Tls): Agents {
  const key = JSON.stringify(tls);
  const agents = known.get(key) ?? agentsOf(tls);
  known.set(key, agents);
  return agents;
}

/** Sends one request as it is and takes any answer as it comes: no redirect followed, no status that throws. */
export const send: Post = (sending, timeout) => sendBy({})(sending, timeout);

/** The same over https with certificates of the configuration. */
export function sendBy(tls: Tls = {}): Post {
  const secure = Object.keys(tls).length > 0;
  return async (sending, timeout) => {
    const kept = keptFor(tls);
    const agents = sending.base.startsWith('https:')
      ? [kept.https, secure ? new https.Agent(tls) : undefined]
      : [kept.http, undefined];
    for (const [at, agent] of agents.entries()) {
      const request = prepare(sending, timeout, agent);
      try {
        return arrivalOf(await request);
      } catch (error) {
        // A kept connection may be closed by the server at the very moment it is used again: that proves nothing.
        if (at === 0 && isRead(sending) && isReset(error) && usedAKeptConnection(request)) continue;
        if (!isNetworkError(error)) throw error;
        throw new TargetLost(
          `no answer from ${sending.base} to ${sending.method.toUpperCase()} ${sending.path}: ${whyOf(error)}`,
          { cause: error },
        );
      }
    }
    throw new TargetLost(`no answer from ${sending.base}`);
  };
}

function prepare(sending: Sending, timeout: number, agent: http.Agent | undefined): supertest.Test {
  const { payload } = sending;
  const request = supertest(sending.base)
    [sending.method](sending.path)
    .timeout(timeout)
    .buffer(true)
    .maxResponseSize(LARGEST_ANSWER)
    .parse(bytesOf);
  if (agent) request.agent(agent);
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

function usedAKeptConnection(request: supertest.Test): boolean {
  const inner: unknown = Reflect.get(request, 'req');
  return inner instanceof http.ClientRequest && inner.reusedSocket;
}
