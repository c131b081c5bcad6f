import { blamed } from '../../kit/blame.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { LIVING, givenResident, residentNames } from '../../factories/residents.ts';
import { made } from '../../factories/made.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { allPages } from '../../kit/paging.ts';
import { foundBy, mustAllShow, mustList, mustNotList, residentsListed } from '../people-lists.ts';

check({
  id: 'residents.listed-in-their-facility',
  says: 'Every resident of a facility that is not deleted is in its list, whatever the status.',
  clauses: ['RES-02', 'RES-01'],
  async run(t) {
    const { id: one } = await t.facility();
    for (const facilityId of [one, await otherFacility(t, one)]) {
      const ids: string[] = [];
      for (const status of LIVING) ids.push((await givenResident(t, { status }, facilityId)).residentId);
      mustList(await residentsListed(t, facilityId), ids, 'residents of the facility', 'RES-02');
    }
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
      mustList(walk, [here.residentId], 'a resident of the facility');
      mustNotList(walk, [elsewhere.residentId], 'a resident of another facility');
      mustAllShow(walk, 'facilityId', facilityId);
    }
  },
});

/** Other people's residents may fill more pages than are worth walking. */
const MOST = 100;

/** Residents with a value each, in these statuses, one with another, one with none: the filter finds each alone. */
async function mustFilter(
  t: Tools,
  member: 'email' | 'phone' | 'externalId' | 'pccId',
  values: () => readonly [string, string],
  statuses: readonly (typeof LIVING)[number][] = LIVING,
): Promise<void> {
  const { id: facilityId } = await t.facility();
  const ids = [(await givenResident(t, {}, facilityId)).residentId];
  const asked: { readonly value: string; readonly residentId: string; readonly status: string }[] = [];
  for (const [at, status] of statuses.entries()) {
    const [value, other] = values();
    const { residentId } = await givenResident(t, { [member]: value, status }, facilityId);
    asked.push({ value, residentId, status });
    ids.push(residentId);
    if (at === 0) ids.push((await givenResident(t, { [member]: other }, facilityId)).residentId);
  }
  for (const { value, residentId, status } of asked) {
    const walk = await residentsListed(t, facilityId, { [member]: value });
    mustList(walk, [residentId], `the resident with that ${member}, who is ${status}`);
    const others = ids.filter((one) => one !== residentId);
    mustNotList(walk, others, `residents without that ${member}`);
    mustAllShow(walk, member, value);
  }
}

/** A value, and one that holds it. */
const longer = (value: string, around: (value: string) => string): readonly [string, string] => [
  value,
  around(value),
];

check({
  id: 'residents.filter-email',
  says: 'The filter email keeps the residents with that address and drops all others, those too whose address contains it.',
  clauses: ['RES-04'],
  async run(t) {
    await mustFilter(t, 'email', () => [t.fresh.email(), t.fresh.email()]);
    await mustFilter(t, 'email', () => longer(t.fresh.email(), (one) => `z${one}`), ['active']);
  },
});

check({
  id: 'residents.filter-phone',
  says: 'The filter phone keeps the residents with that number and drops all others, those too whose number contains it.',
  clauses: ['RES-06'],
  async run(t) {
    const phone = () => String(t.fresh.number());
    await mustFilter(t, 'phone', () => [phone(), phone()]);
    await mustFilter(t, 'phone', () => longer(phone(), (one) => `${one}7`), ['active']);
  },
});

check({
  id: 'residents.filter-external-id',
  says: 'The filter externalId keeps the residents with that externalId and drops all others.',
  clauses: ['RES-10'],
  run: async (t) => mustFilter(t, 'externalId', () => [t.fresh.word('ext'), t.fresh.word('ext')]),
});

check({
  id: 'residents.filter-pcc-id',
  says: 'The filter pccId keeps the residents with that pccId and drops all others.',
  clauses: ['RES-11'],
  run: async (t) => mustFilter(t, 'pccId', () => [t.fresh.word('pcc'), t.fresh.word('pcc')]),
});

