import fc from 'fast-check';
import { givenConnection } from '../factories/connections.ts';
import { DAY_PARTS, givenHome, minutesBetween, neighbourOf } from '../factories/homes.ts';
import type { Home } from '../factories/homes.ts';
import { plainText } from '../kit/core-values.ts';
import { exactly, holding } from '../kit/expect.ts';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';
import { someHours } from '../laws/dated-members.ts';
import { isExact, showsTimes, timesOf, type Timed } from '../laws/exact-times.ts';
import { resource } from '../laws/resource.ts';
import { isStart } from '../models/local-day.ts';
import { theseConnections, thesePeople } from './visitors.ts';

export const VISIT_TYPES = ['care', 'social'] as const;

/** What is sent of a visit apart from its day. Only a visit at an exact time has times. */
export interface VisitValues extends Timed {
  readonly name: string;
  readonly visitType: (typeof VISIT_TYPES)[number];
  /** The gap of exact times, where no others are sent; else 35. */
  readonly minutes: number | undefined;
  readonly connectionIds: readonly string[];
  readonly manualVisitors: readonly { readonly name: string; readonly relationship: string }[];
  readonly attendeeIds: readonly string[];
  readonly description: string;
}

/** A visitor whom the service does not know. */
export const manualVisitor = (t: Tools, relationship = 'Friend') => ({
  name: t.fresh.text('Visitor'),
  relationship,
});

/** The minutes that a visit shows: from start to end at an exact time, else those that were sent. */
const minutesOf = (values: VisitValues): number =>
  isExact(values) ? minutesBetween(...values.hours) : (values.minutes ?? 35);

function visitBody({
  home,
  day,
  values,
}: {
  readonly home: Home;
  readonly day: string;
  readonly values: VisitValues;
}) {
  const { timeType, hours, minutes, connectionIds, attendeeIds, manualVisitors, ...words } = values;
  return {
    ...words,
    ...timesOf(home, day, { timeType, hours }),
    durationInMinutes: minutes ?? minutesOf(values),
    connectionVisitors: connectionIds.map((connectionId) => ({ connectionId })),
    manualVisitors: [...manualVisitors],
    ...(attendeeIds.length > 0 && { additionalAttendeeResidentIds: [...attendeeIds] }),
  };
}

/** A resident, two connections who visit, and two other residents who are visited too. */
export async function companyOf(t: Tools, home: Home) {
  const others = [await neighbourOf(t, home), await neighbourOf(t, home)] as const;
  // It is open whether a connection may visit a resident without a link.
  const residents = [home, ...others].map(({ residentId }) => residentId);
  const links = { residents, facilities: [home.facilityId] };
  const connections = [await givenConnection(t, links), await givenConnection(t, links)] as const;
  const [one, two] = connections;
  return { home, others, connectionIds: [one.connectionId, two.connectionId] as const };
}

/** The same people for every check that looks only for its own visits in their lists. */
export const sharedCompany = once(async (t: Tools) => companyOf(t, await givenHome(t)));

/** The company of the shared resident; none for another. */
const peopleOf = async (t: Tools, { residentId }: Home) => {
  const { home, connectionIds, others } = await sharedCompany(t);
  return home.residentId === residentId
    ? { connectionIds, attendeeIds: others.map((one) => one.residentId) }
    : { connectionIds: [], attendeeIds: [] };
};

