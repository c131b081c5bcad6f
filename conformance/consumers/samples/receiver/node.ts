import { createServer } from 'node:http';
import { carriedBy, type SampleReceiver } from './procedure.ts';

/** A sample receiver on a port. */
export interface ServedReceiver {
  readonly url: string;
  /** The address that shows the store; the id of the resource follows it. */
  readonly readBack: string;
  close(): Promise<void>;
}

/** A receiver behind `node:http`, on a free port. */
export const serveOnNode = (receiver: () => SampleReceiver): Promise<ServedReceiver> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method === 'GET' && path.startsWith('/store/')) {
      const shown = receiver().show(decodeURIComponent(path.slice('/store/'.length)));
      response.writeHead(shown === undefined ? 404 : 200).end(shown);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const carried = carriedBy(request, path.split('?')[1] ?? '');
      void receiver()
        .handle(carried, Buffer.concat(chunks).toString('utf8'))
        .then((status) => {
          if (status === 0) request.socket.destroy();
          else response.writeHead(status).end();
        });
    });
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
      done({
        url: `${url}/hook`,
        readBack: `${url}/store/{resourceId}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
};
