import { activityBody, givenActivity } from '../../factories/activities.ts';
import { calendarsOf, givenCalendar, soleCalendarOf } from '../../factories/calendars.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { pastActivities, pastActivity } from '../../factories/activities-by-staff.ts';
import { givenSeries, startDayAt, type GivenSeries } from '../../factories/activities-series.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import type { JsonObject } from '../../kit/json.ts';
import { listedPart } from '../../kit/listed.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess, answerText } from '../../kit/match.ts';
import { mustEcho } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { answered, reading, readingCheck } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesOn, itemsOf } from '../activity-lists.ts';
import { everywhere } from './shows.ts';

/** Another calendar of the same facility, and one of another facility. */
async function otherCalendars(
  t: Tools,
  { facilityId, calendarId }: { facilityId: string; calendarId: string },
) {
  const there = await soleCalendarOf(t, await otherFacility(t, facilityId));
  if (hasLever(t.run, 'create-calendar'))
    return [(await givenCalendar(t, [facilityId])).calendarId, there.calendarId];
  const here = (await calendarsOf(t, facilityId))
    .map((one) => text(one, 'id'))
    .filter((id) => id !== calendarId);
  return [...here.slice(0, 1), there.calendarId];
}

check({
  id: 'activities.replacement-stays-on-its-calendar',
  says: 'A replacement never moves an activity to another calendar, even with a calendarId in its body.',
  clauses: ['ACT-88'],
  negative: true,
  async run(t) {
    const given = await givenActivity(t);
    const { activityId, facilityId, calendarId, day } = given;
    const body = await activityBody(t);
    const others = await otherCalendars(t, given);
    for (const more of [{}, ...others.map((other) => ({ calendarId: other }))]) {
      const answer = await t.call('replaceActivity', { path: { activityId }, body: { ...body, ...more } });
      await everywhere(t, { ...given, days: [day, day] }, (_, found) =>
        mustEcho(answer, found, { calendarId, facilityId }, { promised: 'on its calendar as before' }),
      );
    }
  },
});

/**
 * The members that a failed change must not touch. Links may be signed again in each answer, and `modified` is
 * not judged.
 */
function lasting(activity: JsonObject): JsonObject {
  const { modified: _modified, attachments: _attachments, ...rest } = listedPart(activity);
  return rest;
}

async function readOf(t: Tools, activityId: string, occurrenceDate?: string): Promise<JsonObject> {
  const answer = await t.call('getActivity', { path: { activityId }, query: { occurrenceDate } });
  return lasting(dataOf(answer));
}

const promised = 'it reads as before, whatever the answer to the attempt';
const AS_BEFORE = { exact: true, promised, aspect: 'trace' } as const;

check({
  id: 'activities.past-ones-stay-as-they-are',
  says: 'After an attempt to replace a past activity it reads as before.',
  clauses: ['ACT-90'],
  negative: true,
  async run(t) {
    for (const activityId of await pastActivities(t)) await mustStayAsItIs(t, activityId);
  },
});

async function mustStayAsItIs(t: Tools, activityId: string): Promise<void> {
  const before = await readOf(t, activityId);
  const ahead = await activityBody(t);
  const day = text(before, 'startDate').slice(0, 10);
  const facilityId = before['facilityId'];
  const listed = async () => {
    if (typeof facilityId !== 'string') return [];
    const walk = await activitiesOn(t, facilityId, [addDays(day, -2), addDays(day, 2)]);
    return itemsOf(walk, activityId).map(lasting);
  };
  const inList = await listed();
  // The first body leaves the activity on its day and gives it another name; the second moves it into the
  // future.
  const times = ['startDate', 'endDate', 'startTime', 'endTime'].map((name) => [name, before[name]]);
  const own = Object.fromEntries(times.filter(([, value]) => typeof value === 'string')) as object;
  for (const body of [{ ...ahead, ...own }, ahead]) {
    const answer = await t.call('replaceActivity', { path: { activityId }, body });
    mustEcho(answer, await readOf(t, activityId), before, AS_BEFORE);
    const seen = { listed: await listed() };
    mustEcho(answer, seen, { listed: inList }, { ...AS_BEFORE, promised: `in the list, ${promised}` });
  }
}

/** A series in its answers: its items in the list, and one of its occurrences from Get activity. */
async function shownSeries(
  t: Tools,
  { activityId, facilityId, first, last }: GivenSeries,
): Promise<JsonObject> {
  const end = last === undefined || last > addDays(first, 40) ? addDays(first, 40) : last;
  const walk = await activitiesOn(t, facilityId, [addDays(first, -1), addDays(end, 1)]);
  const occurrences = itemsOf(walk, activityId).map(lasting);
  const [day] = occurrences.map(startDayAt(t, facilityId)).sort();
  return { occurrences, ...(day && { read: await readOf(t, activityId, day) }) };
}

check({
  id: 'activities.series-stay-as-they-are',
  says: 'After an attempt to replace a recurring series it reads as before.',
  clauses: ['ACT-92'],
  negative: true,
  async run(t) {
    const series = await givenSeries(t);
    const { activityId } = series;
    const before = await shownSeries(t, series);
    if (!before['read']) t.unproven('no list shows an occurrence of the series');
    const recurrence = { frequency: 'daily', interval: 2, exceptionDates: [] };
    for (const more of [{}, { recurrence }, { maxRegistered: 3, location: t.fresh.text('Attic') }]) {
      const body = { ...(await activityBody(t)), ...more };
      const answer = await t.call('replaceActivity', { path: { activityId }, body });
      mustEcho(answer, await shownSeries(t, series), before, AS_BEFORE);
    }
  },
});

/** The answers by which a target can reject a change that is not possible. */
const turnedDown = {
  conflict: answered(409),
  invalid: answered(400, 422),
  forbidden: answered(403),
  'left-unchanged': isSuccess,
};

readingCheck({
  id: 'activities.past-activity-status',
  says: 'Records how an attempt to change a past activity is answered.',
  clauses: ['ACT-91'],
  negative: true,
  choice: 'past-activity-status',
  async ask(t) {
    const path = { activityId: await pastActivity(t) };
    return t.call('replaceActivity', { path, body: await activityBody(t) });
  },
  outcomes: turnedDown,
});

readingCheck({
  id: 'activities.series-edit-status',
  says: 'Records how an attempt to edit a recurring series is answered.',
  clauses: ['ACT-93'],
  negative: true,
  choice: 'series-edit-status',
  async ask(t) {
    const { activityId } = await givenSeries(t);
    return t.call('replaceActivity', { path: { activityId }, body: await activityBody(t) });
  },
  outcomes: turnedDown,
});

check({
  id: 'activities.calendar-in-put',
  says: 'Records whether a calendarId in a replacement is ignored or refused.',
  clauses: ['ACT-89'],
  negative: true,
  async run(t) {
    const given = await givenActivity(t);
    const [calendarId] = await otherCalendars(t, given);
    const body = { ...(await activityBody(t)), calendarId };
    const answer = await t.call('replaceActivity', { path: { activityId: given.activityId }, body });
    reading(t, 'calendar-in-put', answer, { ignored: isSuccess, refused: isRefused }, answerText(answer));
  },
});
