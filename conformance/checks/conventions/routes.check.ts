import { check } from '../../kit/check.ts';
import { status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';

check(
  {
    id: 'conventions.prefix',
    says: 'Business routes lie under /api/v1/ and the slug of the tenant.',
    clauses: ['CNV-01'],
  },
  async (t) => {
    const { id: facilityId } = await t.facility();
    must(await t.call('listFacilities'), status(200));
    must(await t.call('getFacility', { path: { facilityId } }), status(200));
    must(await t.call('listActivityTypes'), status(200));
  },
);
