import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { idsOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { LIVING, givenResident, residentNames } from '../../factories/residents.ts';
import { precondition } from '../../kit/precondition.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { allPages } from '../../kit/paging.ts';
import { foundBy, mustAllShow, mustContain, mustNotContain, residentsListed } from '../people-lists.ts';
import { filteredResidents } from './varied.ts';

check({
  id: 'residents.listed-in-their-facility',
  says: 'Every resident of a facility that is not deleted is in its list, whatever the status.',
  clauses: ['RES-02', 'RES-01'],
  async run(t) {
    const { id: one } = await t.facility();
    const there = await otherFacility(t, one);
    const { inEach } = await filteredResidents(t);
    const ids: string[] = [];
    for (const status of LIVING) ids.push((await givenResident(t, { status }, there)).residentId);
    for (const [facilityId, own] of [[one, idsOf(inEach, 'residentId')] as const, [there, ids] as const])
      mustContain(await residentsListed(t, facilityId), own, 'residents of the facility', 'RES-02');
  },
});

check({
  id: 'residents.not-listed-elsewhere',
  says: 'The list of a facility holds no resident of another facility, with and without a filter.',
  clauses: ['RES-03'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const phone = String(t.fresh.number());
    const here = await givenResident(t, { phone }, facilityId);
    const elsewhere = await givenResident(t, { phone }, await otherFacility(t, facilityId));
    for (const query of [{}, { phone }, { status: 'active' }]) {
      const walk = await residentsListed(t, facilityId, query);
      mustContain(walk, [here.residentId], 'a resident of the facility', 'RES-02');
      mustNotContain(walk, [elsewhere.residentId], 'a resident of another facility');
      mustAllShow(walk, 'facilityId', facilityId);
    }
  },
});

/** The largest number of pages that are read: other residents may fill many more. */
const MOST = 100;

/** The filter must find each resident with the value, and no resident with another value or none. */
async function mustFilter(t: Tools, member: 'email' | 'phone' | 'externalId' | 'pccId'): Promise<void> {
  const { facilityId, inEach, all } = await filteredResidents(t);
  for (const { values, residentId, status } of inEach) {
    const value = values[member];
    const walk = await residentsListed(t, facilityId, { [member]: value });
    mustContain(walk, [residentId], `the resident with that ${member}, who is ${status}`);
    const others = all.map((one) => one.residentId).filter((one) => one !== residentId);
    mustNotContain(walk, others, `residents without that ${member}`);
    mustAllShow(walk, member, value);
  }
}

check({
  id: 'residents.filter-email',
  says: 'The filter email keeps the residents with that address and drops all others, also those whose address contains it.',
  clauses: ['RES-04'],
  run: (t) => mustFilter(t, 'email'),
});

check({
  id: 'residents.filter-phone',
  says: 'The filter phone keeps the residents with that number and drops all others, also those whose number contains it.',
  clauses: ['RES-06'],
  run: (t) => mustFilter(t, 'phone'),
});

check({
  id: 'residents.filter-external-id',
  says: 'The filter externalId keeps the residents with that externalId and drops all others.',
  clauses: ['RES-10'],
  run: (t) => mustFilter(t, 'externalId'),
});

check({
  id: 'residents.filter-pcc-id',
  says: 'The filter pccId keeps the residents with that pccId and drops all others.',
  clauses: ['RES-11'],
  run: (t) => mustFilter(t, 'pccId'),
});

check({
  id: 'residents.filters-of-correlation-ids-apart',
  says: 'The filters externalId and pccId each compare only their own member.',
  clauses: ['RES-10', 'RES-11'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const shared = t.fresh.word('id');
    const one = (await givenResident(t, { externalId: shared, pccId: t.fresh.word('pcc') })).residentId;
    const other = (await givenResident(t, { externalId: t.fresh.word('ext'), pccId: shared })).residentId;
    const byExternalId = await residentsListed(t, facilityId, { externalId: shared });
    mustContain(byExternalId, [one], 'the resident with that externalId', 'RES-10');
    mustNotContain(byExternalId, [other], 'a resident with that value as pccId', 'RES-10');
    const byPccId = await residentsListed(t, facilityId, { pccId: shared });
    mustContain(byPccId, [other], 'the resident with that pccId', 'RES-11');
    mustNotContain(byPccId, [one], 'a resident with that value as externalId', 'RES-11');
  },
});

check({
  id: 'residents.filters-together',
  says: 'With several filters the list holds the residents that match all of them, and no others.',
  clauses: ['RES-04', 'RES-06', 'RES-10', 'RES-11'],
  async run(t) {
    const { facilityId, inEach } = await filteredResidents(t);
    const [one, other] = inEach;
    if (!one || !other) return t.unproven('needs two residents to tell apart');
    const { externalId, ...own } = one.values;
    const byAll = await residentsListed(t, facilityId, { externalId, ...own, status: one.status });
    mustContain(byAll, [one.residentId], 'the resident whom all filters keep', 'RES-10');
    for (const [member, clause] of [
      ['email', 'RES-04'],
      ['phone', 'RES-06'],
      ['pccId', 'RES-11'],
    ] as const) {
      const walk = await residentsListed(t, facilityId, { externalId, [member]: other.values[member] });
      mustNotContain(walk, [one.residentId], `a resident with another ${member}`, clause);
      mustNotContain(walk, [other.residentId], 'a resident with another externalId', 'RES-10');
    }
  },
});

/**
 * A filter on the whole value must not find the record by a part of it. The target may also refuse the part.
 */
async function mustNotFindByParts(
  t: Tools,
  member: 'email' | 'phone',
  partsOf: (value: string) => readonly string[],
): Promise<void> {
  const { facilityId, inEach } = await filteredResidents(t);
  const [one = t.unproven('no resident to look for')] = inEach;
  const { residentId, values } = one;
  for (const part of partsOf(values[member])) {
    const query = { [member]: part, pageSize: 100 };
    const walk = foundBy(await t.call('listResidents', { path: { facilityId }, query }));
    mustNotContain(walk, [residentId], `a resident of whose ${member} ${part} is a part`);
  }
}

check({
  id: 'residents.filter-email-is-exact',
  says: 'The filter email does not find a resident by a part of the address.',
  clauses: ['RES-05'],
  async run(t) {
    await mustNotFindByParts(t, 'email', (value) => {
      const [name = '', host = ''] = value.split('@');
      return [value.slice(1), value.slice(0, -1), name, host, name.slice(3, -1)];
    });
  },
});

check({
  id: 'residents.filter-phone-is-exact',
  says: 'The filter phone does not find a resident by a part of the number.',
  clauses: ['RES-07'],
  async run(t) {
    await mustNotFindByParts(t, 'phone', (value) => [
      value.slice(1),
      value.slice(0, -1),
      value.slice(-4),
      value.slice(2, 7),
    ]);
  },
});

check({
  id: 'residents.filter-on-every-page',
  says: 'A filter applies to every page of the list, not only to the first.',
  clauses: ['RES-06', 'RES-09'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const phone = String(t.fresh.number());
    const ids: string[] = [];
    const others: string[] = [];
    const active: string[] = [];
    // In either order of the list, an active one stands behind the first page.
    for (const status of ['onLeave', 'active', 'onLeave', 'active', 'onLeave'] as const) {
      const { residentId } = await givenResident(t, { phone, status });
      (status === 'active' ? active : ids).push(residentId);
    }
    for (let count = 0; count < 2; count += 1) others.push((await givenResident(t)).residentId);
    const path = { facilityId };
    const byPhone = await allPages(t, 'listResidents', { path, query: { phone, pageSize: 2 } }, MOST);
    mustContain(byPhone, [...ids, ...active], 'residents with that phone', 'RES-06');
    mustNotContain(byPhone, others, 'residents without that phone', 'RES-06');
    attributed(['RES-06'], () => mustAllShow(byPhone, 'phone', phone));
    // With the phone, the list is that of these residents alone: other checks change the rest meanwhile.
    const query = { status: 'onLeave', phone, pageSize: 2 };
    const onLeave = await allPages(t, 'listResidents', { path, query }, MOST);
    mustNotContain(onLeave, active, 'residents who are not on leave', 'RES-09');
    attributed(['RES-09'], () => mustAllShow(onLeave, 'status', 'onLeave'));
    mustContain(onLeave, ids, 'residents who are on leave', 'RES-09');
  },
});

check({
  id: 'residents.filters-follow-replacements',
  says: 'After a replacement the filters find a resident by the new values and not by the old ones.',
  clauses: ['RES-04', 'RES-06', 'RES-09'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const former = { email: t.fresh.email(), phone: String(t.fresh.number()), status: 'active' } as const;
    const later = { email: t.fresh.email(), phone: String(t.fresh.number()), status: 'onLeave' } as const;
    const { residentId } = await givenResident(t, former, facilityId);
    const body = { ...residentNames(t), ...later };
    await precondition('a replacement', async () =>
      must(await t.call('replaceResident', { path: { residentId }, body }), success),
    );
    for (const [member, clause] of [
      ['email', 'RES-04'],
      ['phone', 'RES-06'],
      ['status', 'RES-09'],
    ] as const) {
      const now = await residentsListed(t, facilityId, { [member]: later[member] });
      mustContain(now, [residentId], `the resident whose ${member} is ${later[member]} now`, clause);
      const before = await residentsListed(t, facilityId, { [member]: former[member] });
      mustNotContain(
        before,
        [residentId],
        `a resident whose ${member} is no longer ${former[member]}`,
        clause,
      );
    }
  },
});
