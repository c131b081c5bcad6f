import { TIME_TYPES } from '../../factories/homes.ts';
import { without } from '../../laws/dated-members.ts';
import { refuses, type Refused } from '../../laws/refused.ts';
import { sharedCompany, visits, VISIT_TYPES, type VisitValues } from '../../resources/personal-visits.ts';

/** Both kinds of visits at an exact time, with a longer duration than their times or a shorter one. */
const withoutOne =
  (name: 'startTime' | 'endTime'): Refused<VisitValues> =>
  async (_t, { create, replace, good }) => {
    const clause = name === 'startTime' ? 'PVS-37' : 'PVS-38';
    const bodies = await Promise.all(
      VISIT_TYPES.map((visitType, at) => good({ visitType, minutes: at === 0 ? 50 : 10 })),
    );
    return [
      [
        clause,
        bodies.flatMap((body, at) => [
          create(without(body, name)),
          // It is open which timeType a replacement without one gets.
          replace(without(body, name)),
          ...(at === 0 ? [create(without(body, name, 'timeType'))] : []),
        ]),
      ],
    ];
  };

refuses(visits, {
  'duration-required-under-every-time-type': {
    says: 'Without durationInMinutes a visit is neither made nor replaced, under every timeType and even with both times.',
    clauses: ['PVS-36', 'PVS-203'],
    async tries(_t, { create, turn, good }) {
      const typed = [...TIME_TYPES, ...TIME_TYPES.slice(0, 2)].map(async (timeType, at) =>
        turn(at)(
          without(await good({ timeType, visitType: VISIT_TYPES[at % 2] ?? 'care' }), 'durationInMinutes'),
        ),
      );
      const untyped = VISIT_TYPES.map(async (visitType) =>
        create(without(await good({ visitType }), 'durationInMinutes', 'timeType')),
      );
      return [['PVS-36', await Promise.all([...typed, ...untyped])]];
    },
  },
  'exact-time-needs-start-time': {
    says: 'Under exactTime a visit without startTime is neither made nor replaced, whatever durationInMinutes is sent.',
    clauses: ['PVS-37'],
    tries: withoutOne('startTime'),
  },
  'exact-time-needs-end-time': {
    says: 'Under exactTime a visit without endTime is neither made nor replaced, whatever durationInMinutes is sent.',
    clauses: ['PVS-38'],
    tries: withoutOne('endTime'),
  },
  'exact-time-needs-times': {
    says: 'Under exactTime a visit without either time is neither made nor replaced.',
    clauses: ['PVS-37', 'PVS-38'],
    async tries(_t, { create, replace, good }) {
      const all = [];
      for (const visitType of VISIT_TYPES) {
        const body = without(await good({ visitType }), 'startTime', 'endTime');
        all.push(create(body), replace(body), create(without(body, 'timeType')));
      }
      return [[['PVS-37', 'PVS-38'], all]];
    },
  },
  'nobody-visits': {
    says: 'A visit without a visitor, with empty lists or none, is neither made nor replaced, for care and for social.',
    clauses: ['PVS-40'],
    async tries(t, { create, turn, good }) {
      const { others } = await sharedCompany(t);
      const additionalAttendeeResidentIds = others.map(({ residentId }) => residentId);
      const none = { connectionVisitors: [], manualVisitors: [] };
      const all = [];
      for (const [at, timeType] of TIME_TYPES.entries()) {
        const bodies = await Promise.all(VISIT_TYPES.map((visitType) => good({ timeType, visitType })));
        const [body, other] = bodies.map((one) => without(one, 'manualVisitors'));
        const [one, two] = at % 2 === 0 ? [body, other] : [other, body];
        all.push(turn(at)({ ...one, ...none }), create({ ...two }));
        if (at > 1) continue;
        all.push(
          create({ ...body, connectionVisitors: [] }),
          create({ ...other, manualVisitors: [] }),
          // Residents who are visited do not count as visitors.
          turn(at)({ ...body, ...none, additionalAttendeeResidentIds }),
          turn(at + 1)({ ...other, ...none, additionalAttendeeResidentIds }),
        );
      }
      return [['PVS-40', all]];
    },
  },
});
