import { LONG_AGO, TIME_TYPES, lately, type Home } from '../../factories/homes.ts';
import { made } from '../../factories/made.ts';
import { VISIT_TYPES, visitOn, visitSometimeOn } from '../../factories/personal-visits.ts';
import type { TimeType, VisitBody } from '../../factories/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { keptVisit, pathOf } from '../../assertions/personal-visits.ts';
import { without } from '../dated-members.ts';
import { givenCompany } from './company.ts';

/** Somewhere to send bodies to that are refused: a resident, and a visit of theirs to replace. */
async function door(t: Tools, who?: Home) {
  const kept = await keptVisit(t, who);
  const { home } = kept;
  const path = { residentId: home.residentId };
  const day = await t.day(LONG_AGO);
  /** The visits of the resident in those days, and the one visit as it is read. */
  const look = () =>
    made('out the visits', async () => {
      const query = await lately(t);
      const listed = listOf(await t.call('listPersonalVisits', { path, query }));
      const read = dataOf(await t.call('getPersonalVisit', { path: pathOf(kept) }));
      return { read, listed: Object.fromEntries(listed.map((one) => [String(one['id']), one])) };
    });
  const mustRefuseCreate = (body: JsonObject) =>
    refusedWithoutTrace(look, async () => {
      const answer = await t.call('createPersonalVisit', { path, body });
      const visitId = isSuccess(answer) ? field(answer.json, 'data.id') : undefined;
      if (typeof visitId === 'string')
        t.afterwards(() => t.call('deletePersonalVisit', { path: { ...path, visitId } }));
      return answer;
    });
  return {
    mustRefuseCreate,
    /** Neither a create nor a replacement is served. */
    async mustRefuse(body: JsonObject) {
      await mustRefuseCreate(body);
      await refusedWithoutTrace(look, () => t.call('replacePersonalVisit', { path: pathOf(kept), body }));
    },
    /** A body that is good, under a timeType. */
    good: (timeType: TimeType, more?: Partial<VisitBody>): VisitBody =>
      timeType === 'exactTime'
        ? visitOn(t, home, day, ['15:00', '15:50'], more)
        : visitSometimeOn(t, home, day, timeType, more),
  };
}

check({
  id: 'personal-visits.required-under-every-time-type',
  says: 'Without name, visitType or startDate a visit is neither made nor replaced, whatever its timeType.',
  clauses: ['PVS-35', 'PVS-201', 'PVS-202'],
  negative: true,
  async run(t) {
    const { mustRefuse, good } = await door(t);
    for (const timeType of TIME_TYPES)
      for (const name of ['name', 'visitType', 'startDate'] as const)
        await mustRefuse(without(good(timeType), name));
  },
});

check({
  id: 'personal-visits.duration-required-under-every-time-type',
  says: 'Without durationInMinutes a visit is neither made nor replaced, whatever its timeType, and though it has both times.',
  clauses: ['PVS-36', 'PVS-203'],
  negative: true,
  async run(t) {
    const { mustRefuse, mustRefuseCreate, good } = await door(t);
    for (const visitType of VISIT_TYPES) {
      for (const timeType of TIME_TYPES)
        await mustRefuse(without(good(timeType, { visitType }), 'durationInMinutes'));
      await mustRefuseCreate(without(good('exactTime', { visitType }), 'durationInMinutes', 'timeType'));
    }
  },
});

for (const [name, clause] of [
  ['startTime', 'PVS-37'],
  ['endTime', 'PVS-38'],
] as const)
  check({
    id: `personal-visits.exact-time-needs-${name === 'startTime' ? 'start' : 'end'}-time`,
    says: `Under exactTime a visit without ${name} is neither made nor replaced, however long it is said to be.`,
    clauses: [clause],
    negative: true,
    async run(t) {
      const { mustRefuse, mustRefuseCreate, good } = await door(t);
      for (const visitType of VISIT_TYPES)
        for (const durationInMinutes of [50, 10]) {
          const body = good('exactTime', { visitType, durationInMinutes });
          await mustRefuse(without(body, name));
          // Which timeType a replacement without one has is open.
          await mustRefuseCreate(without(body, name, 'timeType'));
        }
    },
  });

check({
  id: 'personal-visits.exact-time-needs-times',
  says: 'Under exactTime a visit without either time is neither made nor replaced.',
  clauses: ['PVS-37', 'PVS-38'],
  negative: true,
  async run(t) {
    const { mustRefuse, mustRefuseCreate, good } = await door(t);
    for (const visitType of VISIT_TYPES) {
      const body = good('exactTime', { visitType });
      await mustRefuse(without(body, 'startTime', 'endTime'));
      await mustRefuseCreate(without(body, 'startTime', 'endTime', 'timeType'));
    }
  },
});

check({
  id: 'personal-visits.nobody-visits',
  says: 'Without a visitor, be the lists of them empty or left out, a visit is neither made nor replaced, for care as for social.',
  clauses: ['PVS-40'],
  negative: true,
  async run(t) {
    const { home, others } = await givenCompany(t);
    const { mustRefuse, mustRefuseCreate, good } = await door(t, home);
    const additionalAttendeeResidentIds = others.map(({ residentId }) => residentId);
    const nobody = { connectionVisitors: [], manualVisitors: [] };
    for (const visitType of VISIT_TYPES)
      for (const timeType of TIME_TYPES) {
        const body = without(good(timeType, { visitType }), 'manualVisitors');
        await mustRefuse({ ...body, ...nobody });
        await mustRefuseCreate(body);
        if (timeType !== 'exactTime' && timeType !== 'allDay') continue;
        await mustRefuseCreate({ ...body, connectionVisitors: [] });
        await mustRefuseCreate({ ...body, manualVisitors: [] });
        // Those who are visited are no visitors.
        await mustRefuse({ ...body, ...nobody, additionalAttendeeResidentIds });
      }
  },
});
