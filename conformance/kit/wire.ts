import http from 'node:http';
import https from 'node:https';
import supertest from 'supertest';
import { TargetLost, messageOf } from './errors.ts';

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

/** Carries one request to the target and brings back the answer; `timeout` in milliseconds. */
export type Post = (sending: Sending, timeout: number) => Promise<Arrival>;

// supertest opens a connection per request unless it is given an agent that keeps them.
const keep = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

/** Sends one request as it is and takes any answer as it comes: no redirect followed, no status that throws. */
export async function send(sending: Sending, timeout: number): Promise<Arrival> {
  const agents = [sending.base.startsWith('https:') ? keep.https : keep.http, undefined];
  for (const agent of agents) {
    const request = prepare(sending, timeout, agent);
    try {
      return arrivalOf(await request);
    } catch (error) {
      // A kept connection may be closed by the server at the very moment it is used again: that proves nothing.
      if (agent && isReset(error) && usedAKeptConnection(request)) continue;
      if (!isNetworkError(error)) throw error;
      throw new TargetLost(
        `no answer from ${sending.base} to ${sending.method.toUpperCase()} ${sending.path}: ${messageOf(error)}`,
        { cause: error },
      );
    }
  }
  throw new TargetLost(`no answer from ${sending.base}`);
}

function prepare(sending: Sending, timeout: number, agent: http.Agent | undefined): supertest.Test {
  const { payload } = sending;
  const request = supertest(sending.base)
    [sending.method](sending.path)
    .timeout(timeout)
    .buffer(true)
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

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : (/^E[A-Z]+(?=:)/.exec(messageOf(error))?.[0] ?? '');
}

const isReset = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes(codeOf(error));

/** Node's own complaints about what it was asked to send are the suite's fault, not the target's. */
const isNetworkError = (error: unknown): boolean => codeOf(error) !== '' && !codeOf(error).startsWith('ERR_');

function usedAKeptConnection(request: supertest.Test): boolean {
  const inner: unknown = Reflect.get(request, 'req');
  return inner instanceof http.ClientRequest && inner.reusedSocket;
}
