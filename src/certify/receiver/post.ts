import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

interface Posted {
  readonly status: number;
  readonly text: string;
}

/** Of an answer so much is kept. */
const MOST_KEPT = 2000;

/**
 * Posts on a connection of its own, follows no redirect, and gives up after so many milliseconds. A connection that was
 * kept might have been closed by the receiver meanwhile, which would look like no answer; and connections of their own
 * really come at once.
 */
export const post = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  limit: number,
): Promise<Posted> =>
  new Promise((done, failed) => {
    const send = url.startsWith('https:') ? secure : plain;
    const length = String(Buffer.byteLength(body));
    const outgoing = send(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'Content-Length': length },
        signal: AbortSignal.timeout(limit),
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          if (text.length < MOST_KEPT) text += chunk;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: text.slice(0, MOST_KEPT) }));
        answer.on('error', failed);
      },
    );
    outgoing.on('error', failed);
    outgoing.end(body);
  });
