import { FAR_AHEAD, activityBody, activityTypes, bodyOn } from '../../given/activities.ts';
import { soleCalendar, soleCalendarOf, type GivenCalendar } from '../../given/calendars.ts';
import { otherFacility } from '../../given/facilities.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { fits, isSuccess, refused, status } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf, text } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround, activitiesOn, itemsOf } from '../activity-lists.ts';
import { drawnBodies, everywhere, exactSlots, fullBody, mustShow, wholeBody } from './shows.ts';

interface Made {
  readonly answer: Answer;
  readonly activityId: string;
}

/** Creates an activity and takes it away when the check is over. */
async function make(t: Tools, { calendarId }: GivenCalendar, body: object): Promise<Made> {
  const answer = await t.call('createActivity', { path: { calendarId }, body });
  must(answer, status(200, 201), fits);
  const activityId = text(dataOf(answer), 'id');
  t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
  return { answer, activityId };
}

/** Creates an activity on a far day and judges that every answer shows what was sent. */
async function mustShowWhatWasSent(t: Tools, where: GivenCalendar, body: object): Promise<Made> {
  const day = await t.day(FAR_AHEAD);
  const made = await make(t, where, body);
  mustShow(made.answer, dataOf(made.answer), body);
  await everywhere(t, { ...where, ...made, days: [day, day] }, (answer, found) =>
    mustShow(answer, found, body),
  );
  return made;
}

check({
  id: 'activities.create-shows-what-was-sent',
  says: 'What was sent to create an activity shows in the answer, when it is read and in the list.',
  clauses: ['ACT-74', 'ACT-75', 'ACT-66'],
  async run(t) {
    const where = await soleCalendar(t);
    await t.property(drawnBodies(t, 'createActivity'), async ({ slot, drawn }) => {
      const { body, days } = await wholeBody(t, drawn, slot, where.facilityId);
      const made = await make(t, where, body);
      mustShow(made.answer, dataOf(made.answer), body);
      await everywhere(t, { ...where, ...made, days }, (answer, found) => mustShow(answer, found, body));
    });
  },
});

check({
  id: 'activities.created-with-everything',
  says: 'Every member that can be sent to create an activity shows in every answer.',
  clauses: ['ACT-74', 'ACT-75', 'ACT-77'],
  async run(t) {
    const where = await soleCalendar(t);
    await mustShowWhatWasSent(t, where, fullBody(t, await activityBody(t)));
  },
});

check({
  id: 'activities.created-is-read-under-its-id',
  says: 'The create answers the activity made, and each activity made can be read under its own id.',
  clauses: ['ACT-65', 'ACT-66', 'ACT-57'],
  async run(t) {
    const where = await soleCalendar(t);
    const body = await activityBody(t);
    const names = [body.name, body.name, t.fresh.text('Choir')];
    const ids: string[] = [];
    // The same body twice makes two activities.
    for (const name of names) {
      const { answer, activityId } = await make(t, where, { ...body, name });
      mustHold(answer, 'an id of its own', !ids.includes(activityId), activityId);
      ids.push(activityId);
    }
    for (const [place, activityId] of ids.entries()) {
      const read = await t.call('getActivity', { path: { activityId } });
      must(read, status(200), fits);
      mustEcho(read, dataOf(read), { id: activityId, name: names[place] });
    }
  },
});

check({
  id: 'activities.created-of-each-type',
  says: 'The type sent to create an activity, whichever of the listed ones, is the one it has afterwards.',
  clauses: ['ACT-74'],
  async run(t) {
    const body = await activityBody(t);
    const types = await activityTypes(t);
    for (const type of [...types.slice(0, 3), ...types.slice(3).slice(-1)])
      await mustShowWhatWasSent(t, await soleCalendar(t), { ...body, type });
  },
});

check({
  id: 'activities.created-by-required-alone',
  says: 'An activity can be created with name, type, startDate and startTime alone.',
  clauses: ['ACT-71', 'ACT-74'],
  async run(t) {
    const { name, type, startDate, startTime } = await activityBody(t);
    await mustShowWhatWasSent(t, await soleCalendar(t), { name, type, startDate, startTime });
  },
});

check({
  id: 'activities.created-at-an-exact-time-by-default',
  says: 'Where the body of a create names no timeType, it is exactTime.',
  clauses: ['ACT-73'],
  async run(t) {
    const body = await activityBody(t);
    for (const more of [{}, { location: t.fresh.text('Hall'), allowConnections: true }]) {
      const made = await mustShowWhatWasSent(t, await soleCalendar(t), { ...body, ...more });
      mustEcho(made.answer, dataOf(made.answer), { timeType: 'exactTime' });
      const read = await t.call('getActivity', { path: { activityId: made.activityId } });
      mustEcho(read, dataOf(read), { timeType: 'exactTime' });
    }
  },
});

