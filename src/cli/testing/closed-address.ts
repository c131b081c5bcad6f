import { createServer } from 'node:http';

/** An address on which no server listens any more. */
export const closedAddress = (): Promise<string> =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(`http://127.0.0.1:${port}/hook`));
    });
  });
