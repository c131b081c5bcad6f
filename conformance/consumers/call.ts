import { cut } from '../kit/json.ts';
import type { Exchange } from '../kit/record.ts';
import { shellText } from '../quoting/shell.ts';

/** One request that a consumer sent to the world it was given, and the answer that it got. */
export interface Call {
  /** Its number, from 1. */
  readonly n: number;
  /** When it came and when its answer left, in milliseconds since the beginning. */
  readonly at: number;
  readonly ended: number;
  /** In capital letters. */
  readonly method: string;
  /** As it stood in the address, without the query. */
  readonly path: string;
  readonly search: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as text; of a form its fields. Empty where none came. */
  readonly body: string;
  /** The files of a form: bytes of each. */
  readonly files?: readonly { readonly part: string; readonly bytes: number }[];
  /** The fields of a form. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The names of fields that came again after their first time, once for each time. */
  readonly repeated?: readonly string[];
  readonly status: number;
  readonly answer: string;
  /** Seconds that a Retry-After asked for. */
  readonly retryAfter?: number;
  /** The client closed the connection before the answer. */
  readonly isAborted?: true;
  /** The fault that the world applied to this call on purpose. */
  readonly trouble?: string;
}

/** Whom a call names as the acting user; empty where it names no one. */
export const actingId = ({ headers }: Pick<Call, 'headers'>): string => headers['x-acting-user-id'] ?? '';

const SHOWN = 2000;

const HIDDEN = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'user-agent', 'accept']);

/** A call as a report shows it. */
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

/** The segments of a path below the tenant; nothing where it is not below one. */
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
