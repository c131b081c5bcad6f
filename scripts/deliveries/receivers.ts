/**
 * Three receivers in a separate process: `fast` answers at once, `slow` after some milliseconds, `half` refuses every
 * second attempt. Prints its port on standard output; GET /seen returns the ids of the events that each accepted, in
 * order.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const SLOW_MS = 3;

const taken: Readonly<Record<string, string[]>> = { '/fast': [], '/slow': [], '/half': [] };
let attempts = 0;

const idIn = (text: string): string => /"eventId":"([^"]+)"/.exec(text)?.[1] ?? '';

const answerLater = (response: ServerResponse, milliseconds: number, status: number): void => {
  if (milliseconds === 0) response.writeHead(status).end();
  else setTimeout(() => response.writeHead(status).end(), milliseconds);
};

const take = (path: string, text: string, response: ServerResponse): void => {
  const isRefused = path === '/half' && (attempts += 1) % 2 === 1;
  if (!isRefused) taken[path]?.push(idIn(text));
  answerLater(response, path === '/slow' ? SLOW_MS : 0, isRefused ? 503 : 200);
};

const serve = (request: IncomingMessage, response: ServerResponse): void => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    if (request.method === 'POST') take(request.url ?? '', text, response);
    else response.end(JSON.stringify(taken));
  });
};

const server = createServer(serve);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
