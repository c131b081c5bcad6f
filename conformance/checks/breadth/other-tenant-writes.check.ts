import { factsOf, profileOf } from '../../calls/facts.ts';
import { send, sharedReady, watched } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { check } from '../../kit/check.ts';
import { told } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { same } from '../../kit/same.ts';
import { otherTenant } from '../../kit/to-add.ts';

/** The tenants of one service are apart for writes as well: what is sent to one changes nothing in another. */
for (const id of operationIds) {
  if (factsOf(id).method === 'get') continue;
  check({
    id: `breadth.${id}.writes-in-other-tenant`,
    says: `${id}, sent to one tenant with the ids of another, changes nothing in the other.`,
    clauses: ['CNV-101'],
    profile: profileOf(id),
    needs: ['otherTenant'],
    negative: true,
    async run(t) {
      const ready = await sharedReady(t, id);
      if (!ready.look) t.unproven('nothing shows what the operation changes');
      const { tenant, actingId } = t.run.otherTenant ?? t.unproven('needs a second tenant', otherTenant);
      await watched(ready, async (look) => {
        const before = await look();
        const there = await send(t, id, ready, { tenant, as: actingId });
        const after = await look();
        mustHold(there, `nothing changed in the tenant ${t.run.tenant}`, same(after, before), told(there));
      });
    },
  });
}
