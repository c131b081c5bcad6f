import { Agent as PlainAgent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';
import type { Trust } from '../../mock/webhooks/trust.ts';

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Time limit for the answer, in milliseconds. */
  readonly limit: number;
  /** The certificates that are trusted. */
  readonly trust: Trust;
  /** How many characters of the answer are kept. */
  readonly most: number;
  /** Ends the exchange. */
  readonly stop?: AbortSignal;
  /** Exchanges with the same value share a connection; absent: a new connection. */
  readonly kept?: KeptConnection;
}

const KEEP_ONE = { keepAlive: true, maxSockets: 1 } as const;

/** One connection for several exchanges in sequence, as long as the other side keeps it open. */
export const keptConnection = () => ({ plain: new PlainAgent(KEEP_ONE), secure: new SecureAgent(KEEP_ONE) });

type KeptConnection = ReturnType<typeof keptConnection>;

interface Received {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
}

/**
 * Sends a request and follows no redirect. Without `kept` it opens a new connection, so simultaneous requests really
 * arrive together. A receiver may have closed a kept connection, which would look like no answer: then the request is
 * sent once more on a new connection.
 */
export const exchange = (url: string, sent: Sent): Promise<Received> =>
  new Promise((done, failed) => {
    const { method, headers = {}, body = '', limit, trust, most, stop, kept } = sent;
    const { ca, skipVerify } = trust;
    const isSecure = url.startsWith('https:');
    const send = isSecure ? secure : plain;
    const length = method === 'POST' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
    const outgoing = send(
      url,
      {
        method,
        agent: kept ? kept[isSecure ? 'secure' : 'plain'] : false,
        headers: { ...headers, ...length },
        signal: AbortSignal.any([AbortSignal.timeout(limit), ...(stop ? [stop] : [])]),
        ...(ca !== undefined && { ca }),
        ...(skipVerify === true && { rejectUnauthorized: false }),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          if (text.length < most) text += chunk;
        });
        const { statusCode: status = 0, headers: fields } = answer;
        answer.on('end', () => done({ status, text: text.slice(0, most), location: fields.location }));
        answer.on('error', failed);
      },
    );
    outgoing.on('error', (error) => {
      const { kept: _kept, ...alone } = sent;
      if (outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        exchange(url, alone).then(done, failed);
      else failed(error);
    });
    outgoing.end(body);
  });
