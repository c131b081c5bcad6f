import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { clauses } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf } from '../../calls/facts.ts';
import { attemptsOf } from '../../calls/refusals.ts';
import { emptiedFields, incomplete } from './incomplete.ts';
import { outsiders } from './outside.ts';

/** The headers that every request carries, each with the clauses on its absence. */
const headers = {
  Authorization: ['AUT-01', 'AUT-02', 'AUT-04'],
  'X-Acting-User-Id': ['AUT-05', 'AUT-07', 'ACT-103'],
  'X-Acting-User-Tenant': ['AUT-06', 'AUT-07'],
} as const satisfies Readonly<Record<string, readonly ClauseId[]>>;

/**
 * Requests that must change nothing: without one of the headers, sent to another tenant, without what is required;
 * and last those that may be served, with a value outside a closed set or an empty field. They are sent together, so that
 * two looks at the record do for all of them.
 */
export const futile = attemptsOf<string>((t, id, ready) => {
  const { tenant, actingId } = t.run.otherTenant ?? {};
  const isElsewhere = tenant !== undefined && actingId !== undefined && factsOf(id).method !== 'get';
  return {
    ...Object.fromEntries(
      headersOf(id).map(([name]) => [name, { ready, changes: { headers: { [name]: null } } }]),
    ),
    ...(isElsewhere && { 'other tenant': { ready, changes: { tenant, as: actingId } } }),
    ...incomplete(id, ready),
    ...outsiders(t, id, ready),
    ...emptiedFields(id, ready),
  };
});

/** The headers that an operation requires, each with the clauses on its absence there. */
export function headersOf(
  id: OperationId,
): readonly (readonly [keyof typeof headers, readonly ClauseId[]])[] {
  const own = headerClausesOf(id);
  const names = ['Authorization', 'X-Acting-User-Id', 'X-Acting-User-Tenant'] as const;
  return names.flatMap((name) => {
    const cited = own.filter((clause) => headers[name].some((one) => one === clause));
    return cited.length === 0 ? [] : [[name, cited] as const];
  });
}

function headerClausesOf(id: OperationId): readonly ClauseId[] {
  const own = (factsOf(id).clauses.headers ?? []).filter((clause) => clauses[clause].determinacy !== 'open');
  const known: readonly ClauseId[] = Object.values(headers).flat();
  const strange = own.find((clause) => !known.includes(clause));
  if (strange !== undefined)
    throw new Error(`the header clause ${strange} of ${id} is about none of the headers left out here`);
  return own;
}
