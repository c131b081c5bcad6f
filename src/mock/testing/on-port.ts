import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as TlsServer } from 'node:https';

/** Puts a server on a free port of the loopback; gives its address under a path, and what ends it with its connections. */
export const onPort = async (server: Server | TlsServer, path = '/hook') => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
