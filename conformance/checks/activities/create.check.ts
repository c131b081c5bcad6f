import { FAR_AHEAD, activityBody, bodyOn } from '../../factories/activities.ts';
import { calendarsOf, facilitiesOf, givenCalendar, soleCalendar } from '../../factories/calendars.ts';
import { soleCalendarOf, type GivenCalendar } from '../../factories/calendars.ts';
import { otherFacility } from '../../factories/facilities.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { shows } from '../../kit/fault.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { byMember } from '../../assertions/by-member.ts';
import { activityRead, MEMBERS } from '../activity-lists.ts';
import {
  drawnBodies,
  everywhere,
  exactSlots,
  fullBody,
  mustShow,
  mustShowListed,
  wholeBody,
} from './shows.ts';
import { make, variedActivities } from './varied.ts';

/**
 * Creates an activity, on a far day unless days are given. Every answer must show what was sent, or the
 * `promised` values.
 */
async function mustShowWhatWasSent(
  t: Tools,
  body: object,
  { calendar, days, promised, isListed }: Place = {},
) {
  const where = calendar ?? (await soleCalendar(t));
  const day = await t.day(FAR_AHEAD);
  const made = await make(t, where, body);
  const assert = (answer: Answer, found: JsonObject) =>
    promised ? byMember(MEMBERS, () => mustEcho(answer, found, promised)) : mustShow(answer, found, body);
  assert(made.answer, dataOf(made.answer));
  await everywhere(t, { ...where, ...made, days: days ?? [day, day] }, assert, isListed);
  return made;
}

/** For each varied activity, the create, the read and the list must show these members as they were sent. */
async function mustShowOfEach(t: Tools, ...members: readonly string[]): Promise<void> {
  const { all, list } = await variedActivities(t);
  for (const { sent, answer, read } of all) {
    const some = Object.fromEntries(Object.entries(sent).filter(([name]) => members.includes(name)));
    mustShow(answer, dataOf(answer), some);
    mustShow(read.answer, read.resource, some);
    mustShowListed(list, read.resource, (page, item) => mustShow(page, item, some));
  }
}

interface Place {
  readonly calendar?: GivenCalendar;
  readonly days?: readonly [string, string];
  readonly promised?: JsonObject;
  readonly isListed?: boolean;
}

check({
  id: 'activities.create-shows-what-was-sent',
  says: 'The members sent to create an activity show in the answer, in a later read and in the list.',
  clauses: ['ACT-74', 'ACT-75', 'ACT-66'],
  async run(t) {
    const calendar = await soleCalendar(t);
    await t.property(drawnBodies(t, 'createActivity'), async ({ slot, drawn }) => {
      const { body, days } = await wholeBody(t, drawn, slot, calendar.facilityId);
      await mustShowWhatWasSent(t, body, { calendar, days, isListed: slot.ahead % 2 === 0 });
    });
  },
});

check({
  id: 'activities.created-with-everything',
  says: 'Every member that can be sent to create an activity shows in every answer.',
  clauses: ['ACT-74', 'ACT-75', 'ACT-77'],
  run: async (t) => void (await mustShowWhatWasSent(t, fullBody(t, await activityBody(t)))),
});

check({
  id: 'activities.created-is-read-under-its-id',
  says: 'A create answers the new activity, and each new activity can be read by its id.',
  clauses: ['ACT-65', 'ACT-66', 'ACT-57'],
  async run(t) {
    const where = await soleCalendar(t);
    const body = await activityBody(t);
    const names = [body.name, body.name, t.fresh.text('Choir')];
    const ids: string[] = [];
    // The same body twice makes two activities.
    for (const name of names) {
      const { answer, activityId } = await make(t, where, { ...body, name });
      attributed(['ACT-65', 'ACT-66'], () =>
        mustHold(answer, 'an id of its own', !ids.includes(activityId), shows('id', activityId)),
      );
      ids.push(activityId);
    }
    for (const [place, activityId] of ids.entries()) {
      const { answer, resource } = await activityRead(t, activityId);
      mustEcho(answer, resource, { id: activityId, name: names[place] });
    }
  },
});

