import { createCaller } from '../../src/client/caller.ts';
import type { Ask } from './ask.ts';
import { pathNames } from './operations.ts';

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

/** Sends a request and reads the whole answer. Rejects where none comes. */
export const send = async (
  { operation, method, path, place, query, headers, body }: Ask,
  { url, tenant, token }: Door,
): Promise<Answer> => {
  const { ask } = createCaller({ baseUrl: url, tenant, token });
  const named = Object.fromEntries(pathNames({ path }).map((name) => [name, place[name] ?? '']));
  const call = () =>
    ask(
      operation,
      { ...query, ...named },
      {
        method,
        headers: { Origin: 'http://localhost:5173', ...headers },
        payload: body,
        signal: AbortSignal.timeout(PATIENCE),
      },
    );
  const begun = performance.now();
  // A kept connection may be closed by the other side just when it is used again; a new one is not.
  const answer = await call().catch((error: unknown) => {
    if (error instanceof TypeError) return call();
    throw error;
  });
  return { status: answer.status, milliseconds: performance.now() - begun, body: answer.body };
};
