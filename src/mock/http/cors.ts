import type { Answer, Fields } from './answer.ts';
import type { Asked } from './asked.ts';

/** Pages of which origins may call: of any, of none, or of these. */
export type CorsSetting = boolean | readonly string[];

/** Cross-origin answers of the API, never of the control plane. */
export interface Cors {
  /** Whether a page of this origin may call; null: no page calls. */
  readonly allows: (origin: string | null) => origin is string;
  /** The answer to a preflight of an allowed origin; it asks for no token, as browsers send none. */
  readonly preflight: (request: Asked, origin: string) => Answer;
  /** The fields that let the calling page read an answer. */
  readonly fields: (origin: string | null) => Fields;
}

/** What a client of the API sends, for a preflight that asks for nothing by name. */
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
 * A browser takes cookies and the like along only where the answer says so; that is said to pages of this machine and to
 * those that were named, not to any page of the web.
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
        // Whatever the page wants to send: tracing and request ids are no business of the API.
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