export const visits = resource({
  section: 'personal-visits',
  thing: 'visit',
  things: 'visits',
  change: 'replace',
  record: 'PersonalVisit',
  operations: {
    list: 'listPersonalVisits',
    create: 'createPersonalVisit',
    read: 'getPersonalVisit',
    replace: 'replacePersonalVisit',
    remove: 'deletePersonalVisit',
  },
  path: ({ residentId }: Pick<Home, 'residentId'>, visitId: string) => ({ residentId, visitId }),
  values: async (t: Tools, home: Home): Promise<VisitValues> => ({
    name: t.fresh.text('Tea'),
    visitType: 'social',
    timeType: 'exactTime',
    hours: ['13:10', '14:45'],
    minutes: undefined,
    connectionIds: (await peopleOf(t, home)).connectionIds.slice(0, 1),
    manualVisitors: [manualVisitor(t)],
    attendeeIds: [],
    description: t.fresh.text('Brought cake'),
  }),
  body: (_t, draft) => Promise.resolve(visitBody(draft)),
  async others(t, home): Promise<readonly Partial<VisitValues>[]> {
    const { connectionIds } = await peopleOf(t, home);
    const [one = ''] = connectionIds;
    return [
      { description: t.fresh.text('Brought flowers') },
      { manualVisitors: [manualVisitor(t), manualVisitor(t, 'Nurse')] },
      { timeType: 'allDay', visitType: 'care' },
      { minutes: 600 },
      { name: t.fresh.text('Coffee') },
      { timeType: 'exactTime', hours: ['10:00', '11:20'] },
      { timeType: 'exactTime', hours: ['10:00', '11:40'] },
      { visitType: 'care', timeType: 'morning' },
      ...(one === ''
        ? []
        : [{ connectionIds }, { connectionIds: [one] }, { connectionIds: [], visitType: 'care' as const }]),
      { timeType: 'afternoon', visitType: 'social' },
      { timeType: 'evening' },
    ];
  },
  async drawn(t, home) {
    const { connectionIds, attendeeIds } = await peopleOf(t, home);
    const people = fc.uniqueArray(fc.record({ name: plainText, relationship: plainText }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ name }) => name,
    });
    const known = fc.subarray([...connectionIds], { minLength: Math.min(connectionIds.length, 1) });
    const visitors = fc.oneof(
      people.map((manualVisitors) => ({ connectionIds: [], manualVisitors })),
      fc.record({ connectionIds: known, manualVisitors: people }),
      ...(connectionIds.length > 0 ? [known.map((ids) => ({ connectionIds: ids, manualVisitors: [] }))] : []),
    );
    const values = fc.record({
      name: plainText,
      visitType: fc.constantFrom(...VISIT_TYPES),
      description: plainText,
      hours: someHours,
      timeType: fc.oneof(fc.constantFrom('exactTime' as const), fc.constantFrom(...DAY_PARTS)),
      minutes: fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 1_440 })),
      attendeeIds: fc.subarray([...attendeeIds]),
    });
    return fc.tuple(values, visitors).map(([one, other]) => ({ ...one, ...other }));
  },
  sharedHome: async (t) => (await sharedCompany(t)).home,
  neighbour: async (t) => (await sharedCompany(t)).others[0],
  at: (hours): Partial<VisitValues> => ({ hours, timeType: 'exactTime' }),
  under: (timeType) => ({ timeType }),
  filter: { by: 'visitType', values: VISIT_TYPES.map((visitType) => ({ visitType })) },
  shows: {
    name: ['PVS-48'],
    visitType: ['PVS-48'],
    description: ['PVS-48'],
    ...showsTimes(['PVS-49'], isStart),
    durationInMinutes: {
      by: ({ values }) => (isExact(values) ? gapOf(values) : ['PVS-47']),
      is: ({ values }) => exactly(minutesOf(values)),
    },
    connectionVisitors: {
      by: ['PVS-50'],
      is: ({ values }) => theseConnections(values.connectionIds.map((connectionId) => ({ connectionId }))),
    },
    manualVisitors: { by: ['PVS-50'], is: ({ values }) => thesePeople(values.manualVisitors) },
    attendedResidentIds: { by: ['PVS-52'], is: ({ values }) => holding(...values.attendeeIds) },
  },
  clauses: {
    taken: ['PVS-33', 'PVS-39', 'PVS-41', 'PVS-46', 'PVS-36'],
    created: 'PVS-33',
    sent: ['PVS-48', 'PVS-49', 'PVS-50'],
    day: 'PVS-49',
    required: { name: 'PVS-35', visitType: 'PVS-201', startDate: 'PVS-202' },
    timeless: ['PVS-39', 'PVS-43', 'PVS-49'],
    times: ['PVS-49', 'PVS-45'],
    exactByDefault: 'PVS-44',
    each: 'PVS-34',
    read: 'PVS-56',
    found: 'PVS-34',
    answered: 'PVS-13',
    listed: 'PVS-15',
    outOfRange: 'PVS-16',
    ofTheParent: 'PVS-17',
    lastDay: 'PVS-26',
    replaced: 'PVS-57',
    values: ['PVS-48', 'PVS-49', 'PVS-50'],
    sameId: 'PVS-58',
    moved: 'PVS-59',
    filtered: 'PVS-19',
    unfiltered: 'PVS-20',
    deleted: 'PVS-61',
    gone: 'PVS-62',
    deletedRead: 'PVS-301',
    shown: 'PVS-101',
  },
});

/** An exact visit has the minutes from start to end, also where others were sent. */
const gapOf = (values: VisitValues) =>
  values.minutes === undefined || values.minutes === minutesOf(values)
    ? (['PVS-45'] as const)
    : (['PVS-46', 'PVS-45'] as const);
