import type { Answer, Fields } from './answer.ts';
import type { Asked } from './asked.ts';

/** The origins whose pages may call: any (true), none (false), or these. */
export type CorsSetting = boolean | readonly string[];

/** CORS of the API. The control plane has none. */
export interface Cors {
  /** Whether a page of this origin may call; false for null, which means no page. */
  readonly allows: (origin: string | null) => origin is string;
  /** The answer to a preflight of an allowed origin. It needs no token, since browsers send none. */
  readonly preflight: (request: Asked, origin: string) => Answer;
  /** The header fields that let the calling page read an answer. */
  readonly fields: (origin: string | null) => Fields;
}

/** The header fields that clients of the API send, for a preflight that names none. */
const USUAL_HEADERS = 'Authorization, Content-Type, X-Acting-User-Id, X-Acting-User-Tenant';
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE, OPTIONS';
const EXPOSED = [
  'Allow',
  'Clauses',
  'Content-Disposition',
  'Content-Length',
  'Date',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'Warning',
  'WWW-Authenticate',
].join(', ');

const LOOPBACK = /^https?:\/\/(?:localhost|[\w.-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

export const isPreflight = (request: Asked): boolean =>
  request.method === 'OPTIONS' &&
  request.headers.has('origin') &&
  request.headers.has('access-control-request-method');

/**
 * Whether a page may send credentials such as cookies. Pages of this machine and of named origins may, other
 * pages of the web may not.
 */
const mayBringCredentials = (setting: CorsSetting, origin: string): boolean =>
  LOOPBACK.test(origin) || (typeof setting !== 'boolean' && setting.includes(origin));

export const createCors = (setting: CorsSetting): Cors => {
  const credentials = (origin: string): Fields =>
    mayBringCredentials(setting, origin) ? { 'Access-Control-Allow-Credentials': 'true' } : {};
  const allows = (origin: string | null): origin is string =>
    origin !== null && (typeof setting === 'boolean' ? setting : setting.includes(origin));
  return {
    allows,
    preflight: ({ headers }, origin) => ({
      status: 204,
      headers: {
        'Access-Control-Allow-Origin': origin,
        ...credentials(origin),
        // All fields that the page names: the API does not forbid fields such as tracing or request ids.
        'Access-Control-Allow-Headers': headers.get('access-control-request-headers') ?? USUAL_HEADERS,
        'Access-Control-Allow-Methods': ALLOWED_METHODS,
        ...(headers.has('access-control-request-private-network') && {
          'Access-Control-Allow-Private-Network': 'true',
        }),
        'Access-Control-Max-Age': '600',
        Vary: 'Origin, Access-Control-Request-Headers',
      },
      body: null,
    }),
    fields: (origin) => {
      if (origin === null || setting === false) return {};
      if (!allows(origin)) return { Vary: 'Origin' };
      return {
        'Access-Control-Allow-Origin': origin,
        ...credentials(origin),
        'Access-Control-Expose-Headers': EXPOSED,
        Vary: 'Origin',
      };
    },
  };
};
