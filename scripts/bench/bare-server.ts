/**
 * The two yardsticks, run as a process of their own: `node bare-server.js PORT ANSWERS.json objects|bytes`. A
 * `node:http` server that knows every answer and, for every request, turns an object into JSON (`objects`) or sends
 * bytes that were made at the start (`bytes`: what the platform allows). It parses the body where one is sent.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

/** Answers by method and address; many share a body, so each body stands once. */
export interface BareAnswers {
  /** JSON values; null for none. */
  readonly bodies: readonly unknown[];
  readonly answers: Readonly<Record<string, { readonly status: number; readonly body: number }>>;
}

const [port = '0', file = '', kind = 'objects'] = process.argv.slice(2);
// The script that started this process wrote the file.
const { bodies, answers } = JSON.parse(readFileSync(file, 'utf8')) as BareAnswers;
const bytes = kind === 'bytes' ? bodies.map((body) => Buffer.from(JSON.stringify(body))) : [];

const send = (response: ServerResponse, status: number, payload: string | Buffer): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(payload),
  });
  response.end(payload);
};

createServer((request, response) => {
  const { status, body } = answers[`${request.method} ${request.url}`] ?? { status: 404, body: -1 };
  const answer = (): void => {
    if (status === 204) response.writeHead(status).end();
    else send(response, status, bytes[body] ?? JSON.stringify(bodies[body] ?? {}));
  };
  if (request.method === 'GET') return answer();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString('utf8'));
    answer();
  });
}).listen(Number(port), '127.0.0.1');
