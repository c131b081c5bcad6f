import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Choose } from '../world/choices.ts';
import type { World } from '../world/world.ts';
import type { Acting } from '../world/acting.ts';
import { resolveActing } from './acting.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import { sameText } from '../http/same-text.ts';

/**
 * The bearer token (the interface: Authentication 1). A refusal, or nothing. `ofService` holds where the path names no
 * tenant that there is.
 */
export const checkToken = (
  authorization: string | undefined,
  token: string,
  world: World | undefined,
  ofService: Choose,
): Refusal | undefined => {
  const choose = world?.choose ?? ofService;
  if (sameText(authorization ?? '', `Bearer ${token}`)) return undefined;
  return refuse(
    'unauthorized',
    {
      promised: 'Every request needs the header `Authorization: Bearer <service token>`.',
      found: authorization === undefined ? 'no Authorization header.' : 'a different token or scheme.',
      next: 'send the token that `ces mock` printed when it started.',
    },
    {
      headers: choose('token-challenge', { bearer: { 'WWW-Authenticate': 'Bearer' }, none: {} }),
      status: choose('missing-header-status', {
        'bearer-401-acting-400': 401,
        'all-401': 401,
        'all-403': 403,
        'all-400': 400,
      }),
    },
  );
};

const missing = (header: string, world: World): Refusal => {
  const status = world.choose('missing-header-status', {
    'bearer-401-acting-400': 400,
    'all-401': 401,
    'all-403': 403,
    'all-400': 400,
  });
  return refuse(
    'acting-header-missing',
    {
      promised: `Every request under a tenant needs the header ${header}.`,
      found: `no ${header} header.`,
      next:
        header === 'X-Acting-User-Id'
          ? 'send the id of the resident, connection, staff member or system actor that you act as.'
          : 'send the tenant slug that is in the path.',
    },
    {
      status,
      validation: [{ location: 'header', pointer: `/${header}`, code: 'required', message: 'is required' }],
    },
  );
};

export interface ActingHeaders {
  readonly userId: string | undefined;
  readonly tenant: string | undefined;
}

/** The acting headers (the interface: Authentication 2). The access rules decide whether the user is known. */
export const readActing = (
  headers: ActingHeaders,
  world: World,
  operationId: OperationId,
): Acting | Refusal => {
  if (operationId === 'ping' && world.choose('ping-acting-headers', { optional: true, required: false }))
    return resolveActing(headers.userId ?? '', world);
  if (!headers.userId) return missing('X-Acting-User-Id', world);
  if (!headers.tenant) return missing('X-Acting-User-Tenant', world);
  const mismatchStatus = world.choose('tenant-header-mismatch', {
    forbidden: 403,
    'bad-request': 400,
    ignored: undefined,
  });
  // /ping has no tenant in its path to compare with.
  if (operationId !== 'ping' && headers.tenant !== world.tenant && mismatchStatus !== undefined)
    return refuse(
      'tenant-mismatch',
      {
        promised: 'X-Acting-User-Tenant must be the tenant slug of the path.',
        found: `header ${headers.tenant}, path ${world.tenant}.`,
        next: 'send the same slug in both places.',
      },
      { status: mismatchStatus },
    );
  return resolveActing(headers.userId, world);
};
