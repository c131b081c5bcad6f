import { check } from '../../kit/check.ts';
import { isSuccess, status, answerText } from '../../kit/match.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { same } from '../../kit/same.ts';
import { residentFor } from '../../calls/people.ts';
import { operations } from '../../../openapi/generated/contract.ts';

check({
  id: 'conventions.prefix',
  says: 'Business routes lie under /api/v1/ and the slug of the tenant.',
  clauses: ['CNV-01'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    must(await t.call('listFacilities'), status(200));
    must(await t.call('getFacility', { path: { facilityId } }), status(200));
    must(await t.call('listActivityTypes'), status(200));
  },
});

check({
  id: 'conventions.no-route-without-the-slug',
  says: 'A path without the slug of the tenant never answers what the path with it shows.',
  clauses: ['CNV-01'],
  negative: true,
  async run(t) {
    const { residentId, facilityId } = await residentFor(t);
    for (const [id, path] of [
      ['listFacilities', {}],
      ['getFacility', { facilityId }],
      ['getResident', { residentId }],
      ['listActivityTypes', {}],
    ] as const) {
      const own = await t.callAny(id, { path, eitherShape: true });
      must(own, status(200));
      const route = operations[id].path.replace('/{tenant}', '');
      const there = await t.callAny(id, { path, route, eitherShape: true });
      const shows = isSuccess(there) && there.json !== undefined && same(there.json, own.json);
      mustHold(
        there,
        `no answer that holds the resource under ${route}`,
        !shows,
        holdsExtra(answerText(there)),
      );
    }
  },
});
