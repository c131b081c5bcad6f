import { rootCertificates } from 'node:tls';
import type { Way } from './agents.ts';
import { TargetLost, messageOf } from './errors.ts';
import { proxyFor, proxyText } from './proxy.ts';
import { withRepeats } from './repeat.ts';
import type { LeverRoute, RunSpec } from './run.ts';
import { carry } from './wire.ts';
import type { Post, Sending } from './wire.ts';

/** The part of a configuration that decides how requests are sent. */
export type SenderSettings = Pick<
  RunSpec,
  'url' | 'headers' | 'tls' | 'proxies' | 'leverBase' | 'leverRoutes'
>;

/** Who may be reached at an address: the target itself, another server that the configuration names, or any other. */
type Trust = 'target' | 'named' | 'other';

/**
 * The only way in which the suite sends: with the certificates, headers and proxies of the configuration. What is
 * secret stays with the addresses of the configuration: its headers go to the origin of the target, its client
 * certificate to that and to the origins of levers. An address that an answer, a redirect or a file names gets neither.
 */
export function senderOf(run: SenderSettings): Post {
  const routes = new Map<string, { readonly way: Way; readonly headers: RunSpec['headers'] }>();
  const routeTo = (base: string) => {
    const known = routes.get(base);
    if (known) return known;
    const trust = trustOf(run, base);
    const headers = trust === 'target' ? run.headers : undefined;
    const route = { way: { tls: tlsFor(trust, run.tls), proxy: proxyOrLost(run, base) }, headers };
    routes.set(base, route);
    return route;
  };
  return async (sending, timeout) => {
    const { way, headers } = routeTo(sending.base);
    const sent = headers ? withHeaders(sending, headers) : sending;
    return withRepeats(sent.method, () => carry(sent, timeout, way));
  };
}

/** Whether an address belongs to the target, so that the token and the headers of the configuration may go there. */
export const isOfTarget = (run: Pick<RunSpec, 'url'>, address: string): boolean =>
  originOf(address) !== undefined && originOf(address) === originOf(run.url);

/** The way without a proxy, for people. */
export const DIRECT = 'direct';

/** The way to the target, for people. Throws where a variable names a proxy that cannot be used. */
export function wayText({ proxies, url }: SenderSettings): string {
  const proxy = proxyFor(proxies, new URL(url));
  return proxy ? `through ${proxyText(proxy)}` : DIRECT;
}

function trustOf(run: SenderSettings, base: string): Trust {
  if (isOfTarget(run, base)) return 'target';
  const levers = [run.leverBase, ...Object.values(run.leverRoutes).map(addressOf)];
  return levers.some((lever) => originOf(lever) === originOf(base)) ? 'named' : 'other';
}

const addressOf = (route: LeverRoute): string | undefined => ('url' in route ? route.url : undefined);

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/** Another server may well have a certificate of a usual authority, even where the target has not. */
function tlsFor(trust: Trust, tls: RunSpec['tls']): RunSpec['tls'] {
  if (trust !== 'other' || !tls) return tls;
  return tls.ca === undefined ? {} : { ca: [...rootCertificates, tls.ca].join('\n') };
}

function proxyOrLost({ proxies }: SenderSettings, base: string): Way['proxy'] {
  try {
    return proxyFor(proxies, new URL(base));
  } catch (error) {
    throw new TargetLost(`no way to ${base}: ${messageOf(error)}`, { cause: error });
  }
}

/** What a request sets itself goes before. */
function withHeaders(sending: Sending, headers: Readonly<Record<string, string>>): Sending {
  const own = new Set(Object.keys(sending.headers).map((name) => name.toLowerCase()));
  const lacking = Object.entries(headers).filter(([name]) => !own.has(name.toLowerCase()));
  return lacking.length === 0
    ? sending
    : { ...sending, headers: { ...Object.fromEntries(lacking), ...sending.headers } };
}
