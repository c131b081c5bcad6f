import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/client-types.ts';
import { fetchOptions, type ClientOptions } from './fetch-options.ts';

export type { ClientOptions };

type Named<P> = P extends { path: infer N } ? Omit<N, 'tenant'> : Record<never, never>;
type Asked<P> = P extends { query?: infer Q } ? { query?: Q } : Record<never, never>;

/** The parameters of an operation without tenant, token and acting user. */
type Left<P> = Asked<P> & ([keyof Named<P>] extends [never] ? { path?: never } : { path: Named<P> });

/** A form may be an object or a ready FormData. */
type Formed<C> = { [Type in keyof C]: Type extends 'multipart/form-data' ? C[Type] | FormData : C[Type] };

type Sent<O> = O extends { requestBody: { content: infer C } }
  ? { requestBody: { content: Formed<C> } }
  : O extends { requestBody?: { content: infer C } }
    ? { requestBody?: { content: Formed<C> } }
    : Record<never, never>;

/** Body of a refusal. The interface leaves it open, so only `status` is always there. */
export interface Refusal {
  /** HTTP status. */
  readonly status: number;
  /** What went wrong, in a few words. */
  readonly title?: string;
  /** What went wrong, in sentences. */
  readonly detail?: string;
  readonly [member: string]: unknown;
}

interface Refused {
  headers: Record<string, unknown>;
  content: { 'application/json': Refusal };
}

/** Every answer without success is a refusal, whatever its body. */
type Answers<O> = O extends { responses: infer R }
  ? { responses: { [S in keyof R]: S extends 200 | 201 | 202 | 204 ? R[S] : Refused } }
  : Record<never, never>;

/** The paths of the contract, without the parameters that the client fills in. */
type ClientPaths = {
  readonly [Path in keyof paths]: {
    readonly [Method in keyof paths[Path]]: paths[Path][Method] extends { parameters: infer P }
      ? { parameters: Left<P> } & Sent<paths[Path][Method]> & Answers<paths[Path][Method]>
      : paths[Path][Method];
  };
};

/**
 * The client of openapi-fetch, typed by the contract: `GET`, `POST`, `PUT` and `DELETE` take a path of the contract
 * and `{ params, body }`, and resolve to `{ data, error, response }`. If `error` is undefined, `data` has the type of the
 * contract; otherwise `error` is a `Refusal`. A call rejects only if no answer comes.
 */
export interface Client extends FetchClient<ClientPaths> {
  /**
   * @param actingAs Id of the acting user.
   * @returns The same client for another acting user.
   */
  as(actingAs: string): Client;
}

const refusalIn = (status: number, text: string): Refusal => {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body, status };
  } catch {
    // The body is not JSON, so it stays text.
  }
  return text === '' ? { status } : { status, detail: text };
};

/** Gives every refusal a body to read, so that there is an `error` whenever there is no `data`. */
const readable: Middleware = {
  onResponse: async ({ response }) => {
    if (response.ok) return undefined;
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(refusalIn(status, await response.text())), {
      status,
      statusText,
      headers,
    });
  },
};

/**
 * Creates a client of the API for one tenant. It fills in tenant, token and acting user; a body that holds a `Blob` is sent
 * as a form.
 * @param options Address, tenant, token and acting user.
 * @returns The client. It makes no call itself.
 * @example
 * const client = createClient({ baseUrl: mock.url, tenant: 'demo', token: 'demo-token', actingAs: systemActor });
 * const { data, error } = await client.GET('/api/v1/{tenant}/facilities');
 * if (error) throw new Error(error.detail);
 */
export const createClient = (options: ClientOptions): Client => {
  const client = createFetchClient<ClientPaths>(fetchOptions(options));
  client.use(readable);
  return { ...client, as: (actingAs) => createClient({ ...options, actingAs }) };
};
