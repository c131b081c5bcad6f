import { factsOf, pathParametersOf, profileOf } from '../../calls/facts.ts';
import { send, served } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { check } from '../../kit/check.ts';
import { field, isObject } from '../../kit/json.ts';
import { isSuccess, answerText } from '../../kit/match.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { itemsIn } from '../../kit/read.ts';
import { same } from '../../kit/same.ts';
import { otherTenant } from '../../kit/to-add.ts';

/**
 * The tenants of one service are apart: an id of one names nothing in another. Ids may coincide by chance, so only
 * what is the very same resource counts.
 */
for (const id of operationIds) {
  const { method, envelope, choices } = factsOf(id);
  if (method !== 'get' || pathParametersOf(id).length === 0) continue;
  const isList = envelope === 'list' || envelope === 'page' || choices.includes('unknown-parent-list');
  check({
    id: `breadth.${id}.other-tenant`,
    says: `${id} in one tenant answers nothing of another tenant.`,
    clauses: [isList ? 'CNV-52' : 'CNV-38'],
    profile: profileOf(id),
    needs: ['otherTenant'],
    negative: true,
    async run(t) {
      const { ready, answer: own } = await served(t, id);
      const { tenant, actingId } = t.run.otherTenant ?? t.unproven('needs a second tenant', otherTenant);
      const there = await send(t, id, ready, { tenant, as: actingId });
      if (!isSuccess(there)) return;
      const shows = isList
        ? itemsIn(there).some((item) => isSuccess(own) && itemsIn(own).some((one) => same(one, item)))
        : isObject(there.json) &&
          same(field(there.json, 'data') ?? there.json, field(own.json, 'data') ?? own.json);
      mustHold(there, `nothing of the tenant ${t.run.tenant}`, !shows, holdsExtra(answerText(there)));
    },
  });
}
