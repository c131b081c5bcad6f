/**
 * The parts of an absolute address. They are cut from its text: a full parse would cost more than most
 * answers.
 */
export interface Address {
  /** What links begin with, without trailing slash: mostly scheme, host and port of the request. */
  readonly base: string;
  readonly path: string;
  /** The query without its question mark; empty if there is none. */
  readonly search: string;
}

/** Cuts the address of a request into its parts. The server that received the request has normalized it. */
export const addressOf = (url: string): Address => {
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const fragmentAt = url.indexOf('#', pathAt);
  const end = fragmentAt < 0 ? url.length : fragmentAt;
  const queryAt = url.indexOf('?', pathAt);
  const isQuery = queryAt >= 0 && queryAt < end;
  return {
    base: url.slice(0, pathAt),
    path: url.slice(pathAt, isQuery ? queryAt : end),
    search: isQuery ? url.slice(queryAt + 1, end) : '',
  };
};

/** Without the path below which a service is found; the same where it was asked otherwise. */
const cutPath = (path: string, basePath: string): string => {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
};

/**
 * The same address as the service reads it that is found below a path: links carry that path, routes do not. A gateway may
 * leave the path out of what it passes on.
 */
export const belowPath = (address: Address, basePath: string): Address =>
  basePath === ''
    ? address
    : { ...address, base: `${address.base}${basePath}`, path: cutPath(address.path, basePath) };

/** The same request of another path of the same server. */
export const withPath = (request: Request, path: string): Request => {
  const url = new URL(request.url);
  if (url.pathname === path) return request;
  const { method, headers, body } = request;
  url.pathname = path;
  return new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) });
};

/** What a base path must be, for messages. */
export const BASE_PATH = 'a path such as /community, without a slash at its end';

export const isBasePath = (text: string): boolean => /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(text);

/** The path of a base address as the service needs it: `/community`; empty for the root. */
export const basePathOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : '';

const BUSINESS = '/api/v1/';

/** The tenant slug in a business path, not decoded; empty if there is none. */
export const slugIn = (path: string): string => {
  if (!path.startsWith(BUSINESS)) return '';
  const end = path.indexOf('/', BUSINESS.length);
  return path.slice(BUSINESS.length, end < 0 ? undefined : end);
};

const NOTHING: Readonly<Record<string, string>> = {};

/** The parameters of a query, decoded. Of a repeated parameter the first value counts. */
export const queryOf = (search: string): Readonly<Record<string, string>> => {
  if (search === '') return NOTHING;
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
};
