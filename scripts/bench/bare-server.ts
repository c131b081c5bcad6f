/**
 * The yardstick, run as a process of its own: `node bare-server.js PORT ANSWERS.json`. A `node:http` server that
 * does nothing but turn an object into JSON for every request, and parse the body where one is sent.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Answers by method and path; bodies are objects, made into text anew for every request. */
export type BareAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

const [port = '0', file = ''] = process.argv.slice(2);
// The script that started this process wrote the file.
const answers = JSON.parse(readFileSync(file, 'utf8')) as BareAnswers;

createServer((request, response) => {
  const answer = answers[`${request.method} ${request.url}`];
  const send = (): void => {
    const text = JSON.stringify(answer?.body ?? {});
    response.writeHead(answer?.status ?? 404, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  if (request.method === 'GET') return send();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString('utf8'));
    send();
  });
}).listen(Number(port), '127.0.0.1');
