import { cut } from '../kit/json.ts';
import type { Exchange } from '../kit/record.ts';
import { shellText } from '../quoting/shell.ts';

/** One request that a consumer sent to its world, and the answer. */
export interface Call {
  /** Its number, from 1. */
  readonly n: number;
  /** When the request came and when the answer left, in milliseconds since the world began. */
  readonly at: number;
  readonly ended: number;
  /** In capital letters. */
  readonly method: string;
  /** As written in the address, without the query. */
  readonly path: string;
  readonly search: string;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; the fields of a form. Empty without a body. */
  readonly body: string;
  /** The size of each file of a form, in bytes. */
  readonly files?: readonly { readonly part: string; readonly bytes: number }[];
  /** The fields of a form. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The names of repeated fields, once for each repetition. */
  readonly repeated?: readonly string[];
  readonly status: number;
  readonly answer: string;
  /** The seconds of Retry-After. */
  readonly retryAfter?: number;
  /** The client closed the connection before the answer. */
  readonly isAborted?: true;
  /** The fault that the world gave this call on purpose. */
  readonly trouble?: string;
}

/** The acting user named by a call; empty if there is none. */
export const actingId = ({ headers }: Pick<Call, 'headers'>): string => headers['x-acting-user-id'] ?? '';

const SHOWN = 2000;

const HIDDEN = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'user-agent', 'accept']);

/** A call in the form for reports. */
export const shownCall = (call: Call): Exchange => {
  const { method, path, search, headers, body, status, answer } = call;
  const words = Object.entries(headers)
    .filter(([name]) => !HIDDEN.has(name) && !name.startsWith('sec-'))
    .map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`);
  const sent = body === '' ? [] : [`--data-raw ${shellText(cut(body, SHOWN))}`];
  const as = headers['x-acting-user-id'];
  return {
    ...{ method, path: path + search, status },
    ...(as !== undefined && { as }),
    ...(body !== '' && { requestBody: cut(body, SHOWN) }),
    responseBody: cut(answer, SHOWN),
    curl: [
      'curl',
      '-sS',
      '-i',
      '-X',
      method,
      ...words,
      ...sent,
      `"$CES_URL"${shellText(path + search)}`,
    ].join(' '),
  };
};

/** The segments of a path below the tenant; empty for other paths. */
export const segmentsOf = ({ path }: Pick<Call, 'path'>): readonly string[] => {
  const below = /^\/api\/v1\/[^/]+\/(.+)$/.exec(path)?.[1];
  return below === undefined ? [] : below.split('/').map(decoded);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
