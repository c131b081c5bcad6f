import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import {
  FAR_AHEAD,
  activityBody,
  activityType,
  activityTypes,
  bodyOn,
  givenActivity,
  makeActivity,
  type ActivityBody,
} from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { shows } from '../../kit/fault.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround, activitiesOn, mustBeOneItem } from '../activity-lists.ts';
import { mustClear } from '../cleared-members.ts';
import {
  afterReplacing,
  drawnBodies,
  exactSlots,
  fullBody,
  mustShow,
  mustShowWhatWasSent,
  wholeBody,
  type Sought,
} from './shows.ts';

/** A new activity with every member set, on a far day. */
async function fullActivity(t: Tools): Promise<{ readonly sought: Sought; readonly former: JsonObject }> {
  const given = await givenActivity(t, fullBody(t, await activityBody(t)));
  return { sought: { ...given, days: [given.day, given.day] }, former: given.activity };
}

interface Sent {
  readonly body: object;
  readonly days?: readonly [string, string];
  readonly isListed?: boolean;
}

/** Sends a body, which every answer has to show. */
type Show = (sent: Sent) => Promise<void>;

/** The two ways in which a body becomes an activity: a create, and a replacement of one with every member set. */
const ways: Readonly<Record<Way, (t: Tools) => Promise<readonly [facilityId: string, Show]>>> = {
  async created(t) {
    const calendar = await soleCalendar(t);
    const show: Show = async ({ body, ...how }) =>
      void (await mustShowWhatWasSent(t, body, { calendar, ...how }));
    return [calendar.facilityId, show];
  },
  async replaced(t) {
    const { sought } = await fullActivity(t);
    const show: Show = ({ body, days = sought.days, isListed }) =>
      afterReplacing(
        t,
        { ...sought, days },
        body,
        (answer, found) => {
          mustShow(answer, found, body);
          attributed(['ACT-82', 'ACT-67'], () => mustEcho(answer, found, { id: sought.activityId }));
        },
        isListed,
      );
    return [sought.facilityId, show];
  },
};

type Way = 'created' | 'replaced';

/** Every timeType and none, with different types, numbers of places and who may come. */
const VARIED: readonly Partial<ActivityBody>[] = [
  { timeType: 'exactTime', maxRegistered: 1, allowConnections: false },
  { timeType: 'allDay', maxRegistered: 12, maxRegisteredConnections: 5, allowConnections: true },
  { timeType: 'morning', maxRegisteredConnections: 1, allowConnections: true },
  { timeType: 'afternoon', maxRegistered: 250, maxRegisteredConnections: 120, allowConnections: true },
  { timeType: 'evening', allowConnections: false },
  { location: 'Hall', allowConnections: true },
  {},
];

interface Row {
  readonly says: string;
  readonly clauses: Readonly<Partial<Record<Way, readonly ClauseId[]>>>;
  readonly bodies: (t: Tools, facilityId: string) => Promise<readonly Sent[]>;
}

