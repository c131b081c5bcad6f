/** An absolute address, cut where its parts begin; a full parse would cost more than most answers. */
export interface Address {
  /** Scheme, host and port, without trailing slash. */
  readonly origin: string;
  readonly path: string;
  /** What stands behind the question mark; empty where nothing does. */
  readonly search: string;
}

/** Cuts the address of a request, which the server that took it in has put into its normal form. */
export const addressOf = (url: string): Address => {
  const pathAt = url.indexOf('/', url.indexOf('//') + 2);
  const fragmentAt = url.indexOf('#', pathAt);
  const end = fragmentAt < 0 ? url.length : fragmentAt;
  const queryAt = url.indexOf('?', pathAt);
  const isQuery = queryAt >= 0 && queryAt < end;
  return {
    origin: url.slice(0, pathAt),
    path: url.slice(pathAt, isQuery ? queryAt : end),
    search: isQuery ? url.slice(queryAt + 1, end) : '',
  };
};

const BUSINESS = '/api/v1/';

/** The tenant that a business path names, as it stands there; empty where it names none. */
export const slugIn = (path: string): string => {
  if (!path.startsWith(BUSINESS)) return '';
  const end = path.indexOf('/', BUSINESS.length);
  return path.slice(BUSINESS.length, end < 0 ? undefined : end);
};

const NOTHING: Readonly<Record<string, string>> = {};

/** The parameters of a query; of one that is sent twice, the first. */
export const queryOf = (search: string): Readonly<Record<string, string>> => {
  if (search === '') return NOTHING;
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
};
