import { factsOf, profileOf } from '../../calls/facts.ts';
import { sharedReady } from '../../calls/send.ts';
import { operationIds } from '../../calls/table.ts';
import { check } from '../../kit/check.ts';
import { otherTenant } from '../../kit/to-add.ts';
import { futile } from './futile.ts';

/** The tenants of one service are apart for writes as well: what is sent to one changes nothing in another. */
for (const id of operationIds) {
  if (factsOf(id).method === 'get') continue;
  check({
    id: `breadth.${id}.writes-in-other-tenant`,
    says: `${id}, sent to one tenant with ids of another, changes nothing in the other.`,
    clauses: ['CNV-101'],
    profile: profileOf(id),
    needs: ['otherTenant'],
    negative: true,
    async run(t) {
      if (!(await sharedReady(t, id)).readState) t.unproven('nothing shows what the operation changes');
      if (!t.run.otherTenant) t.unproven('needs a second tenant', otherTenant);
      const { mustBeTraceless } = await futile(t, id, 'other tenant');
      await mustBeTraceless(`nothing changed in the tenant ${t.run.tenant}`);
    },
  });
}
