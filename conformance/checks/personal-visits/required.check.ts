import { LONG_AGO, TIME_TYPES, givenHome, lately, type Home } from '../../given/homes.ts';
import { VISIT_TYPES, visitOn, visitSometimeOn } from '../../given/personal-visits.ts';
import type { TimeType, VisitBody } from '../../given/personal-visits.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { keptVisit, pathOf, type Kept } from '../../models/personal-visits.ts';
import { made } from '../../given/made.ts';
import { givenCompany } from './company.ts';

/** Somewhere to send bodies to that are refused: a resident, and a visit of theirs to replace. */
interface Door {
  readonly t: Tools;
  readonly home: Home;
  readonly kept: Kept;
  readonly day: string;
}

async function door(t: Tools, who?: Home): Promise<Door> {
  const home = who ?? (await givenHome(t));
  return { t, home, kept: await keptVisit(t, home), day: await t.day(LONG_AGO) };
}

/** The visits of the resident in those days, and the one visit as it is read. */
const look =
  ({ t, home: { residentId }, kept }: Door) =>
  () =>
    made('out the visits', async () => {
      const query = await lately(t);
      const listed = listOf(await t.call('listPersonalVisits', { path: { residentId }, query }));
      const read = dataOf(await t.call('getPersonalVisit', { path: pathOf(kept) }));
      return { read, listed: Object.fromEntries(listed.map((one) => [String(one['id']), one])) };
    });

async function mustRefuseCreate(at: Door, body: JsonObject): Promise<void> {
  const path = { residentId: at.home.residentId };
  await refusedWithoutTrace(look(at), async () => {
    const answer = await at.t.call('createPersonalVisit', { path, body });
    const id: unknown = answer.status < 300 ? dataOf(answer)['id'] : undefined;
    if (typeof id === 'string')
      at.t.afterwards(() => at.t.call('deletePersonalVisit', { path: { ...path, visitId: id } }));
    return answer;
  });
}

async function mustRefuseReplace(at: Door, body: JsonObject): Promise<void> {
  const path = pathOf(at.kept);
  await refusedWithoutTrace(look(at), () => at.t.call('replacePersonalVisit', { path, body }));
}

async function mustRefuse(at: Door, body: JsonObject): Promise<void> {
  await mustRefuseCreate(at, body);
  await mustRefuseReplace(at, body);
}

/** A body that is good, under a timeType. */
const good = ({ t, home, day }: Door, timeType: TimeType, more: Partial<VisitBody> = {}): VisitBody =>
  timeType === 'exactTime'
    ? visitOn(t, home, day, ['15:00', '15:50'], more)
    : visitSometimeOn(t, home, day, timeType, more);

const without = (body: VisitBody, ...names: readonly (keyof VisitBody)[]): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.some((one) => one === name)));

check({
  id: 'personal-visits.required-under-every-time-type',
  says: 'Without name, visitType or startDate a visit is neither made nor replaced, whatever its timeType.',
  clauses: ['PVS-35', 'PVS-201', 'PVS-202'],
  negative: true,
  async run(t) {
    const at = await door(t);
    for (const timeType of TIME_TYPES)
      for (const name of ['name', 'visitType', 'startDate'] as const)
        await mustRefuse(at, without(good(at, timeType), name));
  },
});

check({
  id: 'personal-visits.duration-required-under-every-time-type',
  says: 'Without durationInMinutes a visit is neither made nor replaced, whatever its timeType, and though it has both times.',
  clauses: ['PVS-36', 'PVS-203'],
  negative: true,
  async run(t) {
    const at = await door(t);
    for (const visitType of VISIT_TYPES) {
      for (const timeType of TIME_TYPES)
        await mustRefuse(at, without(good(at, timeType, { visitType }), 'durationInMinutes'));
      await mustRefuseCreate(
        at,
        without(good(at, 'exactTime', { visitType }), 'durationInMinutes', 'timeType'),
      );
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
      const at = await door(t);
      for (const visitType of VISIT_TYPES)
        for (const durationInMinutes of [50, 10]) {
          const body = good(at, 'exactTime', { visitType, durationInMinutes });
          await mustRefuse(at, without(body, name));
          // Which timeType a replacement without one has is open.
          await mustRefuseCreate(at, without(body, name, 'timeType'));
        }
    },
  });

check({
  id: 'personal-visits.exact-time-needs-times',
  says: 'Under exactTime a visit without either time is neither made nor replaced.',
  clauses: ['PVS-37', 'PVS-38'],
  negative: true,
  async run(t) {
    const at = await door(t);
    for (const visitType of VISIT_TYPES) {
      const body = good(at, 'exactTime', { visitType });
      await mustRefuse(at, without(body, 'startTime', 'endTime'));
      await mustRefuseCreate(at, without(body, 'startTime', 'endTime', 'timeType'));
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
    const at = await door(t, home);
    const additionalAttendeeResidentIds = others.map(({ residentId }) => residentId);
    for (const visitType of VISIT_TYPES)
      for (const timeType of TIME_TYPES) {
        const body = without(good(at, timeType, { visitType }), 'manualVisitors');
        await mustRefuse(at, { ...body, connectionVisitors: [], manualVisitors: [] });
        await mustRefuseCreate(at, body);
        if (timeType !== 'exactTime' && timeType !== 'allDay') continue;
        await mustRefuseCreate(at, { ...body, connectionVisitors: [] });
        await mustRefuseCreate(at, { ...body, manualVisitors: [] });
        // Those who are visited are no visitors.
        await mustRefuse(at, {
          ...body,
          connectionVisitors: [],
          manualVisitors: [],
          additionalAttendeeResidentIds,
        });
      }
  },
});
