import createFetchClient from 'openapi-fetch';
import { operations, type OperationId, type PathOf, type QueryOf } from '../../openapi/generated/contract.ts';
import { fetchOptions, type ClientOptions } from './fetch-options.ts';

/** What a call may carry. Nothing in it is checked against the contract. */
export interface Sent {
  /** Used instead of that of the operation. */
  readonly method?: string;
  /** Id of the acting user, instead of the caller's. */
  readonly as?: string;
  /** A query as written in an address, instead of the parameters. */
  readonly search?: string | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, instead of a body. */
  readonly payload?: string | FormData | undefined;
  /** Headers that replace the usual ones; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly signal?: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Parsed JSON; undefined if the answer has none. */
  readonly body: unknown;
}

/** The parameters of an operation in one object: all of the path, any of the query. */
export type At<O extends OperationId> = { readonly [N in keyof PathOf<O>]: string } & {
  readonly [N in keyof QueryOf<O>]?: string;
};

/** A client for scripts: it sends any request and returns every answer unchanged. A call rejects if no answer comes. */
export interface Caller {
  /** Calls an operation of the contract. */
  ask<O extends OperationId>(operation: O, at: At<O>, sent?: Sent): Promise<Answer>;
  /** Calls any path below the tenant, its query included, or `/ping`. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>;
}

interface AnyOperation {
  readonly parameters: { readonly path?: Record<string, string>; readonly query?: Record<string, string> };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: { readonly default: unknown };
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The path and the query of a call, as written in an address. */
export const parametersOf = (operation: OperationId, at: Readonly<Record<string, string | undefined>>) => {
  const { path: template } = operations[operation];
  const given = Object.entries(at).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const ofPath = ([name]: [string, string]) => template.includes(`{${name}}`);
  return {
    path: Object.fromEntries(given.filter(ofPath)),
    query: Object.fromEntries(given.filter((entry) => !ofPath(entry))),
  };
};

export const createCaller = (options: ClientOptions): Caller => {
  const { fetch = globalThis.fetch } = options;
  const client = createFetchClient<Record<string, Record<(typeof METHODS)[number], AnyOperation>>>(
    fetchOptions(options),
  );

  const send = async (
    method: string,
    path: string,
    { as, search, body, payload, headers, signal }: Sent,
    params: AnyOperation['parameters'] = {},
  ): Promise<Answer> => {
    const known = METHODS.find((one) => one === method.toLowerCase());
    if (!known) throw new Error(`no method of HTTP: ${method}`);
    const content = payload ?? (body === undefined ? undefined : JSON.stringify(body));
    let answer = new Response();
    await client.request(known, path, {
      ...(signal && { signal }),
      ...(search !== undefined && { querySerializer: () => search }),
      params,
      ...(content !== undefined && { body: content }),
      bodySerializer: (serialized) => serialized,
      headers: { ...(as !== undefined && { 'X-Acting-User-Id': as }), ...headers },
      // The library gets an empty answer: it would read the real one, and drop the text of what it considers an error.
      fetch: async (request) => {
        answer = await fetch(request);
        return new Response(null, { status: 204 });
      },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    return { status: answer.status, headers: answer.headers, bytes, text, body: parse(text) };
  };

  return {
    ask: (operation, at, sent = {}) => {
      const { method, path } = operations[operation];
      return send(sent.method ?? method, path, sent, parametersOf(operation, at));
    },
    call: (method, path, sent = {}) =>
      send(method, path === '/ping' ? path : `/api/v1/{tenant}${path}`, sent),
  };
};
