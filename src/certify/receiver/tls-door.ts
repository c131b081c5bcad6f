import { connect, type Socket } from 'node:net';
import { createServer } from 'node:tls';

interface TlsDoor {
  readonly port: number;
  /** Says where what comes in goes on to, without TLS. */
  leadTo(port: number): void;
  close(): void;
}

interface Certified {
  readonly cert: string;
  readonly key: string;
}

const HERE = '127.0.0.1';

/** Takes connections with TLS on a port and passes what they carry on to a port of this machine. */
export const openTlsDoor = (host: string, port: number, certified: Certified): Promise<TlsDoor> => {
  let inner = 0;
  const open = new Set<Socket>();
  const server = createServer(certified, (outside) => {
    const inside = connect(inner, HERE);
    open.add(outside);
    outside.once('close', () => {
      open.delete(outside);
      inside.destroy();
    });
    inside.once('close', () => outside.destroy());
    for (const end of [outside, inside]) end.on('error', () => end.destroy());
    outside.pipe(inside).pipe(outside);
  });
  server.on('tlsClientError', () => undefined);
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      const address = server.address();
      done({
        port: typeof address === 'object' && address ? address.port : port,
        leadTo: (to) => {
          inner = to;
        },
        close: () => {
          server.close();
          for (const socket of open) socket.destroy();
        },
      });
    });
  });
};
