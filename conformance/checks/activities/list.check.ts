import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { activityType, activityTypes, bodyOn, givenActivity } from '../../factories/activities.ts';
import { soleCalendar, soleCalendarOf, zonedCalendar } from '../../factories/calendars.ts';
import { hourFrom, zoneOf } from '../../factories/activities-times.ts';
import { stagedActivity } from '../../factories/activities-by-staff.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { sameMoment } from '../../kit/date-time.ts';
import { addDays, fullWindow } from '../../kit/dates.ts';
import { clocks, dayHours } from '../../kit/day-hours.ts';
import { holdsExtra } from '../../kit/fault.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import { idsOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround, activitiesBetween, activitiesOn } from '../activity-lists.ts';
import { mustContain, mustNotContain } from '../people-lists.ts';
import { facilityAwayFromUtc } from '../../laws/window-readings.ts';
import { standingActivity } from './shown.ts';

/**
 * Every item of the list must contain the text in the member, in upper or lower case, whether or not the
 * check made the item.
 */
function mustAllHold({ items, pages: [page] }: Walk, member: 'type' | 'location', text: string): void {
  const key = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');
  const strange = items.find((item) => !key(item[member]).includes(text.toLowerCase()));
  const found = `${member} ${String(strange?.[member])}`;
  const broken = member === 'type' ? 'ACT-25' : 'ACT-26';
  if (page)
    attributed([broken], () =>
      mustHold(page, `every ${member} holds ${text}`, strange === undefined, holdsExtra(found, member)),
    );
}

/**
 * Two types, neither of which contains the other, because it is open whether a part of a type finds an
 * activity. Undefined if there are none.
 */
async function typesApart(t: Tools): Promise<readonly [string, string] | undefined> {
  const types = await activityTypes(t);
  const holds = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase());
  const pairs = types.flatMap((one) => types.map((other) => [one, other] as const));
  return pairs.find(([one, other]) => !holds(one, other) && !holds(other, one));
}

const twoTypes = async (t: Tools): Promise<readonly [string, string]> =>
  (await typesApart(t)) ?? t.unproven('needs two activity types that are no parts of each other');

/**
 * An activity at a location, one of another type there, and one of the first type at another location. No
 * check changes them.
 */
const placesApart = once(async (t: Tools) => {
  const [first, second] = (await typesApart(t)) ?? [await activityType(t), await activityType(t)];
  const word = t.fresh.word('Orchid');
  const location = `East wing ${word} hall`;
  const here = await givenActivity(t, { type: first, location });
  const ofAnotherType = await givenActivity(t, { type: second, location });
  const elsewhere = await givenActivity(t, { type: first, location: 'East wing hall' });
  // A filter by text meets a record that has no such text.
  await givenActivity(t, { type: first });
  return { word, location, here, ofAnotherType, elsewhere };
});

/** Days from today to a day without other activities. */
const AHEAD = 240;

check({
  id: 'activities.listed-on-their-days',
  says: 'The list holds the activities on days inside the range, and none on days before or after it.',
  clauses: ['ACT-22', 'ACT-23'],
  async run(t) {
    const where = await soleCalendar(t);
    const all: { readonly day: string; readonly activityId: string }[] = [];
    for (const ahead of [60, 62, 75, 106, 690])
      all.push(await givenActivity(t, { startDate: `${await t.day(ahead)}T12:00:00Z` }, where));
    const cases = fc.record({
      one: fc.nat({ max: all.length - 1 }),
      length: fc.integer({ min: 3, max: fullWindow(zoneOf(t.run, where.facilityId)) }),
      inside: fc.nat(),
    });
    await t.property(cases, async ({ one, length, inside }) => {
      const first = addDays(all[one]?.day ?? '', -1 - (inside % (length - 2)));
      const last = addDays(first, length - 1);
      const walk = await activitiesOn(t, where.facilityId, [first, last]);
      // Activities next to an end of the range are not judged, because the time zone of the facility may move
      // them.
      const within = all.filter(({ day }) => day > first && day < last);
      const outside = all.filter(({ day }) => day < addDays(first, -1) || day > addDays(last, 1));
      mustContain(walk, idsOf(within, 'activityId'), 'an activity inside the range', 'ACT-22');
      mustNotContain(walk, idsOf(outside, 'activityId'), 'activities outside the range', 'ACT-23');
    });
  },
});

check({
  id: 'activities.listed-on-one-day',
  says: 'The list of one day holds every activity of that day and none of the day before or after.',
  clauses: ['ACT-22', 'ACT-23'],
  needs: ['zonedFacility'],
  async run(t) {
    const where = await zonedCalendar(t);
    const hours = dayHours(zoneOf(t.run, where.facilityId));
    const day = await t.day(AHEAD);
    const madeOn = async (one: string, ...all: readonly (readonly [string, string])[]) => {
      const ids: string[] = [];
      for (const times of all) {
        const body = await bodyOn(t, where.facilityId, one, clocks(hours, one, times));
        ids.push((await givenActivity(t, body, where)).activityId);
      }
      return ids;
    };
    const [early, late] = [['07:00', '08:00'] as const, ['20:00', '21:30'] as const];
    const within = await madeOn(day, early, ['12:00', '13:00'], late);
    const before = await madeOn(addDays(day, -1), late);
    const after = await madeOn(addDays(day, 1), early);
    const walk = await activitiesOn(t, where.facilityId, [day, day], {}, undefined, hours);
    mustContain(walk, within, 'activities of the day', 'ACT-22');
    mustNotContain(walk, before, 'activities of the day before', 'ACT-23');
    mustNotContain(walk, after, 'activities of the day after', 'ACT-23');
  },
});

