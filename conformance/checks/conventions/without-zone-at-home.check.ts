import { hourFrom } from '../../factories/activities-times.ts';
import { LONG_AGO, givenHomeAt } from '../../factories/homes.ts';
import type { Home } from '../../factories/homes.ts';
import { personalActivities } from '../../resources/personal-activities.ts';
import { visits } from '../../resources/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, listOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { facilityOfAnotherZone } from '../../laws/window-readings.ts';
import { nextToUtcDay, observeAsked, observeInstant, observeWritten } from '../without-zone.ts';

/** A date-time without an offset in the records of a resident: visits, check-ins and personal activities. */

const homeThere = once(async (t: Tools) => givenHomeAt(t, facilityOfAnotherZone(t)));

/** A resident of a facility with another clock than UTC, a day, and noon of it without a zone. */
async function noonThere(
  t: Tools,
): Promise<{ readonly home: Home; readonly day: string; readonly noon: string }> {
  const day = await t.day(LONG_AGO);
  return { home: await homeThere(t), day, noon: `${day}T12:00:00` };
}

/** The days around, with a zone. */
const around = (day: string) => ({
  startDate: midnightOf(addDays(day, -2)),
  endDate: lastSecondOf(addDays(day, 2)),
});

/** The times, for a body, of a record that begins at `nextToUtcDay`. */
function timesNextToUtcDay({ timeZone }: Home, day: string) {
  const { endDate: _, ...times } = hourFrom(nextToUtcDay(day, timeZone), timeZone);
  return times;
}

const MINUTES = { durationInMinutes: 60 };

check({
  id: 'conventions.date-time-without-zone.visits',
  says: 'Records which instant a date-time without a zone means in the body of a visit and in its list.',
  // JSON Schema's date-time wants an offset, so strict validators of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    const { home, day, noon } = await noonThere(t);
    const { residentId, timeZone } = home;
    const draft = await visits.draft(t, { home, day, more: { hours: ['12:00', '13:00'] } });
    const body = { ...draft.body, startDate: noon };
    const created = await visits.send(t, { ...draft, body });
    observeWritten(t, created, noon, timeZone);
    const near = { ...draft, body: { ...draft.body, ...timesNextToUtcDay(home, day), ...MINUTES } };
    const visitId = await precondition('a visit', async () => text(dataOf(await visits.send(t, near)), 'id'));
    const query = { startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` };
    observeAsked(t, await t.call('listPersonalVisits', { path: { residentId }, query }), visitId);
    const path = { residentId, visitId };
    observeWritten(t, await t.call('replacePersonalVisit', { path, body }), noon, timeZone);
  },
});

check({
  id: 'conventions.date-time-without-zone.personal-activities',
  says: 'Records which instant a date-time without a zone means in the body of a personal activity and in its list.',
  // JSON Schema's date-time wants an offset, so strict validators of the contract object.
  negative: true,
  clauses: ['CNV-07'],
  async run(t) {
    const { home, day, noon } = await noonThere(t);
    const path = { residentId: home.residentId };
    const hours = ['12:00', '12:30'] as const;
    const draft = await personalActivities.draft(t, { home, day, more: { hours, timeType: undefined } });
    const created = await personalActivities.send(t, {
      ...draft,
      body: { ...draft.body, startDate: noon },
    });
    const listed = await t.call('listPersonalActivities', { path, query: around(day) });
    const [item] = isSuccess(listed) ? listOf(listed) : [];
    if (!isSuccess(created))
      t.observe('date-time-without-zone', 'createPersonalActivity', `other: ${created.status}`);
    else observeInstant(t, 'createPersonalActivity', item?.['startDate'], noon, home.timeZone);
    const near = { ...draft.body, ...timesNextToUtcDay(home, day) };
    const { id } = await personalActivities.given(t, { ...draft, body: near });
    const query = { startDate: `${day}T00:00:00`, endDate: `${day}T23:59:59` };
    observeAsked(t, await t.call('listPersonalActivities', { path, query }), id);
  },
});
