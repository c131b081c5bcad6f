import { refuse, type Refusal } from '../http/problem.ts';
import type { Peer } from '../http/peer.ts';
import { sameText } from '../http/same-text.ts';

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1'];

export const isLoopbackHost = (host: string): boolean => LOOPBACK_NAMES.includes(host.toLowerCase());

const isLoopbackAddress = (address: string | undefined): boolean =>
  address === undefined ||
  address === '::1' ||
  address.startsWith('127.') ||
  address.startsWith('::ffff:127.');

/** Header fields that proxies add to a request, as whole names and as beginnings of names. */
const PROXY_FIELDS = [
  'cdn-loop',
  'client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-host',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-rewrite-url',
  'x-scheme',
];
const PROXY_PREFIXES = [
  'cf-',
  'x-appengine-',
  'x-arr-',
  'x-azure-',
  'x-envoy-',
  'x-forwarded',
  'x-nf-',
  'x-original-',
  'x-vercel-',
];

const isProxyField = (name: string): boolean =>
  PROXY_FIELDS.includes(name) || PROXY_PREFIXES.some((beginning) => name.startsWith(beginning));

/** The host names of a request. An absolute request target may name another host than the Host header. */
const hostsOf = ({ url, headers }: Request): readonly string[] => {
  const host = headers.get('host');
  if (host === null) return [new URL(url).hostname];
  const named = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
  return [new URL(url).hostname, named];
};

/** Why a request may come from elsewhere than from this machine; undefined where it does not. */
const elsewhere = (request: Request, peer: Peer | undefined): string | undefined => {
  if (!isLoopbackAddress(peer?.address)) return `a caller at ${peer?.address ?? ''}`;
  // Behind a proxy every caller is loopback, and Host is what the caller or the proxy likes.
  const field = [...request.headers.keys()].find(isProxyField);
  if (field !== undefined) return `a request that a proxy passed on (it has ${field})`;
  // Many proxies speak HTTP/1.0 and say nothing of the caller unless they are configured to.
  if (peer?.httpVersion === '1.0') return 'a request of HTTP/1.0, which proxies send';
  // A host name that only resolves to loopback (DNS rebinding) is not loopback.
  const host = hostsOf(request).find((one) => !isLoopbackHost(one));
  return host === undefined ? undefined : `host ${host}`;
};

const closed = (promised: string, found: string, next: string): Refusal =>
  refuse('control-plane-closed', { promised, found, next });

/**
 * Access to the control plane: loopback always, other hosts with the admin token. Web pages of other origins
 * never: CORS opens the API, not the control plane. `base` is the address of this mock as its callers know it.
 */
export const guardControl = (
  request: Request,
  peer: Peer | undefined,
  { adminToken, base }: { readonly adminToken: string | undefined; readonly base: string },
): Refusal | undefined => {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(request.url).origin && origin !== new URL(base).origin)
    return closed(
      'The control plane does not accept cross-origin calls.',
      `origin ${origin}.`,
      'call it from a terminal or a test, not from a web page.',
    );
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (adminToken !== undefined && sent !== undefined && sameText(sent, adminToken)) return undefined;
  if (adminToken !== undefined)
    return refuse(
      'admin-token-wrong',
      {
        promised: 'The control plane needs the header `Authorization: Bearer <admin token>`.',
        found: sent === undefined ? 'none.' : 'another token.',
        next: 'send the admin token of this server.',
      },
      { headers: { 'WWW-Authenticate': 'Bearer' } },
    );
  const found = elsewhere(request, peer);
  if (found === undefined) return undefined;
  return closed(
    'Without an admin token, the control plane only accepts calls from its own machine.',
    `${found}.`,
    'start the mock with --admin-token, and send that token.',
  );
};