const rows: Readonly<Record<string, Row>> = {
  'with-everything': {
    says: 'Every member that can be sent shows in every answer',
    clauses: { created: ['ACT-74', 'ACT-75', 'ACT-77'], replaced: ['ACT-67', 'ACT-74', 'ACT-77'] },
    async bodies(t, facilityId) {
      const day = await t.day(FAR_AHEAD + 3);
      const type = (await activityTypes(t)).at(-1) ?? (await activityType(t));
      const places = { maxRegistered: 23, maxRegisteredConnections: 9 };
      const body = { ...fullBody(t, await bodyOn(t, facilityId, day)), type, ...places };
      return [{ body, days: [day, day] }];
    },
  },
  'at-its-times': {
    says: 'The dates and times that were sent show to the minute, also across midnight',
    clauses: { created: ['ACT-75'], replaced: ['ACT-75'] },
    bodies: async (t, facilityId) =>
      Promise.all(
        exactSlots.map((slot) =>
          wholeBody(t, { name: t.fresh.text('Tea'), timeType: 'exactTime' }, slot, facilityId),
        ),
      ),
  },
  'under-each-time-type': {
    says: 'Each timeType, exactTime where none is sent, each type, number of places and allowConnections shows, and the list of the day holds it',
    clauses: {
      created: ['ACT-75', 'ACT-73', 'ACT-74', 'ACT-76', 'ACT-77', 'ACT-22'],
      replaced: ['ACT-75', 'ACT-73', 'ACT-77'],
    },
    async bodies(t, facilityId) {
      const { maxRegistered: _, ...body } = await activityBody(t, {}, facilityId);
      const types = await activityTypes(t);
      const some = [...types.slice(0, 3), ...types.slice(3).slice(-1)];
      return VARIED.map((more, at) => ({
        body: { ...body, ...more, type: some[at % some.length] ?? body.type },
      }));
    },
  },
  'by-required-alone': {
    says: 'A body with name, type, startDate and startTime alone is accepted, and shows in every answer',
    clauses: { created: ['ACT-71', 'ACT-74'] },
    async bodies(t) {
      const { name, type, startDate, startTime } = await activityBody(t);
      return [{ body: { name, type, startDate, startTime } }];
    },
  },
  'for-connections-or-not': {
    says: 'The allowConnections that was sent shows',
    clauses: { replaced: ['ACT-76'] },
    async bodies(t) {
      const body = await activityBody(t);
      return [false, true].map((allowConnections) => ({ body: { ...body, allowConnections } }));
    },
  },
};

for (const [name, { says, clauses, bodies }] of Object.entries(rows))
  for (const way of ['created', 'replaced'] as const)
    if (clauses[way])
      check({
        id: `activities.${way}-${name}`,
        says: `${says} of an activity that is ${way}.`,
        clauses: clauses[way],
        async run(t) {
          const [facilityId, show] = await ways[way](t);
          for (const sent of await bodies(t, facilityId)) await show(sent);
        },
      });

for (const [id, way, operation, clause] of [
  ['create-shows-what-was-sent', 'created', 'createActivity', 'ACT-66'],
  ['replace-shows-what-was-sent', 'replaced', 'replaceActivity', 'ACT-82'],
] as const)
  check({
    id: `activities.${id}`,
    says: `Whatever is sent shows in the answer, in a later read and in the list of an activity that is ${way}.`,
    clauses: ['ACT-74', 'ACT-75', clause],
    async run(t) {
      const [facilityId, show] = await ways[way](t);
      await t.property(drawnBodies(t, operation), async ({ slot, drawn }) =>
        show({ ...(await wholeBody(t, drawn, slot, facilityId)), isListed: slot.ahead % 2 === 0 }),
      );
    },
  });

check({
  id: 'activities.replaced-by-required-alone',
  says: 'A replacement without location, without description, or with the required members alone is accepted and clears what it leaves out.',
  clauses: ['ACT-71', 'ACT-83', 'ACT-74'],
  async run(t) {
    for (const left of [['location'], ['description'], undefined] as const) {
      const { sought, former } = await fullActivity(t);
      const full = fullBody(t, await activityBody(t));
      const isKept = (member: string) =>
        left
          ? !left.some((one) => one === member)
          : ['name', 'type', 'startDate', 'startTime'].includes(member);
      const sent = Object.fromEntries(Object.entries(full).filter(([member]) => isKept(member)));
      const { location, description } = former;
      await afterReplacing(t, sought, sent, (answer, found) => {
        mustShow(answer, found, sent);
        attributed(['ACT-83'], () => mustClear(answer, found, { former: { location, description }, sent }));
      });
    }
  },
});

