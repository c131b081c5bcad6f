import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/types.ts';

export interface ClientOptions {
  /** Where the service is, such as `https://example.com`, without the path of the API. */
  readonly baseUrl: string;
  /** Slug of the tenant, of the path and of the acting user alike. */
  readonly tenant: string;
  readonly token: string;
  /** Id of the acting user. Left out, the header is not sent. */
  readonly actingAs?: string;
  /** Sends a request; the global `fetch` unless told otherwise. */
  readonly fetch?: (request: Request) => Response | Promise<Response>;
}

type Named<P> = P extends { path: infer N } ? Omit<N, 'tenant'> : Record<never, never>;
type Asked<P> = P extends { query?: infer Q } ? { query?: Q } : Record<never, never>;

/** The parameters of an operation that are left when tenant, token and acting user are known. */
type Left<P> = Asked<P> & ([keyof Named<P>] extends [never] ? { path?: never } : { path: Named<P> });

/** The paths of the contract, as somebody calls them for whom the client fills in the rest. */
type ClientPaths = {
  readonly [Path in keyof paths]: {
    readonly [Method in keyof paths[Path]]: paths[Path][Method] extends { parameters: infer P }
      ? Omit<paths[Path][Method], 'parameters'> & { parameters: Left<P> }
      : paths[Path][Method];
  };
};

/**
 * Calls by method and path of the contract. Each gives `data` or `error`, and the `response`; it rejects where no
 * answer comes.
 */
interface Client extends FetchClient<ClientPaths> {
  /** The same client for another acting user. */
  as(actingAs: string): Client;
}

/** What openapi-fetch needs to fill in tenant, token and acting user. */
export const fetchOptions = ({ baseUrl, tenant, token, actingAs, fetch }: ClientOptions) => ({
  baseUrl,
  ...(fetch && { fetch: async (request: Request) => fetch(request) }),
  headers: {
    Authorization: `Bearer ${token}`,
    'X-Acting-User-Id': actingAs,
    'X-Acting-User-Tenant': tenant,
  },
  /** Fills in the tenant, which no caller names. */
  Request: class extends Request {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? input.replace('{tenant}', encodeURIComponent(tenant)) : input, init);
    }
  },
});

/** A client of the API for one tenant. */
export const createClient = (options: ClientOptions): Client => ({
  ...createFetchClient<ClientPaths>(fetchOptions(options)),
  as: (actingAs) => createClient({ ...options, actingAs }),
});
