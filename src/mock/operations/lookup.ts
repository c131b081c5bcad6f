import type { OperationId } from '../../../openapi/generated/contract.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

const nothing = (what: string, id: string) => ({
  promised: `The path names ${what} that the acting user can reach.`,
  found: `no ${what.replace(/^an? /, '')} with id ${id} in this tenant.`,
  next: 'take ids from answers of the same tenant.',
});

/** No such thing, where an operation would change it. `what` carries its article: "a resident". */
export const unknown = (what: string, id: string): Refusal => refuse('not-found', nothing(what, id));

/** No such thing, where an operation reads it; the status is an open choice (CNV-38). */
export const unreadable = (operation: OperationId, what: string, id: string, world: World): Refusal => {
  const statuses = { 'not-found': 404, 'bad-request': 400, forbidden: 403 };
  return refuse('not-found', nothing(what, id), {
    status: world.choose('unknown-id-read', statuses, operation),
  });
};

/** A deleted check-in or visit, where it can still be read; an open choice. */
export const readOfDeleted = <T>(
  operation: 'getCheckIn' | 'getPersonalVisit',
  deleted: T | undefined,
  world: World,
): T | undefined =>
  world.choose('deleted-diary-read', { 'not-found': undefined, served: deleted }, operation);

/** No such thing, where an operation deletes it: refused, or 204 because it is not there. */
export const undeletable = (operation: OperationId, what: string, id: string, world: World) =>
  world.choose(
    'unknown-id-delete',
    { 'not-found': unknown(what, id), 'no-content': { status: 204, body: undefined } as const },
    operation,
  );

/** The parent of a list does not exist: refused, or `empty`, the list without items (CNV-52). */
export const parentless = <T>(
  operation: OperationId,
  what: string,
  id: string,
  empty: T,
  world: World,
): T | Refusal =>
  world.choose('unknown-parent-list', { 'not-found': unknown(what, id), 'empty-list': empty }, operation);
