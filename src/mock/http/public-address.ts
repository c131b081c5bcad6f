import type { Address } from './address.ts';
import type { Asked } from './asked.ts';

/** How callers reach a mock that stands behind a proxy. */
export interface PublicAddress {
  /** The address that every link begins with, independent of the request. */
  readonly publicUrl?: string;
  /** Whether a proxy is believed when it says by Forwarded or X-Forwarded-* what the caller asked. */
  readonly trustProxy?: boolean;
  /** A path such as `/community`, below which a gateway serves the mock: it is found there, too, and links carry it. */
  readonly basePath?: string;
}

/** Gives the address that links begin with, without trailing slash; `arrived` is where the request arrived. */
type BaseOf = (headers: Asked['headers'], arrived: string) => string;

const SCHEMES = ['http', 'https'];
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Of several proxies the first names what the caller asked. */
const firstOf = (list: string | null): string => list?.split(',')[0]?.trim() ?? '';

/** A member of the first element of Forwarded (RFC 7239). */
const memberOf = (element: string, name: 'proto' | 'host'): string | undefined => {
  const [, quoted, bare] = new RegExp(`(?:^|;)\\s*${name}=(?:"([^"]*)"|([^;]*))`, 'i').exec(element) ?? [];
  return (quoted ?? bare)?.trim();
};

const askedBy: BaseOf = (headers, arrived) => {
  const [, ownScheme = '', ownHost = '', path = ''] = /^(\w+):\/\/([^/]*)(.*)$/.exec(arrived) ?? [];
  const forwarded = firstOf(headers.get('forwarded'));
  const scheme = (memberOf(forwarded, 'proto') ?? firstOf(headers.get('x-forwarded-proto'))).toLowerCase();
  const host = memberOf(forwarded, 'host') ?? firstOf(headers.get('x-forwarded-host'));
  const whole = `${SCHEMES.includes(scheme) ? scheme : ownScheme}://${HOST.test(host) ? host : ownHost}`;
  return URL.canParse(whole) ? `${new URL(whole).origin}${path}` : arrived;
};

/** The one function that makes the address of this mock from a request. */
export const baseOf = ({ publicUrl, trustProxy = false }: PublicAddress): BaseOf => {
  if (publicUrl !== undefined) return () => publicUrl;
  return trustProxy ? askedBy : (_headers, arrived) => arrived;
};

/** The same for the parts of an address. */
export const withBase = (
  setting: PublicAddress,
): ((address: Address, headers: Asked['headers']) => Address) => {
  if (setting.publicUrl === undefined && setting.trustProxy !== true) return (address) => address;
  const base = baseOf(setting);
  return (address, headers) => ({ ...address, base: base(headers, address.base) });
};

/** What a public address must be, for messages. */
export const PUBLIC_URL = 'an http or https address without query, such as https://mock.example';

/** A public address in its normal form; undefined if the text is not an address. */
export const publicUrlIn = (text: string): string | undefined => {
  if (!/^https?:\/\/[^\s\\?#@]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).href.replace(/\/+$/, '');
};
