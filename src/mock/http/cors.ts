import type { Answer } from './answer.ts';
import type { Asked } from './asked.ts';

/** Cross-origin answers for the API (never for the control plane): any origin may call, with the three headers it needs. */
const ALLOWED_HEADERS = 'Authorization, Content-Type, X-Acting-User-Id, X-Acting-User-Tenant';
const ALLOWED_METHODS = 'GET, POST, PUT, DELETE, OPTIONS';
const EXPOSED = 'Allow, Content-Disposition, Date, Warning, WWW-Authenticate';

/** The answer to a preflight; it asks for no token, as browsers send none. */
export const preflight = (origin: string): Answer => ({
  status: 204,
  headers: {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Allow-Methods': ALLOWED_METHODS,
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  },
  body: null,
});

export const isPreflight = (request: Asked): boolean =>
  request.method === 'OPTIONS' &&
  request.headers.has('origin') &&
  request.headers.has('access-control-request-method');

/** The fields that let the calling page read an answer. */
export const originFields = (origin: string): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': EXPOSED,
  Vary: 'Origin',
});
