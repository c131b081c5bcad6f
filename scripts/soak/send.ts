import type { Ask } from './ask.ts';

export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** Parsed JSON; undefined where the answer has none. */
  readonly body: unknown;
}

/** Where the mock is and how it is entered. */
export interface Door {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
}

const PATIENCE = 30_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const addressOf = ({ path, place, query }: Ask, { url, tenant }: Door): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(name === 'tenant' ? tenant : (place[name] ?? '')),
  );
  const search = new URLSearchParams(query).toString();
  return `${url}${filled}${search && '?'}${search}`;
};

/** Sends a request and reads the whole answer. Rejects where none comes. */
export const send = async (ask: Ask, door: Door): Promise<Answer> => {
  const call = (): Promise<Response> =>
    fetch(addressOf(ask, door), {
      method: ask.method,
      headers: {
        Authorization: `Bearer ${door.token}`,
        'X-Acting-User-Tenant': door.tenant,
        Origin: 'http://localhost:5173',
        ...ask.headers,
      },
      ...(ask.body !== undefined && { body: ask.body }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  const begun = performance.now();
  // A kept connection may be closed by the other side just when it is used again; a new one is not.
  const response = await call().catch((error: unknown) => {
    if (error instanceof TypeError) return call();
    throw error;
  });
  const text = await response.text();
  return { status: response.status, milliseconds: performance.now() - begun, body: parse(text) };
};
