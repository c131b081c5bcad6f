import http from 'node:http';
import https from 'node:https';
import type { RequestOptions } from 'node:https';
import { connect as plain, isIP } from 'node:net';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as secure, createSecureContext, rootCertificates } from 'node:tls';
import { proxyText } from './proxy.ts';
import type { Proxy } from './proxy.ts';

/** Milliseconds in which a proxy must answer CONNECT. */
const PATIENCE = 30_000;

/** A proxy that does not carry the request. It has a code, as all errors of the network have. */
class ProxyRefusal extends Error {
  override readonly name = 'ProxyRefusal';
  readonly code = 'EPROXY';
}

/** What a refusal by a proxy means, and what to do. */
export function refusalOf(proxy: Proxy, status: number | undefined): Error {
  const next = status === 407 ? `Write user and password into ${proxy.variable}` : 'Look at its log';
  return new ProxyRefusal(`${proxyText(proxy)} answered ${status ?? 'nothing'}. ${next}, or use NO_PROXY.`);
}

const authorizationOf = ({ authorization }: Proxy): Readonly<Record<string, string>> =>
  authorization === undefined ? {} : { 'Proxy-Authorization': authorization };

/** Speaks to a proxy in place of the target: the first line of a request names the whole address (RFC 9112, 3.2.2). */
export class ForwardAgent extends http.Agent {
  readonly #proxy: Proxy;
  readonly #ca: string | undefined;

  constructor(proxy: Proxy, ca: string | undefined, options: http.AgentOptions) {
    super(options);
    this.#proxy = proxy;
    this.#ca = ca;
  }

  override createConnection(): Duplex {
    return socketTo(this.#proxy, this.#ca);
  }

  /** Addresses a request to the proxy, before its headers are sent. */
  address(request: http.ClientRequest, base: string): void {
    request.path = new URL(base).origin + request.path;
    for (const [name, value] of Object.entries(authorizationOf(this.#proxy))) request.setHeader(name, value);
  }
}

/** Has a proxy open a connection to the target (CONNECT) and speaks TLS with the target through it. */
export class TunnelAgent extends https.Agent {
  readonly #proxy: Proxy;
  readonly #ca: string | undefined;

  constructor(proxy: Proxy, ca: string | undefined, options: https.AgentOptions) {
    super(options);
    this.#proxy = proxy;
    this.#ca = ca;
  }

  override createConnection(
    options: RequestOptions,
    connected: (error: Error | null, stream: Duplex) => void = () => undefined,
  ): undefined {
    const host = options.host ?? 'localhost';
    const target = `${isIP(host) === 6 ? `[${host}]` : host}:${options.port ?? 443}`;
    const socket = socketTo(this.#proxy, this.#ca);
    const request = http.request({
      method: 'CONNECT',
      path: target,
      headers: { Host: target, ...authorizationOf(this.#proxy) },
      createConnection: () => socket,
      timeout: PATIENCE,
    });
    const fail = (error: Error): void => {
      socket.destroy();
      connected(error, socket);
    };
    request.once('timeout', () => request.destroy(refusalOf(this.#proxy, undefined)));
    request.once('error', fail);
    request.once('connect', ({ statusCode }) => {
      request.removeListener('error', fail);
      if (statusCode !== 200) return fail(refusalOf(this.#proxy, statusCode));
      socket.setTimeout(0);
      // The class above keeps the sessions of TLS.
      connected(null, super.createConnection(Object.assign(options, { socket })) ?? socket);
    });
    request.end();
  }
}

/** `ca` is trusted besides the usual authorities; a client certificate is for the target alone. */
function socketTo({ protocol, host, port }: Proxy, ca: string | undefined): Socket {
  if (protocol === 'http:') return plain(port, host);
  return secure({
    host,
    port,
    ...(isIP(host) === 0 && { servername: host }),
    ...(ca !== undefined && { secureContext: createSecureContext({ ca: [...rootCertificates, ca] }) }),
  });
}
