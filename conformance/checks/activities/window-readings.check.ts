import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { bodyOn, givenActivity } from '../../given/activities.ts';
import { soleCalendarOf, utcCalendar, type GivenCalendar } from '../../given/calendars.ts';
import { check } from '../../kit/check.ts';
import { at } from '../../kit/dates.ts';
import { byId, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  facilityAwayFromUtc,
  observeBeyond,
  observeEnd,
  observeEndBeforeStart,
  observePlainDates,
  observeStart,
  observeZone,
  type DatedList,
} from '../window-readings.ts';

/** The list of a facility in which a check looks for one activity. */
const listFor = (t: Tools, facilityId: string, activityId: string): DatedList => ({
  operation: 'listActivities',
  ask: (dates) => t.call('listActivities', { path: { facilityId }, query: { ...dates } }),
  holds: (answer) => byId(listOf(answer), activityId) !== undefined,
});

/** The list in which an activity of one hour stands. */
async function withActivity(
  t: Tools,
  day: string,
  times: readonly [string, string] = ['12:00', '13:00'],
  where?: GivenCalendar,
): Promise<DatedList> {
  const calendar = where ?? (await utcCalendar(t));
  const body = await bodyOn(t, calendar.facilityId, day, times);
  const { activityId } = await givenActivity(t, body, calendar);
  return listFor(t, calendar.facilityId, activityId);
}

const readings: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly look: (t: Tools, day: string) => Promise<void>;
}[] = [
  {
    id: 'activities.window-start',
    says: 'Whether the list begins at midnight of day 1 or at the instant given.',
    clause: 'ACT-39',
    look: async (t, day) => observeStart(t, await withActivity(t, day, ['09:00', '10:00']), day),
  },
  {
    id: 'activities.window-end',
    says: 'Whether what starts exactly at endDate is in the list.',
    clause: 'ACT-40',
    look: async (t, day) => observeEnd(t, await withActivity(t, day), at(day, '12:00')),
  },
  {
    id: 'activities.window-end-before-start',
    says: 'What an endDate before startDate gets.',
    clause: 'ACT-41',
    look: async (t, day) => observeEndBeforeStart(t, await withActivity(t, day), day),
  },
  {
    id: 'activities.window-plain-dates',
    says: 'What plain dates mean as startDate and endDate.',
    clause: 'ACT-42',
    look: async (t, day) => observePlainDates(t, await withActivity(t, day), day),
  },
  {
    id: 'activities.window-beyond',
    says: 'Whether a window that runs past day 45 is refused or cut.',
    clause: 'ACT-37',
    look: async (t, day) => observeBeyond(t, await withActivity(t, day), day),
  },
];

for (const { id, says, clause, look } of readings)
  check({ id, says, clauses: [clause], needs: ['utcFacility'], run: async (t) => look(t, await t.day(210)) });

check({
  id: 'activities.window-zone',
  says: 'In which zone the days of the window begin.',
  clauses: ['ACT-38'],
  async run(t) {
    const facility = facilityAwayFromUtc(t);
    const calendar = await soleCalendarOf(t, facility.id);
    await observeZone(t, facility, await t.day(220), async (day) => {
      const startDate = at(day, '12:00');
      const { activityId } = await givenActivity(t, { startDate }, calendar);
      return listFor(t, facility.id, activityId);
    });
  },
});
