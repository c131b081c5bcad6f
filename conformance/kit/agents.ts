import http from 'node:http';
import https from 'node:https';
import { createSecureContext } from 'node:tls';
import { ForwardAgent, TunnelAgent } from './proxy-agents.ts';
import type { Proxy } from './proxy.ts';
import type { Tls } from './run.ts';

/** How an address is reached: the certificates, and the proxy in between. */
export interface Way {
  readonly tls?: Tls | undefined;
  readonly proxy?: Proxy | undefined;
}

/** The agents for requests to one address. */
export interface Agents {
  /** Keeps connections: without it supertest opens one for each request. */
  readonly kept: http.Agent;
  /** For a single request on a new connection. */
  single(): http.Agent;
}

const known = new Map<string, Agents>();

/** The agents for a scheme and a way. Senders with the same way share the kept connections. */
export function agentsFor(scheme: string, way: Way): Agents {
  const key = JSON.stringify([scheme, way.tls, way.proxy]);
  const agents = known.get(key) ?? agentsOf(scheme, way);
  known.set(key, agents);
  return agents;
}

function agentsOf(scheme: string, { tls = {}, proxy }: Way): Agents {
  // Made once for all connections, because reading authorities takes some time.
  const isCustom = scheme === 'https:' && Object.keys(tls).length > 0;
  const secure = isCustom ? { secureContext: createSecureContext(tls) } : {};
  const make = (options: http.AgentOptions): http.Agent => {
    if (scheme === 'https:')
      return proxy
        ? new TunnelAgent(proxy, tls.ca, { ...options, ...secure })
        : new https.Agent({ ...options, ...secure });
    return proxy ? new ForwardAgent(proxy, tls.ca, options) : new http.Agent(options);
  };
  return { kept: make({ keepAlive: true }), single: () => make({}) };
}