check({
  id: 'activities.created-of-each-type',
  says: 'An activity created with any of the listed types shows that type.',
  clauses: ['ACT-74'],
  run: (t) => mustShowOfEach(t, 'type'),
});

check({
  id: 'activities.created-by-required-alone',
  says: 'A create with name, type, startDate and startTime alone is accepted.',
  clauses: ['ACT-71', 'ACT-74'],
  async run(t) {
    const { name, type, startDate, startTime } = await activityBody(t);
    await mustShowWhatWasSent(t, { name, type, startDate, startTime });
  },
});

check({
  id: 'activities.created-at-an-exact-time-by-default',
  says: 'An activity created without a timeType has the timeType exactTime.',
  clauses: ['ACT-73'],
  async run(t) {
    const body = await activityBody(t);
    for (const more of [{}, { location: t.fresh.text('Hall'), allowConnections: true }]) {
      const made = await mustShowWhatWasSent(t, { ...body, ...more });
      mustEcho(made.answer, dataOf(made.answer), { timeType: 'exactTime' });
      const { answer, resource } = await activityRead(t, made.activityId);
      mustEcho(answer, resource, { timeType: 'exactTime' });
    }
  },
});

check({
  id: 'activities.created-at-its-times',
  says: 'A created activity shows the dates and times that were sent, to the minute, also across midnight.',
  clauses: ['ACT-75'],
  async run(t) {
    const calendar = await soleCalendar(t);
    const { name } = await activityBody(t);
    for (const slot of exactSlots) {
      const { body, days } = await wholeBody(t, { name, timeType: 'exactTime' }, slot, calendar.facilityId);
      await mustShowWhatWasSent(t, body, { calendar, days });
    }
  },
});

check({
  id: 'activities.created-under-each-time-type',
  says: 'An activity created with any timeType shows that timeType.',
  clauses: ['ACT-75'],
  run: (t) => mustShowOfEach(t, 'timeType'),
});

check({
  id: 'activities.created-with-places',
  says: 'The maximum sent for residents and for connections shows as max in the capacity of each.',
  clauses: ['ACT-77'],
  run: (t) => mustShowOfEach(t, 'maxRegistered', 'maxRegisteredConnections'),
});

check({
  id: 'activities.created-for-connections-or-not',
  says: 'A created activity shows the allowConnections that was sent.',
  clauses: ['ACT-76'],
  run: (t) => mustShowOfEach(t, 'allowConnections'),
});

check({
  id: 'activities.created-on-the-calendar-of-the-path',
  says: 'A new activity is on the calendar in the path and belongs to its facility.',
  clauses: ['ACT-78', 'ACT-79'],
  async run(t) {
    const { id: one } = await t.facility();
    for (const facilityId of [one, await otherFacility(t, one)]) {
      const calendar = await soleCalendarOf(t, facilityId);
      const body = await bodyOn(t, facilityId, await t.day(FAR_AHEAD));
      const promised = { calendarId: calendar.calendarId, facilityId };
      await mustShowWhatWasSent(t, body, { calendar, promised });
    }
  },
});

check({
  id: 'activities.created-on-a-later-calendar',
  says: 'An activity created on a calendar that is not the first in the list is on that calendar.',
  clauses: ['ACT-78'],
  async run(t) {
    const { id: facilityId } = await t.facility();
    if (hasLever(t.run, 'create-calendar')) await givenCalendar(t, [facilityId]);
    const [, ...later] = await calendarsOf(t, facilityId);
    const last = later.findLast((one) => one['private'] !== true && sameSet(facilitiesOf(one), [facilityId]));
    if (!last) t.unproven('needs a facility with two calendars of its own');
    const calendarId = text(last, 'id');
    const body = await bodyOn(t, facilityId, await t.day(FAR_AHEAD));
    const calendar = { facilityId, calendarId };
    await mustShowWhatWasSent(t, body, { calendar, promised: { calendarId } });
  },
});
