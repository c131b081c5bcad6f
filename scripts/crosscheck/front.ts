import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '../../openapi/generated/contract.ts';

/** Operations whose bodies are not JSON: the judge in between cannot read those, so they go straight to the mock. */
const binary = Object.values(operations)
  .filter(
    (operation) =>
      operation.envelope === ('binary' as string) ||
      ('body' in operation && operation.body.contentType !== 'application/json'),
  )
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

const isBinary = (method: string, path: string): boolean =>
  binary.some((one) => one.method === method && one.path.test(path));

/** A form in the place of JSON: the judge takes one file in a list of files for no list. */
const isForm = (contentType: string | undefined): boolean =>
  contentType?.startsWith('multipart/form-data') ?? false;

interface Front {
  readonly url: string;
  close(): Promise<void>;
}

/** One address for the suite: JSON reaches the mock through the judge, everything else directly. */
export const openFront = async (judge: string, mock: string): Promise<Front> => {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', mock);
    const isDirect = isBinary(incoming.method ?? 'GET', pathname) || isForm(incoming.headers['content-type']);
    const base = isDirect ? mock : judge;
    const { hostname, port } = new URL(base);
    const onward = send(
      {
        agent,
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, host: `${hostname}:${port}` },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  // A TCP server's address is an AddressInfo; only pipes have text.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        agent.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
