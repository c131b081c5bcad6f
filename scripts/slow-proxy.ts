/**
 * A proxy that simulates a distant target: it delays every answer by some milliseconds. `tsx scripts/slow-proxy.ts
 * TARGET [MILLISECONDS] [PORT]` prints its address.
 */
import http from 'node:http';

const [target, delay = '100', port = '0'] = process.argv.slice(2);
if (target === undefined) throw new Error('name the target: tsx scripts/slow-proxy.ts http://127.0.0.1:4010');
const { hostname, port: targetPort } = new URL(target);
const agent = new http.Agent({ keepAlive: true });

const server = http.createServer((request, response) => {
  const { method, url: path, headers } = request;
  const onward = http.request({ hostname, port: targetPort, agent, method, path, headers }, (answer) => {
    setTimeout(() => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    }, Number(delay));
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
});
