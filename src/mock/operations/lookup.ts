import type { OperationId } from '../../../openapi/generated/contract.ts';
import { shownValue } from '../domain/shown-value.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

const nothing = (what: string, id: string, tenant = 'this tenant') => ({
  promised: `The path must name ${what} that the acting user can see.`,
  found: `no ${what.replace(/^an? /, '')} ${shownValue(id)} in ${tenant}.`,
  next: 'use an id from an answer of the same tenant.',
});

/** The refusal of an unknown id by an operation that changes it. `what` has its article: "a resident". */
export const unknown = (what: string, id: string): Refusal =>
  refuse('not-found', nothing(what, id), { isOfUnknownId: true });

const statuses = { 'not-found': 404, 'bad-request': 400, forbidden: 403 };

/** A refusal of an unknown id as a create or a change gives it: the status is an open choice (CNV-59). */
export const unwritable = (refusal: Refusal, operation: OperationId, world: World): Refusal => ({
  ...refusal,
  status: world.choose('unknown-id-write', statuses, operation),
});

/** The refusal of an unknown id by a read; the status is an open choice (CNV-38). */
export const unreadable = (operation: OperationId, what: string, id: string, world: World): Refusal =>
  refuse('not-found', nothing(what, id, `tenant ${world.tenant}`), {
    status: world.choose('unknown-id-read', statuses, operation),
  });

/** A deleted check-in or visit, if the reading still serves it. */
export const readOfDeleted = <T>(
  operation: 'getCheckIn' | 'getPersonalVisit',
  deleted: T | undefined,
  world: World,
): T | undefined =>
  world.choose('deleted-diary-read', { 'not-found': undefined, served: deleted }, operation);

/** The answer to a delete of an unknown id: a refusal, or 204. */
export const undeletable = (operation: OperationId, what: string, id: string, world: World) =>
  world.choose(
    'unknown-id-delete',
    { 'not-found': unknown(what, id), 'no-content': { status: 204, body: undefined } as const },
    operation,
  );

/** The answer for a list with an unknown parent: a refusal, or `empty`, the list without items (CNV-52). */
export const parentless = <T>(
  operation: OperationId,
  what: string,
  id: string,
  empty: T,
  world: World,
): T | Refusal =>
  world.choose('unknown-parent-list', { 'not-found': unknown(what, id), 'empty-list': empty }, operation);
