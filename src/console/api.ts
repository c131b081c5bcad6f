import type { Problem } from './answers.ts';
import { isRecord, parsed, textOf } from './json.ts';
import { root } from './root.ts';
import { queryText } from './route.ts';
import { valueOf } from './value.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly problem?: undefined }
  | { readonly ok: false; readonly value?: undefined; readonly problem: Problem };

const TOKEN = 'ces-admin-token';

/** Whether the control plane wants an admin token, and the page has none or a wrong one. */
export const isTokenWanted = valueOf(false);

/** Takes the admin token for as long as the tab is open. */
export const takeToken = (token: string): void => {
  sessionStorage.setItem(TOKEN, token);
  isTokenWanted.set(false);
};

export const authorization = (): Readonly<Record<string, string>> => {
  const token = sessionStorage.getItem(TOKEN);
  return token === null ? {} : { Authorization: `Bearer ${token}` };
};

const unreachable: Problem = {
  status: 0,
  title: 'The mock does not answer',
  detail: 'Start it again with `ces mock`. This page reconnects by itself.',
};

const problemIn = (status: number, body: unknown): Problem => ({
  title: `The mock answered ${status}`,
  detail: isRecord(body) ? '' : textOf(body),
  ...(isRecord(body) ? body : {}),
  status,
});

/** The address of a route of the control plane, for one world. */
export const at = (
  path: string,
  world: string,
  query: Readonly<Record<string, string | undefined>> = {},
): string => `/__admin${path}${queryText({ world, ...query })}`;

let asks = 0;

/** The page shows the number of pending answers, so that a test can wait until all have arrived. */
const count = (by: number): void => {
  asks += by;
  document.body.dataset['asks'] = String(asks);
};

/** Asks the control plane. What comes back is what its route answers; the tests of the routes say so. */
export const ask = async <T>(method: string, url: string, body?: unknown): Promise<Outcome<T>> => {
  count(1);
  try {
    const response = await fetch(root + url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...authorization(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const given = parsed(text) ?? text;
    if (response.ok) return { ok: true, value: given as T };
    const problem = problemIn(response.status, given);
    if (problem.type === 'urn:ces:problem:admin-token-wrong') isTokenWanted.set(true);
    return { ok: false, problem };
  } catch {
    return { ok: false, problem: unreachable };
  } finally {
    // The caller continues first.
    setTimeout(() => count(-1), 0);
  }
};