check({
  id: 'residents.filters-of-correlation-ids-apart',
  says: 'The filters externalId and pccId each look at their own member.',
  clauses: ['RES-10', 'RES-11'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const shared = t.fresh.word('id');
    const one = (await givenResident(t, { externalId: shared, pccId: t.fresh.word('pcc') })).residentId;
    const other = (await givenResident(t, { externalId: t.fresh.word('ext'), pccId: shared })).residentId;
    const byExternalId = await residentsListed(t, facilityId, { externalId: shared });
    mustList(byExternalId, [one], 'the resident with that externalId', 'RES-10');
    mustNotList(byExternalId, [other], 'a resident with that value as pccId', 'RES-10');
    const byPccId = await residentsListed(t, facilityId, { pccId: shared });
    mustList(byPccId, [other], 'the resident with that pccId', 'RES-11');
    mustNotList(byPccId, [one], 'a resident with that value as externalId', 'RES-11');
  },
});

/** A filter for the whole value does not find the record by a part; a target may also refuse such a part. */
async function mustNotFindByParts(
  t: Tools,
  member: 'email' | 'phone',
  { value, parts }: { readonly value: string; readonly parts: readonly string[] },
): Promise<void> {
  const { residentId, facilityId } = await givenResident(t, { [member]: value });
  for (const part of parts) {
    const query = { [member]: part, pageSize: 100 };
    const walk = foundBy(await t.call('listResidents', { path: { facilityId }, query }));
    mustNotList(walk, [residentId], `a resident of whose ${member} ${part} is a part`);
  }
}

check({
  id: 'residents.filter-email-is-exact',
  says: 'The filter email does not find a resident by a part of the address.',
  clauses: ['RES-05'],
  async run(t) {
    const value = t.fresh.email();
    const [name = '', host = ''] = value.split('@');
    await mustNotFindByParts(t, 'email', {
      value,
      parts: [value.slice(1), value.slice(0, -1), name, host, name.slice(3, -1), `${name}@`],
    });
  },
});

check({
  id: 'residents.filter-phone-is-exact',
  says: 'The filter phone does not find a resident by a part of the number.',
  clauses: ['RES-07'],
  async run(t) {
    const value = String(t.fresh.number());
    const parts = [value.slice(1), value.slice(0, -1), value.slice(-4), value.slice(2, 7)];
    await mustNotFindByParts(t, 'phone', { value, parts });
  },
});

check({
  id: 'residents.filter-on-every-page',
  says: 'A filter holds on every page of the list, not on the first alone.',
  clauses: ['RES-06', 'RES-09'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const phone = String(t.fresh.number());
    const ids: string[] = [];
    const others: string[] = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await givenResident(t, { phone, status: 'onLeave' })).residentId);
    for (let count = 0; count < 2; count += 1) others.push((await givenResident(t)).residentId);
    const path = { facilityId };
    const byPhone = await allPages(t, 'listResidents', { path, query: { phone, pageSize: 2 } }, MOST);
    mustList(byPhone, ids, 'residents with that phone', 'RES-06');
    mustNotList(byPhone, others, 'residents without that phone', 'RES-06');
    blamed(['RES-06'], () => mustAllShow(byPhone, 'phone', phone));
    const onLeave = await allPages(
      t,
      'listResidents',
      { path, query: { status: 'onLeave', pageSize: 3 } },
      MOST,
    );
    mustNotList(onLeave, others, 'residents who are not on leave', 'RES-09');
    blamed(['RES-09'], () => mustAllShow(onLeave, 'status', 'onLeave'));
    if (onLeave.pages.length < MOST) mustList(onLeave, ids, 'residents who are on leave', 'RES-09');
  },
});

check({
  id: 'residents.filters-follow-replacements',
  says: 'After a replacement the filters find a resident by the new values and no longer by the former ones.',
  clauses: ['RES-04', 'RES-06', 'RES-09'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    const former = { email: t.fresh.email(), phone: String(t.fresh.number()), status: 'active' } as const;
    const later = { email: t.fresh.email(), phone: String(t.fresh.number()), status: 'onLeave' } as const;
    const { residentId } = await givenResident(t, former, facilityId);
    const body = { ...residentNames(t), ...later };
    await made('a replacement', async () =>
      must(await t.call('replaceResident', { path: { residentId }, body }), success),
    );
    for (const [member, clause] of [
      ['email', 'RES-04'],
      ['phone', 'RES-06'],
      ['status', 'RES-09'],
    ] as const) {
      const now = await residentsListed(t, facilityId, { [member]: later[member] });
      mustList(now, [residentId], `the resident whose ${member} is ${later[member]} now`, clause);
      const before = await residentsListed(t, facilityId, { [member]: former[member] });
      mustNotList(before, [residentId], `a resident whose ${member} is no longer ${former[member]}`, clause);
    }
  },
});
