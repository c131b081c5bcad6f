import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { Post } from './webhooks/attempt.ts';

const agents = { plain: new PlainAgent({ keepAlive: true }), tls: new TlsAgent({ keepAlive: true }) };

/** The parts of an answer that delivery reads: the status and the Location. */
const answered = ({ statusCode = 0, headers }: IncomingMessage): Awaited<ReturnType<Post>> => ({
  status: statusCode,
  headers: new Headers(headers.location === undefined ? {} : { location: headers.location }),
});

/**
 * Posts with Node's own HTTP client over connections that stay open. It needs half the processor time of
 * `fetch`: a mock may send hundreds of events a second in addition to its answers. Follows no redirect. Rejects with
 * Node's error without answer.
 */
export const postOverSockets: Post = (url, { headers, body, signal }, { ca, skipVerify } = {}) =>
  new Promise((done, failed) => {
    const isTls = url.startsWith('https:');
    const options = {
      method: 'POST',
      agent: isTls ? agents.tls : agents.plain,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        'content-length': String(Buffer.byteLength(typeof body === 'string' ? body : '')),
      },
      ...(signal && { signal }),
      // The agent keeps connections of other certificates apart.
      ...(ca !== undefined && { ca }),
      ...(skipVerify === true && { rejectUnauthorized: false }),
    };
    const sent = (isTls ? tlsRequest : plainRequest)(url, options, (answer) => {
      done(answered(answer));
      // An unread body would block the connection.
      answer.resume();
    });
    sent.once('error', failed);
    sent.end(body);
  });
