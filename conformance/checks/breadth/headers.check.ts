import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { clauses } from '../../../openapi/generated/clauses.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { factsOf, profileOf } from '../../calls/facts.ts';
import { refusal, sharedReady } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { check } from '../../kit/check.ts';

/** The headers that every request carries, each with the clauses on its absence. */
const headers = {
  Authorization: ['AUT-01', 'AUT-02', 'AUT-04'],
  'X-Acting-User-Id': ['AUT-05', 'AUT-07', 'ACT-103'],
  'X-Acting-User-Tenant': ['AUT-06', 'AUT-07'],
} as const satisfies Readonly<Record<string, readonly ClauseId[]>>;

/** Every operation without each of the headers that it requires: refused, and nothing changes. */
for (const id of operationIds) {
  const own = headerClausesOf(id);
  for (const [name, spokenOf] of Object.entries(headers)) {
    const cited = own.filter((clause) => spokenOf.some((one) => one === clause));
    if (cited.length === 0) continue;
    check({
      id: `breadth.${id}.without-${name.toLowerCase()}`,
      says: `A request of ${id} without ${name} is refused and changes nothing.`,
      clauses: cited,
      profile: profileOf(id),
      negative: true,
      async run(t) {
        await refusal(t, id, await sharedReady(t, id), { headers: { [name]: null } });
      },
    });
  }
}

function headerClausesOf(id: OperationId): readonly ClauseId[] {
  const own = (factsOf(id).clauses.headers ?? []).filter((clause) => clauses[clause].determinacy !== 'open');
  const known: readonly ClauseId[] = Object.values(headers).flat();
  const strange = own.find((clause) => !known.includes(clause));
  if (strange !== undefined)
    throw new Error(`the header clause ${strange} of ${id} is about none of the headers left out here`);
  return own;
}
