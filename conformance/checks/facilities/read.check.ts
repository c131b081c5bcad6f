import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenResident } from '../../factories/residents.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { knows } from '../../factories/acting.ts';
import type { JsonObject } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { holdsExtra, lacks, shows, wrongType } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { bareOf, idsOf, listOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { otherTenant, people } from '../../kit/to-add.ts';

/** All facilities of the tenant as the usual acting user lists them. */
const listed = (t: Tools) =>
  precondition('a list of the facilities', async () => listOf(await t.call('listFacilities')));

check({
  id: 'facilities.get-by-id',
  says: 'Get facility answers the facility in the path, without an envelope, as the list shows it.',
  clauses: ['FAC-09', 'FAC-10'],
  async run(t) {
    for (const facility of await listed(t)) {
      const answer = await t.call('getFacility', { path: { facilityId: text(facility, 'id') } });
      const found = attributed(['FAC-09'], () => {
        must(answer, status(200), fits);
        return bareOf(answer);
      });
      attributed(['FAC-10'], () => {
        mustHold(
          answer,
          `the facility ${text(facility, 'id')}`,
          found['id'] === facility['id'],
          shows('id', found['id']),
        );
        const { name, bedCount, careSetting } = facility;
        const promised = 'the facility as the list shows it';
        mustEcho(answer, found, { name, bedCount, careSetting }, { promised });
      });
    }
  },
});

check({
  id: 'facilities.members',
  says: 'In a facility id, name and careSetting are strings, and bedCount is an integer.',
  clauses: ['FAC-11', 'FAC-12', 'FAC-13'],
  async run(t) {
    const list = await t.call('listFacilities');
    must(list, status(200));
    for (const facility of listOf(list)) {
      assert(list, facility);
      const answer = await t.call('getFacility', { path: { facilityId: String(facility['id']) } });
      must(answer, status(200));
      assert(answer, bareOf(answer));
    }
  },
});

function assert(answer: Answer, { id, name, careSetting, bedCount }: JsonObject): void {
  const isText = typeof id === 'string' && id !== '';
  attributed(['FAC-11'], () => mustHold(answer, 'a text as id', isText, wrongType('id', id)));
  for (const [member, value] of Object.entries({ name, careSetting }))
    attributed(['FAC-12'], () =>
      mustHold(
        answer,
        `a text as ${member}`,
        isBlank(value) || typeof value === 'string',
        wrongType(member, value),
      ),
    );
  const isCount = isBlank(bedCount) || Number.isInteger(bedCount);
  attributed(['FAC-13'], () =>
    mustHold(answer, 'a whole number as bedCount', isCount, wrongType('bedCount', bedCount)),
  );
}

check({
  id: 'facilities.system-actor-sees-all',
  says: 'The system actor lists every facility of the tenant, also those to which other users belong.',
  clauses: ['FAC-06'],
  needs: ['systemActor'],
  async run(t) {
    const answer = await t.call('listFacilities', { as: t.identity('systemActor') });
    must(answer, status(200), fits);
    const found = idsOf(listOf(answer));
    const known = [
      ...t.run.facilities.map(({ id }) => id),
      ...t.run.identities.flatMap(({ facilityId }) => facilityId ?? []),
    ];
    const missing = [...new Set(known)].filter((id) => !found.includes(id));
    mustHold(
      answer,
      `the facilities ${known.join(', ')}`,
      missing.length === 0,
      lacks(`${missing.join(', ')} missing`),
    );
    const isOnceEach = new Set(found).size === found.length;
    mustHold(answer, 'each facility once', isOnceEach, holdsExtra(found.join(', ')));
  },
});

check({
  id: 'facilities.other-tenant',
  says: 'The system actor gets no facility of another tenant.',
  clauses: ['FAC-07'],
  needs: ['systemActor', 'otherTenant'],
  async run(t) {
    const { tenant, actingId } = t.run.otherTenant ?? t.unproven('needs a second tenant', otherTenant);
    const theirs = await precondition(`a list of the facilities of ${tenant}`, async () =>
      listOf(await t.call('listFacilities', { tenant, as: actingId })),
    );
    const answer = await t.call('listFacilities', { as: t.identity('systemActor') });
    must(answer, status(200));
    // Two tenants may use the same ids; the same id under the same name is the same facility.
    const shared = listOf(answer).filter((own) =>
      theirs.some(({ id, name }) => own['id'] === id && own['name'] === name),
    );
    mustHold(answer, `no facility of ${tenant}`, shared.length === 0, holdsExtra(`${shared.length} of them`));
  },
});

check({
  id: 'facilities.foreign-facility',
  says: 'Records what a resident gets for another facility.',
  clauses: ['FAC-14'],
  async run(t) {
    const { residentId, facilityId } = await givenResident(t);
    const configured = t.run.identities.find(({ kind }) => kind === 'resident');
    const made =
      (await knows(t, residentId, facilityId)) === true ? { actingId: residentId, facilityId } : undefined;
    const resident = made ?? configured ?? t.unproven('needs an acting resident', people('resident'));
    const path = { facilityId: await otherFacility(t, resident.facilityId ?? facilityId) };
    const { status: found } = await t.call('getFacility', { path, as: resident.actingId });
    const readings = { 200: 'served', 403: 'forbidden', 404: 'not-found' } as const;
    const named = found === 200 || found === 403 || found === 404 ? readings[found] : undefined;
    t.observe('foreign-facility', 'getFacility', named ?? `other: ${found}`);
  },
});