check({
  id: 'activities.listed-by-the-clock-of-their-facility',
  says: 'An activity or a series near midnight, when UTC has another day, is in a list around its start and in no list a day away.',
  clauses: ['ACT-22', 'ACT-23'],
  async run(t) {
    const { id, timeZone } = facilityAwayFromUtc(t);
    const where = await soleCalendarOf(t, id);
    for (const plainTime of ['00:30', '22:30']) {
      const start = Temporal.PlainDate.from(await t.day(AHEAD)).toZonedDateTime({ timeZone, plainTime });
      const startDate = start.toString({ timeZoneName: 'never' });
      const { activityId, activity } = await givenActivity(t, { startDate }, where);
      if (sameMoment(text(activity, 'startDate'), startDate) !== true)
        t.unproven('the activity shows another startDate than the one sent');
      const all = [activityId];
      if (hasLever(t.run, 'create-activity')) {
        const recurrence = { frequency: 'daily', interval: 9 } as const;
        const staged = { ...hourFrom(startDate, timeZone), startDate, recurrence };
        all.push((await stagedActivity(t, staged, where)).activityId);
      }
      const around = (hours: readonly [number, number]) => {
        const [from, until] = hours.map((one) => start.add({ hours: one }).toInstant().toString());
        return activitiesBetween(t, id, { startDate: from ?? '', endDate: until ?? '' });
      };
      // By the day in UTC, at the facility or as it is written, the start lies inside the first range and outside the others.
      mustContain(await around([-24, 12]), all, 'what takes place at its start', 'ACT-22');
      for (const hours of [
        [-66, -42],
        [42, 66],
      ] as const)
        mustNotContain(await around(hours), all, 'what takes place on another day', 'ACT-23');
    }
  },
});

check({
  id: 'activities.not-listed-elsewhere',
  says: 'The list of a facility holds its own activities, and none that is only on a calendar of another facility.',
  clauses: ['ACT-24', 'ACT-22'],
  async run(t) {
    const { id: one } = await t.facility();
    const two = await otherFacility(t, one);
    const [here, there] = [await standingActivity(t, one), await standingActivity(t, two)];
    for (const [facilityId, own, strange] of [[one, here, there] as const, [two, there, here] as const]) {
      for (const more of [{}, { type: String(own.activity['type']) }]) {
        const walk = await activitiesAround(t, facilityId, own.day, more);
        mustContain(walk, [own.activityId], 'an activity of the facility', 'ACT-22');
        mustNotContain(walk, [strange.activityId], 'an activity of another facility', 'ACT-24');
      }
    }
  },
});

check({
  id: 'activities.filters-together',
  says: 'With type, with location in whole or in part, and with both, the list holds the activities that match and no others.',
  clauses: ['ACT-25', 'ACT-26', 'ACT-27'],
  async run(t) {
    const [first, second] = await twoTypes(t);
    const { word, location, here, ofAnotherType, elsewhere } = await placesApart(t);
    const nowhere = await standingActivity(t, here.facilityId);
    const [type, atPlace, atPart] = ['ACT-25', 'ACT-26', 'ACT-27'] as const;
    const parts = [word, `East wing ${word}`, `${word} hall`, word.slice(1, -1)];
    for (const [query, own, others] of [
      [{ type: first }, [here, type], [[ofAnotherType, type]]],
      [{ type: second }, [ofAnotherType, type], [[here, type]]],
      [
        { location },
        [here, atPlace],
        [
          [elsewhere, atPlace],
          [nowhere, atPlace],
        ],
      ],
      ...parts.map((part) => [{ location: part }, [here, atPart], [[elsewhere, atPlace]]] as const),
      [
        { type: first, location },
        [here],
        [
          [ofAnotherType, type],
          [elsewhere, atPlace],
        ],
      ],
    ] as const) {
      const walk = await activitiesAround(t, here.facilityId, here.day, query);
      const asked = JSON.stringify(query);
      const [{ activityId }, ...broken] = own;
      mustContain(walk, [activityId], `an activity that ${asked} finds`, ...broken);
      for (const [other, clause] of others)
        mustNotContain(walk, [other.activityId], `an activity that ${asked} does not find`, clause);
      for (const member of ['type', 'location'] as const)
        if (member in query) mustAllHold(walk, member, String(field(query, member)));
    }
  },
});

check({
  id: 'activities.filters-follow-replacements',
  says: 'After a replacement the list finds an activity by its new day, type and location, not by the old ones.',
  clauses: ['ACT-22', 'ACT-23', 'ACT-26'],
  async run(t) {
    const [former, later] = [t.fresh.text('Chapel'), t.fresh.text('Library')];
    const { activityId, facilityId, day } = await givenActivity(t, { location: former });
    const moved = addDays(day, 20);
    const body = { ...(await bodyOn(t, facilityId, moved)), location: later };
    await t.call('replaceActivity', { path: { activityId }, body });
    const here = await activitiesAround(t, facilityId, moved, { location: later });
    mustContain(here, [activityId], 'an activity that moved here', 'ACT-22');
    mustNotContain(
      await activitiesAround(t, facilityId, day),
      [activityId],
      'an activity that moved away',
      'ACT-23',
    );
    const before = await activitiesAround(t, facilityId, moved, { location: former });
    mustNotContain(before, [activityId], 'an activity that is no longer there', 'ACT-26');
  },
});
