import { createServer, type AddressInfo } from 'node:net';

/** A port of the loopback address that is free just now: this one, or by default any. */
export const freePort = (at = 0): Promise<number> =>
  new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(at, '127.0.0.1', () => {
      // A TCP server's address is an AddressInfo; only pipes have text.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