check({
  id: 'activities.replacement-takes-the-maximum-away',
  says: 'A replacement without the maximum of residents or of connections removes that maximum.',
  clauses: ['ACT-84'],
  async run(t) {
    const { sought, former } = await fullActivity(t);
    const full = fullBody(t, await activityBody(t));
    const { maxRegistered: _max, maxRegisteredConnections: _places, ...body } = full;
    const maxima = ['capacity.residents.max', 'capacity.connections.max'].flatMap((path) => {
      const max = field(former, path);
      return typeof max === 'number' ? [{ path, max }] : [];
    });
    if (maxima.length === 0) t.unproven('the activity has no maximum to take away');
    await afterReplacing(t, sought, body, (answer, found) => {
      for (const { path, max } of maxima) {
        const shown = field(found, path);
        mustHold(answer, `${path} no longer ${max}`, shown !== max, shows(path, shown));
      }
    });
  },
});

interface Attempt {
  readonly facilityId: string;
  readonly day: string;
  readonly send: (body: JsonObject) => Promise<Answer>;
  readonly readState: () => Promise<unknown>;
}

/** How to send a body that nothing may come of, or a single activity at most, and what there is then. */
async function attempt(t: Tools, way: Way, former?: Partial<ActivityBody>): Promise<Attempt> {
  if (way === 'replaced') {
    const { activityId, ...where } = await givenActivity(t, former);
    const path = { activityId };
    return {
      ...where,
      send: (body) => t.callAny('replaceActivity', { path, body }),
      readState: async () => dataOf(await t.call('getActivity', { path })),
    };
  }
  const { calendarId, facilityId } = await soleCalendar(t);
  const location = t.fresh.text('Attic');
  const day = await t.day(FAR_AHEAD);
  return {
    ...{ facilityId, day },
    send: (body) => makeActivity(t, calendarId, { ...body, location }),
    readState: async () => (await activitiesAround(t, facilityId, day, { location })).items.length,
  };
}

for (const [id, way] of [
  ['create-at-an-exact-time-needs-start-time', 'created'],
  ['replace-at-an-exact-time-needs-start-time', 'replaced'],
] as const)
  check({
    id: `activities.${id}`,
    says: `Under exactTime without startTime an activity is not ${way}.`,
    clauses: ['ACT-69'],
    negative: true,
    async run(t) {
      for (const former of way === 'created' ? [undefined] : (['exactTime', 'allDay'] as const)) {
        const { send, readState } = await attempt(t, way, former && { timeType: former });
        const { startTime: _, ...body } = await activityBody(t);
        const sends = [{}, { timeType: 'exactTime' }].map((more) => () => send({ ...body, ...more }));
        await refusedWithoutTrace(readState, ...sends);
      }
    },
  });

for (const [id, way] of [
  ['no-body-makes-a-series', 'created'],
  ['no-replacement-makes-a-series', 'replaced'],
] as const)
  check({
    id: `activities.${id}`,
    says: `An activity that is ${way} is a single one, whatever recurrence the body has.`,
    clauses: ['ACT-81'],
    negative: true,
    async run(t) {
      const { facilityId, day, send } = await attempt(t, way);
      const body = await activityBody(t);
      const recurrence = {
        ...{ frequency: 'daily', interval: 1, exceptionDates: [] },
        ...{ seriesStartDate: `${day}T00:00:00Z`, seriesEndDate: `${addDays(day, 9)}T00:00:00Z` },
      };
      for (const more of [{ recurrence }, { isRecurring: true, recurrence }, {}]) {
        const answer = await send({ ...body, ...more });
        if (!isSuccess(answer)) {
          must(answer, refused);
          continue;
        }
        const { id: activityId } = dataOf(answer);
        const walk = await activitiesOn(t, facilityId, [addDays(day, -1), addDays(day, 20)]);
        for (const { isRecurring } of [dataOf(answer), mustBeOneItem(walk, String(activityId))])
          mustHold(answer, 'isRecurring not true', isRecurring !== true, shows('isRecurring', isRecurring));
      }
    },
  });
