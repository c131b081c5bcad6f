import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Trust } from '../../mock/webhooks/trust.ts';

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds after which the answer is no longer waited for. */
  readonly limit: number;
  /** Which certificates the address may show. */
  readonly trust: Trust;
  /** So many characters of the answer are kept. */
  readonly most: number;
  /** Ends the exchange. */
  readonly stop?: AbortSignal;
}

interface Received {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
}

/**
 * Sends a request on a connection of its own, and follows no redirect. A connection that was kept might have been closed
 * by the receiver meanwhile, which would look like no answer; and connections of their own really come at once.
 */
export const exchange = (
  url: string,
  { method, headers = {}, body = '', limit, trust: { ca, skipVerify }, most, stop }: Sent,
): Promise<Received> =>
  new Promise((done, failed) => {
    const send = url.startsWith('https:') ? secure : plain;
    const length = method === 'POST' ? { 'Content-Length': String(Buffer.byteLength(body)) } : {};
    const outgoing = send(
      url,
      {
        method,
        agent: false,
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
    outgoing.on('error', failed);
    outgoing.end(body);
  });
