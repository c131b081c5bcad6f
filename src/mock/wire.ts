import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Address } from './http/address.ts';
import { halfOf, type Answer, type Fields } from './http/answer.ts';
import type { Asked } from './http/asked.ts';
import { problemText, statusOf, type Refusal } from './http/problem.ts';

/** A host and a target that a full parse of the address does not change, if no segment begins with a dot. */
const PLAIN_HOST = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/;
const PLAIN_TARGET = /^\/[!$&-;=@A-Z[\]_a-z~]*(?:\?[!$-;=?@A-Z[\]_a-z~]*)?$/;
const PLAIN_METHODS: readonly (string | undefined)[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** The address of a request without a full parse; undefined where the address needs one or is invalid. */
export const plainAddress = (
  { method, url = '', headers }: IncomingMessage,
  scheme: 'http' | 'https',
): Address | undefined => {
  const { host = '' } = headers;
  const isPlain =
    PLAIN_METHODS.includes(method) && PLAIN_HOST.test(host) && PLAIN_TARGET.test(url) && !url.includes('/.');
  if (!isPlain) return undefined;
  const queryAt = url.indexOf('?');
  return {
    base: `${scheme}://${host}`,
    path: queryAt < 0 ? url : url.slice(0, queryAt),
    search: queryAt < 0 ? '' : url.slice(queryAt + 1),
  };
};

/** Fields of which Node keeps only the first when they come twice. The web joins them like all others. */
const KEPT_ONCE = ['authorization', 'content-type'];

const fieldOf = ({ headers, rawHeaders }: IncomingMessage, name: string): string | null => {
  if (!KEPT_ONCE.includes(name)) {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  }
  let joined: string | null = null;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const field = rawHeaders[at];
    if (field?.length !== name.length || field.toLowerCase() !== name) continue;
    const value = rawHeaders[at + 1] ?? '';
    joined = joined === null ? value : `${joined}, ${value}`;
  }
  return joined;
};

const wholeBody = (incoming: IncomingMessage): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.once('end', () => {
      const [only = Buffer.of()] = parts;
      done(parts.length > 1 ? Buffer.concat(parts) : only);
    });
    incoming.once('error', failed);
    // `close` comes after every request. It is a failure only before the end of the body.
    incoming.once('close', () => {
      if (!incoming.readableEnded) failed(new Error('the connection closed within the body'));
    });
  });

export const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') > 0;

class FieldsOnWire {
  readonly #incoming: IncomingMessage;
  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }
  get(name: string): string | null {
    return fieldOf(this.#incoming, name);
  }
  has(name: string): boolean {
    return fieldOf(this.#incoming, name) !== null;
  }
}

/**
 * A class, since one object is made for every request: to make its methods each time would cost more than the
 * calls.
 */
class AskedOnWire implements Asked {
  readonly method: string;
  readonly headers: FieldsOnWire;
  readonly #incoming: IncomingMessage;
  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    this.method = incoming.method ?? '';
    this.headers = new FieldsOnWire(incoming);
  }
  /** Made when it is read: nearly all bodies are read by `arrayBuffer()`. */
  get body(): Asked['body'] {
    return carriesBody(this.#incoming) ? Readable.toWeb(this.#incoming) : null;
  }
  arrayBuffer(): Promise<Uint8Array> {
    return wholeBody(this.#incoming);
  }
}

/** A request as the API reads it, without a `Request`. */
export const askedOf = (incoming: IncomingMessage): Asked => new AskedOnWire(incoming);

/** Writes the part of an answer that a fault leaves, then closes the connection. */
const breakOff = (outgoing: ServerResponse, { status, headers, body, ends }: Answer): void => {
  if (ends === 'dropped' || body === null) {
    outgoing.destroy();
    return;
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  outgoing.writeHead(status, { ...headers, 'Content-Length': length });
  outgoing.write(halfOf(body), () => outgoing.destroy());
};

/** Fields as one list of names and values: with a list, Node writes a whole answer in a fifth less time. */
const fieldList = (headers: Fields): string[] => {
  const list: string[] = [];
  for (const name of Object.keys(headers)) list.push(name, headers[name] ?? '');
  return list;
};

/** Writes an answer as it is. Throws Node's error where a header field cannot be sent. */
export const write = (outgoing: ServerResponse, answer: Answer): void => {
  const { status, headers, body } = answer;
  if (answer.ends) {
    breakOff(outgoing, answer);
    return;
  }
  const fields = fieldList(headers);
  if (body !== null) fields.push('Content-Length', String(Buffer.byteLength(body)));
  outgoing.writeHead(status, fields).end(body ?? undefined);
};

/** Writes a refusal without the app. Where the answer has begun already, the connection is closed instead. */
export const giveUp = (outgoing: ServerResponse, refusal: Refusal): void => {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const body = problemText(refusal);
  const type = 'application/problem+json';
  const length = Buffer.byteLength(body);
  outgoing.sendDate = false;
  outgoing
    .writeHead(statusOf(refusal), { 'Content-Type': type, 'Content-Length': length, Connection: 'close' })
    .end(body);
};

/** Discards the rest of a body, up to `most` bytes. Resolves to whether its end was reached. */
const drained = (incoming: IncomingMessage, most: number): Promise<boolean> =>
  new Promise((done) => {
    let left = most;
    const end = (isWhole: boolean) => () => {
      incoming.pause();
      done(isWhole);
    };
    incoming.on('data', (part: Buffer) => {
      left -= part.byteLength;
      if (left < 0) end(false)();
    });
    incoming.once('end', end(true)).once('error', end(false)).once('close', end(false));
  });

/**
 * Waits for the end of a body, up to `most` bytes. Resolves to whether the connection can take another
 * request. A client that gets the answer while it still sends may never read it, and its next request fails
 * as well.
 */
export const bodyPassed = async (incoming: IncomingMessage, most: number): Promise<boolean> =>
  incoming.readableEnded ||
  incoming.destroyed ||
  (!incoming.readableDidRead && (await drained(incoming, most)));
