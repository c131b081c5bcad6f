/**
 * A proxy in front of a target far away: every answer comes so many milliseconds later.
 * `tsx scripts/bench/slow-proxy.ts TARGET [MILLISECONDS] [PORT]` prints its address.
 */
import http from 'node:http';
import { pathToFileURL } from 'node:url';

/** Passes requests on as they are and holds the answers back; gives the proxy's address and how to end it. */
export const startSlowProxy = async (
  target: string,
  delay: number,
  port = 0,
): Promise<{ readonly url: string; close(): void }> => {
  const { hostname, port: targetPort } = new URL(target);
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    const onward = http.request(
      {
        hostname,
        port: targetPort,
        agent,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (answer) => {
        setTimeout(() => {
          response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
          answer.pipe(response);
        }, delay);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${own}`,
    close: () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [target, delay = '100', port = '0'] = process.argv.slice(2);
  if (target === undefined)
    throw new Error('name the target: tsx scripts/bench/slow-proxy.ts http://127.0.0.1:4010');
  console.log((await startSlowProxy(target, Number(delay), Number(port))).url);
}
