import { BlockList, isIP } from 'node:net';
import { decoded } from './decoded.ts';

/** A proxy that a variable of the environment names. No message shows its credentials. */
export interface Proxy {
  readonly protocol: 'http:' | 'https:';
  readonly host: string;
  readonly port: number;
  /** The value of Proxy-Authorization. */
  readonly authorization?: string;
  /** The variable that named it. */
  readonly variable: string;
}

/** A variable whose value names no proxy that the suite can use. */
interface Unusable {
  readonly variable: string;
  readonly problem: string;
}

/** What the environment says about proxies. */
export interface Proxies {
  readonly http?: Proxy | Unusable;
  readonly https?: Proxy | Unusable;
  /** The value of NO_PROXY. */
  readonly bypass: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables for an address of each scheme, in the order in which curl reads them; curl ignores HTTP_PROXY. */
const variables = {
  http: ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'],
  https: ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'],
} as const;

/** The proxies that the environment names; undefined where it names none. An empty variable counts as unset. */
export function proxiesIn(env: Environment): Proxies | undefined {
  const named = (names: readonly string[]): Proxy | Unusable | undefined => {
    const variable = names.find((name) => Boolean(env[name]));
    return variable === undefined ? undefined : parsed(env[variable] ?? '', variable);
  };
  const [http, https] = [named(variables.http), named(variables.https)];
  if (!http && !https) return undefined;
  const bypass = env['no_proxy'] || env['NO_PROXY'] || '';
  return { ...(http && { http }), ...(https && { https }), bypass };
}

/** The parts of `http://user:password@host:port`, of which curl demands the host alone. */
function parsed(value: string, variable: string): Proxy | Unusable {
  const [, scheme = 'http', rest = ''] = /^(?:([a-z][a-z\d+.-]*):\/\/)?(.*)$/is.exec(value.trim()) ?? [];
  const protocol = `${scheme.toLowerCase()}:`;
  if (protocol !== 'http:' && protocol !== 'https:')
    return { variable, problem: `names a ${scheme} proxy; only http and https proxies are supported` };
  // The value is not shown: it may hold a password.
  if (!URL.canParse(`http://${rest}`))
    return { variable, problem: 'is no address, such as http://proxy:3128' };
  const { hostname, username, password } = new URL(`http://${rest}`);
  const port = /:(\d+)$/.exec(rest.replace(/[/?#].*$/s, ''))?.[1];
  const credentials = [username, password].map(decoded);
  return {
    protocol,
    host: withoutBrackets(hostname),
    // 1080 is the port that curl takes where none is named.
    port: port === undefined ? (protocol === 'https:' ? 443 : 1080) : Number(port),
    ...(username + password !== '' && {
      authorization: `Basic ${Buffer.from(credentials.join(':'), 'utf8').toString('base64')}`,
    }),
    variable,
  };
}

/** The proxy on the way to an address; undefined where the way is direct. Throws where the variable names none. */
export function proxyFor(proxies: Proxies | undefined, address: URL): Proxy | undefined {
  const proxy = address.protocol === 'https:' ? proxies?.https : proxies?.http;
  if (!proxies || !proxy || isBypassed(address.hostname, proxies.bypass)) return undefined;
  if ('problem' in proxy)
    throw new Error(
      `${proxy.variable} ${proxy.problem}. Correct it, or name ${address.hostname} in NO_PROXY`,
    );
  return proxy;
}

/**
 * Whether NO_PROXY names a host, as curl reads it: `*` alone, domains with all that is below them, and addresses or
 * ranges of them such as 10.0.0.0/8. Ports and `*.` have no meaning.
 */
export function isBypassed(hostname: string, bypass: string): boolean {
  if (bypass.trim() === '*') return true;
  const host = withoutBrackets(hostname).replace(/\.$/, '').toLowerCase();
  const matches = isIP(host) === 0 ? isWithinDomain : isWithinRange;
  return bypass.split(/[\s,]+/).some((entry) => entry !== '' && matches(host, entry.toLowerCase()));
}

function isWithinDomain(host: string, entry: string): boolean {
  const domain = entry.replace(/\.$/, '').replace(/^\./, '');
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}

function isWithinRange(host: string, entry: string): boolean {
  const [address = '', bits] = withoutBrackets(entry).split('/');
  const family = isIP(host);
  if (isIP(address) !== family) return false;
  const longest = family === 4 ? 32 : 128;
  const length = bits === undefined ? longest : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(length <= longest)) return false;
  const list = new BlockList();
  const type = family === 4 ? 'ipv4' : 'ipv6';
  list.addSubnet(address, length, type);
  return list.check(host, type);
}

/** How a message names a proxy: without credentials. */
export const proxyText = ({ protocol, host, port, variable }: Proxy): string =>
  `the proxy ${protocol}//${isIP(host) === 6 ? `[${host}]` : host}:${port} (${variable})`;

const withoutBrackets = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');
