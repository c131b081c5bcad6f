import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { TIME_TYPES, lately } from '../../factories/homes.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Answer } from '../../kit/call.ts';
import { watched } from '../../calls/send.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { once } from '../../kit/once.ts';
import { dataOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { without } from '../../laws/dated-members.ts';
import { sharedCompany, visitBody, visits, VISIT_TYPES } from '../../resources/personal-visits.ts';
import type { TimeType, VisitValues } from '../../resources/personal-visits.ts';

/** A visit that no check changes. Checks of refusals use it. */
const untouched = once((t: Tools) => visits.given(t));

/** Reads the visits of the resident in those days, and the one visit. */
const lookAtAll = once(async (t: Tools) => {
  const kept = await untouched(t);
  const path = { residentId: kept.home.residentId };
  return () =>
    precondition('a list of the visits', async () => {
      const query = await lately(t);
      const listed = listOf(await t.call('listPersonalVisits', { path, query }));
      const read = dataOf(await t.call('getPersonalVisit', { path: visits.path(kept) }));
      return { read, listed: Object.fromEntries(listed.map((one) => [String(one['id']), one])) };
    });
});

/** The answer, which must be a refusal; otherwise it breaks the clause. */
function refusedBy(answer: Answer, broken: ClauseId): Answer {
  attributed([broken], () => must(answer, refused));
  return answer;
}

/** Where invalid bodies are sent: a resident, and a visit to replace. */
async function door(t: Tools) {
  const kept = await untouched(t);
  const { home, day } = kept;
  const path = { residentId: home.residentId };
  const readState = await lookAtAll(t);
  const create = (body: JsonObject) => () => t.call('createPersonalVisit', { path, body });
  const replace = (body: JsonObject) => () =>
    t.call('replacePersonalVisit', { path: visits.path(kept), body });
  return {
    create,
    replace,
    /** A create or a replacement in turn, so that each value is tried with both. */
    turn: (at: number) => (at % 2 === 0 ? create : replace),
    /** Each of the requests must be refused and leave no trace. Checks share the visits, so they take turns. */
    mustRefuse: (requests: readonly (() => Promise<Answer>)[]) =>
      watched({ readState }, (seen) => refusedWithoutTrace(seen, ...requests)),
    /** A valid body for a timeType. */
    good: (timeType: TimeType, more: Partial<VisitValues> = {}): JsonObject =>
      visitBody({ home, day, values: { ...kept.values, timeType, hours: ['15:00', '15:50'], ...more } }),
  };
}

check({
  id: 'personal-visits.required-under-every-time-type',
  says: 'Without name, visitType or startDate a visit is neither made nor replaced, whatever its timeType.',
  clauses: ['PVS-35', 'PVS-201', 'PVS-202'],
  negative: true,
  async run(t) {
    const { mustRefuse, turn, good } = await door(t);
    const names = ['name', 'visitType', 'startDate'] as const;
    await mustRefuse(
      TIME_TYPES.flatMap((timeType, at) =>
        names.map((name, index) => {
          const broken = ({ name: 'PVS-35', visitType: 'PVS-201', startDate: 'PVS-202' } as const)[name];
          const send = turn(at + index)(without(good(timeType), name));
          return async () => refusedBy(await send(), broken);
        }),
      ),
    );
  },
});

check({
  id: 'personal-visits.duration-required-under-every-time-type',
  says: 'Without durationInMinutes a visit is neither made nor replaced, under every timeType and even with both times.',
  clauses: ['PVS-36', 'PVS-203'],
  negative: true,
  async run(t) {
    const { mustRefuse, create, turn, good } = await door(t);
    await mustRefuse([
      ...[...TIME_TYPES, ...TIME_TYPES.slice(0, 2)].map((timeType, at) =>
        turn(at)(without(good(timeType, { visitType: VISIT_TYPES[at % 2] ?? 'care' }), 'durationInMinutes')),
      ),
      ...VISIT_TYPES.map((visitType) =>
        create(without(good('exactTime', { visitType }), 'durationInMinutes', 'timeType')),
      ),
    ]);
  },
});

for (const [name, clause] of [
  ['startTime', 'PVS-37'],
  ['endTime', 'PVS-38'],
] as const)
  check({
    id: `personal-visits.exact-time-needs-${name === 'startTime' ? 'start' : 'end'}-time`,
    says: `Under exactTime a visit without ${name} is neither made nor replaced, whatever durationInMinutes is sent.`,
    clauses: [clause],
    negative: true,
    async run(t) {
      const { mustRefuse, create, replace, good } = await door(t);
      const bodies = VISIT_TYPES.map((visitType, at) =>
        good('exactTime', { visitType, minutes: at === 0 ? 50 : 10 }),
      );
      await mustRefuse(
        bodies.flatMap((body, at) => [
          create(without(body, name)),
          // It is open which timeType a replacement without one gets.
          replace(without(body, name)),
          ...(at === 0 ? [create(without(body, name, 'timeType'))] : []),
        ]),
      );
    },
  });

check({
  id: 'personal-visits.exact-time-needs-times',
  says: 'Under exactTime a visit without either time is neither made nor replaced.',
  clauses: ['PVS-37', 'PVS-38'],
  negative: true,
  async run(t) {
    const { mustRefuse, create, replace, good } = await door(t);
    await mustRefuse(
      VISIT_TYPES.flatMap((visitType) => {
        const body = without(good('exactTime', { visitType }), 'startTime', 'endTime');
        return [create(body), replace(body), create(without(body, 'timeType'))];
      }),
    );
  },
});

check({
  id: 'personal-visits.nobody-visits',
  says: 'A visit without a visitor, with empty lists or none, is neither made nor replaced, for care and for social.',
  clauses: ['PVS-40'],
  negative: true,
  async run(t) {
    const { others } = await sharedCompany(t);
    const { mustRefuse, create, replace, turn, good } = await door(t);
    const additionalAttendeeResidentIds = others.map(({ residentId }) => residentId);
    const noVisitors = { connectionVisitors: [], manualVisitors: [] };
    await mustRefuse(
      TIME_TYPES.flatMap((timeType, at) => {
        const [body, other] = VISIT_TYPES.map((visitType) =>
          without(good(timeType, { visitType }), 'manualVisitors'),
        );
        const [one, two] = at % 2 === 0 ? [body, other] : [other, body];
        const always = [
          at % 2 === 0 ? create({ ...one, ...noVisitors }) : replace({ ...one, ...noVisitors }),
          create({ ...two }),
        ];
        if (timeType !== 'exactTime' && timeType !== 'allDay') return always;
        return [
          ...always,
          create({ ...body, connectionVisitors: [] }),
          create({ ...other, manualVisitors: [] }),
          // Residents who are visited do not count as visitors.
          turn(at)({ ...body, ...noVisitors, additionalAttendeeResidentIds }),
          turn(at + 1)({ ...other, ...noVisitors, additionalAttendeeResidentIds }),
        ];
      }),
    );
  },
});
