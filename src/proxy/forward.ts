import http from 'node:http';
import https from 'node:https';
import { messageOf } from '../../conformance/kit/errors.ts';
import { MOST_JUDGED } from './seen.ts';

/** A request that passes through the proxy, before its answer. */
export interface Passing {
  readonly at: number;
  readonly incoming: http.IncomingMessage;
}

/** A request and its answer, as far as they are kept. `answer` is undefined if the target gave none. */
export interface Passed extends Passing {
  readonly ended: number;
  /** The body of the request; undefined if it had more than MOST_JUDGED bytes. */
  readonly sent: Buffer | undefined;
  readonly answer?: {
    readonly status: number;
    readonly headers: http.IncomingHttpHeaders;
    /** As received, perhaps compressed; undefined if it had more than MOST_JUDGED bytes. */
    readonly bytes: Buffer | undefined;
  };
  /** The client or the target closed the connection before the end of the answer. */
  readonly isAborted: boolean;
}

export interface Target {
  readonly base: URL;
  readonly agent: http.Agent;
}

/** What the proxy reports while it forwards. */
export interface Watcher {
  begun(passing: Passing): void;
  passed(exchange: Passed): void;
}

/** Headers of one connection, which are not forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The raw headers without those of the connection, in the same order and spelling. */
export const forwardedHeaders = (raw: readonly string[], connection = ''): string[] => {
  const named = new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
  return raw.flatMap((name, at) => {
    if (at % 2 === 1) return [];
    const key = name.toLowerCase();
    return HOP_BY_HOP.has(key) || named.has(key) ? [] : [name, raw[at + 1] ?? ''];
  });
};

const withHost = (headers: readonly string[], host: string): string[] =>
  headers.map((text, at) => (at % 2 === 1 && headers[at - 1]?.toLowerCase() === 'host' ? host : text));

/** Keeps the bytes that pass through, up to MOST_JUDGED. */
const tapped = (stream: NodeJS.ReadableStream): (() => Buffer | undefined) => {
  let chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MOST_JUDGED) chunks.push(chunk);
    else chunks = [];
  });
  return () => {
    const [first] = chunks;
    if (size > MOST_JUDGED) return undefined;
    return first && chunks.length === 1 ? first : Buffer.concat(chunks);
  };
};

/** Marks an answer of the proxy itself, because the target gave none. */
const OWN_ANSWER = 'X-Ces-Proxy';

const giveUp = (outgoing: http.ServerResponse, { origin }: URL, error: unknown): void => {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(502, { 'Content-Type': 'application/problem+json', [OWN_ANSWER]: 'target-unreachable' });
  outgoing.end(
    JSON.stringify({
      type: 'urn:ces:proxy:target-unreachable',
      title: 'The target did not answer',
      status: 502,
      detail: `ces proxy got no answer from ${origin}: ${messageOf(error)}. Start the target, or check --target.`,
    }),
  );
};

/** Whether a request may be sent twice: it is safe (RFC 9110, 9.2.1) and has no body. */
const isRepeatable = ({ method = '', headers }: http.IncomingMessage): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) &&
  headers['transfer-encoding'] === undefined &&
  Number(headers['content-length'] ?? 0) === 0;

/**
 * Forwards one request to the target and its answer to the client: the same bytes, order and headers, except the headers
 * of the connection and Host. Bodies are streamed.
 */
export const forward = (
  incoming: http.IncomingMessage,
  outgoing: http.ServerResponse,
  { base, agent }: Target,
  { begun, passed }: Watcher,
  now: () => number,
): void => {
  const passing = { at: now(), incoming };
  begun(passing);
  const { protocol, hostname, port, host, pathname } = base;
  const isBodied = incoming.headers['transfer-encoding'] !== undefined;
  const headers = withHost(forwardedHeaders(incoming.rawHeaders, incoming.headers.connection), host);
  const sent = tapped(incoming);
  let isOver = false;
  const over = (answer?: Passed['answer'], isAborted = answer === undefined): void => {
    if (isOver) return;
    isOver = true;
    passed({ ...passing, ended: now(), sent: sent(), isAborted, ...(answer && { answer }) });
  };
  const ask = (): http.ClientRequest =>
    (protocol === 'https:' ? https : http).request(
      {
        ...{ hostname, agent, method: incoming.method, setHost: false },
        ...(port !== '' && { port }),
        path: pathname.replace(/\/+$/, '') + (incoming.url ?? '/'),
        headers: isBodied ? [...headers, 'Transfer-Encoding', 'chunked'] : headers,
      },
      (answer) => {
        const bytes = tapped(answer);
        const status = answer.statusCode ?? 502;
        const about = (): NonNullable<Passed['answer']> => ({
          status,
          headers: answer.headers,
          bytes: bytes(),
        });
        // The answer keeps the Date of the target.
        outgoing.sendDate = false;
        try {
          outgoing.writeHead(
            status,
            answer.statusMessage,
            forwardedHeaders(answer.rawHeaders, answer.headers.connection),
          );
        } catch (error) {
          // Node refuses to write this status or a header.
          answer.destroy();
          giveUp(outgoing, base, error);
          over();
          return;
        }
        answer.pipe(outgoing);
        outgoing.once('finish', () => over(about()));
        answer.once('close', () => answer.complete || outgoing.destroy());
        answer.once('error', () => outgoing.destroy());
        outgoing.once('close', () => over(about(), !outgoing.writableFinished));
      },
    );
  let upstream: http.ClientRequest | undefined;
  const send = (): void => {
    const request = ask();
    upstream = request;
    request.on('error', (error) => {
      // The target closed a kept connection just before its next use.
      if (request.reusedSocket && isRepeatable(incoming) && !outgoing.headersSent && !isOver) {
        send();
        return;
      }
      giveUp(outgoing, base, error);
      over();
    });
    incoming.pipe(request);
  };
  outgoing.once('close', () => {
    if (outgoing.writableFinished) return;
    upstream?.destroy();
    over();
  });
  send();
};