check({
  id: 'activities.created-at-its-times',
  says: 'The dates and times sent to create an activity are its own to the minute, over nights too.',
  clauses: ['ACT-75'],
  async run(t) {
    const where = await soleCalendar(t);
    const { name } = await activityBody(t);
    for (const slot of exactSlots) {
      const { body, days } = await wholeBody(t, { name, timeType: 'exactTime' }, slot, where.facilityId);
      const made = await make(t, where, body);
      mustShow(made.answer, dataOf(made.answer), body);
      await everywhere(t, { ...where, ...made, days }, (answer, found) => mustShow(answer, found, body));
    }
  },
});

check({
  id: 'activities.created-under-each-time-type',
  says: 'The timeType sent to create an activity is the one it has afterwards.',
  clauses: ['ACT-75'],
  async run(t) {
    const body = await activityBody(t);
    for (const timeType of ['exactTime', 'allDay', 'morning', 'afternoon', 'evening'])
      await mustShowWhatWasSent(t, await soleCalendar(t), { ...body, timeType });
  },
});

check({
  id: 'activities.created-with-places',
  says: 'The places sent, for residents and for connections, are shown as the maximum of either.',
  clauses: ['ACT-77'],
  async run(t) {
    const { maxRegistered: _, ...body } = await activityBody(t);
    for (const places of [
      { maxRegistered: 1 },
      { maxRegistered: 12, maxRegisteredConnections: 5, allowConnections: true },
      { maxRegisteredConnections: 1, allowConnections: true },
      { maxRegistered: 250, maxRegisteredConnections: 120, allowConnections: true },
    ])
      await mustShowWhatWasSent(t, await soleCalendar(t), { ...body, ...places });
  },
});

check({
  id: 'activities.created-for-connections-or-not',
  says: 'The allowConnections sent to create an activity is the one it has afterwards.',
  clauses: ['ACT-76'],
  async run(t) {
    const body = await activityBody(t);
    for (const allowConnections of [true, false])
      await mustShowWhatWasSent(t, await soleCalendar(t), { ...body, allowConnections });
  },
});

check({
  id: 'activities.created-on-the-calendar-of-the-path',
  says: 'A new activity stands on the calendar of the path and belongs to its facility.',
  clauses: ['ACT-78', 'ACT-79'],
  async run(t) {
    const { id: one } = await t.facility();
    for (const facilityId of [one, await otherFacility(t, one)]) {
      const where = await soleCalendarOf(t, facilityId);
      const day = await t.day(FAR_AHEAD);
      const made = await make(t, where, await bodyOn(t, facilityId, day));
      const promised = { calendarId: where.calendarId, facilityId };
      mustEcho(made.answer, dataOf(made.answer), promised);
      await everywhere(t, { ...where, ...made, days: [day, day] }, (answer, found) =>
        mustEcho(answer, found, promised),
      );
    }
  },
});

/** A pattern as an answer shows one. */
const recurrence = (day: string) => ({
  frequency: 'daily',
  interval: 1,
  seriesStartDate: `${day}T00:00:00Z`,
  seriesEndDate: `${addDays(day, 9)}T00:00:00Z`,
  exceptionDates: [],
});

check({
  id: 'activities.no-body-makes-a-series',
  says: 'A create makes an activity that takes place once, whatever recurrence its body holds.',
  clauses: ['ACT-81'],
  negative: true,
  async run(t) {
    const { calendarId, facilityId } = await soleCalendar(t);
    const day = await t.day(FAR_AHEAD);
    const body = await activityBody(t);
    for (const more of [
      { recurrence: recurrence(day) },
      { isRecurring: true, recurrence: recurrence(day) },
      {},
    ]) {
      const answer = await t.call('createActivity', { path: { calendarId }, body: { ...body, ...more } });
      if (!isSuccess(answer)) {
        must(answer, refused);
        continue;
      }
      const activityId = text(dataOf(answer), 'id');
      t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
      const walk = await activitiesOn(t, facilityId, [addDays(day, -1), addDays(day, 20)]);
      const items = itemsOf(walk, activityId);
      mustHold(answer, 'one item in the list', items.length === 1, `${items.length} items`);
      for (const { isRecurring } of [dataOf(answer), ...items])
        mustHold(answer, 'isRecurring not true', isRecurring !== true, show(isRecurring));
    }
  },
});

check({
  id: 'activities.create-at-an-exact-time-needs-start-time',
  says: 'A create under exactTime without startTime is refused and makes nothing.',
  clauses: ['ACT-69'],
  negative: true,
  async run(t) {
    const { calendarId, facilityId } = await soleCalendar(t);
    const location = t.fresh.text('Attic');
    const { startTime: _, ...body } = await activityBody(t, { location });
    const day = body.startDate.slice(0, 10);
    const look = async () => (await activitiesAround(t, facilityId, day, { location })).items.length;
    for (const timeType of [undefined, 'exactTime'])
      await refusedWithoutTrace(look, () =>
        t.call('createActivity', { path: { calendarId }, body: { ...body, ...(timeType && { timeType }) } }),
      );
  },
});
