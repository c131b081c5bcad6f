import { clauses } from '../../openapi/generated/clauses.ts';
import type { Aspect, Clause, ClauseId } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';

/** Aspects of a clause about the items of a list. */
export const OF_LISTS: readonly Aspect[] = ['membership', 'filter', 'window', 'access'];

/** Ids also come from reports, so any text may be looked up. */
const known: ReadonlyMap<string, Clause> = new Map(Object.entries(clauses));

const aspectsOf = (clause: string): readonly Aspect[] => known.get(clause)?.about.aspect ?? [];

/** The members that a clause is about. */
export const membersOfClause = (clause: string): readonly string[] => known.get(clause)?.about.member ?? [];

/** Whether a clause is about one of these aspects of an answer. */
export const isAbout = (clause: string, ...aspects: readonly Aspect[]): boolean =>
  aspectsOf(clause).some((one) => aspects.includes(one));

/** Whether a clause is only about this aspect. */
export const isOnlyAbout = (clause: string, aspect: Aspect): boolean =>
  aspectsOf(clause).length === 1 && isAbout(clause, aspect);

export const isOperation = (id: string): id is OperationId => id in operations;

/** The clauses of an operation, in every role. */
export const clausesOf = (id: OperationId): readonly ClauseId[] =>
  Object.values<readonly ClauseId[]>(operations[id].clauses).flat();

/** The clauses of an operation that are about one of these aspects. */
export const clausesAbout = (id: OperationId, ...aspects: readonly Aspect[]): readonly ClauseId[] =>
  clausesOf(id).filter((clause) => isAbout(clause, ...aspects));

/** An operation that changes an existing record. One with a body, except a replacement, creates a record. */
export function isChange(id: OperationId): boolean {
  const { method, body }: { readonly method: string; readonly body?: unknown } = operations[id];
  return method !== 'get' && (method !== 'post' || body === undefined);
}
