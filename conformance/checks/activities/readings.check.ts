import { activityBody, activityType, givenActivity, makeActivity } from '../../factories/activities.ts';
import { facilitiesOf, givenCalendar, calendarsOf, soleCalendar } from '../../factories/calendars.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { givenRegistration, guestAt, guests } from '../../factories/registrations.ts';
import { middayIn, stagedActivity } from '../../factories/activities-by-staff.ts';
import { zoneOf } from '../../factories/activities-times.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { dayOfMoment } from '../../kit/dates.ts';
import { Violation } from '../../kit/errors.ts';
import { field, show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { mustEcho } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround } from '../activity-lists.ts';
import { shownIn, without } from '../../laws/dated-members.ts';
import { activityShown, listAround } from './shown.ts';
import { lever, pool } from '../../kit/to-add.ts';

check({
  id: 'activities.unlimited-capacity',
  says: 'Records what max and available are where no maximum is set.',
  clauses: ['ACT-15'],
  async run(t) {
    const { maxRegistered: _, ...body } = await activityBody(t);
    const { calendarId, facilityId } = await soleCalendar(t);
    const created = await makeActivity(t, calendarId, body);
    const activityId = text(dataOf(created), 'id');
    const day = body.startDate.slice(0, 10);
    const shown = [...shownIn(created), ...(await activityShown(t, { activityId, facilityId, day }))];
    for (const { answer, resource } of shown) {
      const [max, available, isFull] = placesIn(resource);
      const outcomes = {
        'null-max': isFull !== true && isBlank(max),
        'zero-max': isFull !== true && max === 0 && available === 0,
      };
      reading(t, 'unlimited-capacity', answer, outcomes, `max ${show(max)}, isFull ${show(isFull)}`);
    }
  },
});

const placesIn = (activity: unknown): readonly unknown[] =>
  ['max', 'available', 'isFull'].map((member) => field(activity, `capacity.residents.${member}`));

const isOpenIn = (activity: unknown): unknown => field(activity, 'capacity.residents.isOpen');

/** Whether activities with room are open that staff cancelled, or that are over; none where staff can make neither. */
async function isOpenOnceEnded(t: Tools): Promise<readonly unknown[]> {
  if (!hasLever(t.run, 'create-activity')) return [];
  const shown: unknown[] = [];
  for (const more of [{ ...(await middayIn(t, 60)), isCancelled: true }, await middayIn(t, -3)]) {
    const { activityId } = await stagedActivity(t, { ...more, maxRegistered: 5 });
    shown.push(isOpenIn(dataOf(await t.call('getActivity', { path: { activityId } }))));
  }
  return shown;
}

check({
  id: 'activities.is-open',
  says: 'Records when isOpen is true.',
  clauses: ['ACT-16'],
  async run(t) {
    const given = await givenActivity(t, { maxRegistered: 1 });
    const open = await activityShown(t, given);
    await givenRegistration(t, { activityId: given.activityId, residentId: await guestAt(t, 0) });
    const full = await activityShown(t, given);
    const ended = await isOpenOnceEnded(t);
    for (const [place, { answer, resource }] of full.entries()) {
      const before = isOpenIn(open[place]?.resource);
      const after = isOpenIn(resource);
      const isBound = before === true && ended.every((one) => one === false);
      const outcomes = { 'not-over': isBound && after === true, bookable: isBound && after === false };
      const found = `${show(before)} with room, ${show(after)} without`;
      reading(t, 'is-open', answer, outcomes, `${found}, ${show(ended)} where it is cancelled or over`);
    }
  },
});

check({
  id: 'activities.capacity-available',
  says: 'Records which available is shown when more users are registered than the maximum allows.',
  clauses: ['ACT-107'],
  async run(t) {
    const { activityId, facilityId } = await givenActivity(t, { maxRegistered: 3 });
    for (const residentId of await guests(t, 2)) await givenRegistration(t, { activityId, residentId });
    const read = () => t.call('getActivity', { path: { activityId } });
    const availableIn = (answer: Answer) => field(dataOf(answer), 'capacity.residents.available');
    const before = availableIn(await read());
    const body = await activityBody(t, { maxRegistered: 1 }, facilityId);
    const lowered = await t.call('replaceActivity', { path: { activityId }, body });
    if (!isSuccess(lowered)) t.unproven('the maximum cannot be lowered below what is registered');
    const answer = await read();
    const after = availableIn(answer);
    const outcomes = {
      'never-below-zero': before === 1 && after === 0,
      'below-zero': before === 1 && after === -1,
    };
    const other = `${show(before)} of 3 with 2, ${show(after)} of 1 with 2`;
    reading(t, 'capacity-available', answer, outcomes, other);
  },
});

/** An activity that staff cancelled, its facility and its day. */
async function calledOff(t: Tools) {
  if (hasLever(t.run, 'create-activity')) {
    const staged = await stagedActivity(t, { ...(await middayIn(t, 60)), isCancelled: true });
    return { ...staged, day: await t.day(60) };
  }
  const activityId = t.fixture('cancelledActivities');
  const { facilityId, startDate } = await precondition('a read of a cancelled activity', async () =>
    dataOf(await t.call('getActivity', { path: { activityId } })),
  );
  if (typeof facilityId !== 'string' || typeof startDate !== 'string')
    return t.unproven(
      'a cancelled activity shows neither its facility nor its day',
      pool('cancelledActivities'),
    );
  return { activityId, facilityId, day: dayOfMoment(startDate, zoneOf(t.run, facilityId)) };
}

check({
  id: 'activities.cancelled-activity-list',
  says: 'Records whether a cancelled activity stays in the list.',
  clauses: ['ACT-108'],
  async run(t) {
    const off = await calledOff(t);
    const list = await listAround(t, off.facilityId, off.day);
    const listed = byId(listOf(list), off.activityId) !== undefined;
    reading(t, 'cancelled-activity-list', list, { listed, 'left-out': true });
  },
});

check({
  id: 'activities.filter-case',
  says: 'Records whether the filters type and location are case-sensitive.',
  clauses: ['ACT-28'],
  async run(t) {
    const type = await activityType(t);
    const location = t.fresh.text('Garden room');
    const { activityId, facilityId, day } = await givenActivity(t, { type, location });
    const finds = async (query: { readonly type?: string; readonly location?: string }): Promise<boolean> =>
      byId((await activitiesAround(t, facilityId, day, query)).items, activityId) !== undefined;
    const byType = await finds({ type: otherLetters(type) }).catch((error: unknown) => {
      if (error instanceof Violation) return false;
      throw error;
    });
    const byLocation = await finds({ location: otherLetters(location) });
    const found = [
      ['all-sensitive', 'other: type alone does not'],
      ['exact-sensitive', 'all-insensitive'],
    ] as const;
    t.observe('filter-case', 'listActivities', found[byLocation ? 1 : 0][byType ? 1 : 0]);
    const named = await givenActivity(t, { location: `${location} Waldstraße` });
    const around = { location: `${location} waldstrasse` };
    const { items } = await activitiesAround(t, facilityId, day, around);
    if (byId(items, named.activityId)) t.observe('filter-case', 'listActivities', 'other: finds ß by ss');
  },
});

const otherLetters = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** The answers to a create and to a replacement by a body. */
async function bothWays(t: Tools, body: object): Promise<readonly Answer[]> {
  const { calendarId } = await soleCalendar(t);
  const { activityId } = await givenActivity(t);
  return [
    await makeActivity(t, calendarId, body),
    await t.call('replaceActivity', { path: { activityId }, body }),
  ];
}

readingCheck({
  id: 'activities.all-day-start-time-on-create',
  says: 'Records whether startTime is required under allDay, in a create and in a replacement.',
  clauses: ['ACT-70'],
  negative: true,
  choice: 'all-day-start-time',
  ask: async (t) => bothWays(t, without(await activityBody(t, { timeType: 'allDay' }), 'startTime')),
  outcomes: { 'exact-time-only': isSuccess, required: isRefused },
});

check({
  id: 'activities.unknown-attachment-id-on-create',
  says: 'Records what happens to an attachmentId that does not exist, in a create and in a replacement; what is accepted has the name that was sent.',
  clauses: ['ACT-87', 'ACT-74'],
  negative: true,
  async run(t) {
    const attachments = [{ attachmentId: t.fresh.word('nothing'), publicToFamily: true }];
    const body = { ...(await activityBody(t)), attachments };
    for (const answer of await bothWays(t, body)) {
      if (isSuccess(answer))
        attributed(['ACT-74'], () => mustEcho(answer, dataOf(answer), { name: body.name }));
      const outcomes = {
        dropped: isSuccess(answer) && isBlank(dataOf(answer)['attachments']),
        refused: isRefused(answer),
      };
      reading(t, 'unknown-attachment-id', answer, outcomes, isSuccess(answer) ? 'kept' : `${answer.status}`);
    }
  },
});

check({
  id: 'activities.shared-calendar-facility',
  says: 'Records which facilityId an activity on a calendar of several facilities has.',
  clauses: ['ACT-80'],
  async run(t) {
    const { calendarId, facilityIds } = await sharedCalendar(t);
    const created = await makeActivity(t, calendarId, await activityBody(t));
    const { facilityId } = dataOf(created);
    const outcomes = { unset: isBlank(facilityId), 'first-facility': facilityId === facilityIds[0] };
    reading(t, 'shared-calendar-facility', created, outcomes, 'another one');
  },
});

/**
 * A calendar of several facilities: opened by the lever, else one from the list; its facilities as the target
 * shows them.
 */
async function sharedCalendar(
  t: Tools,
): Promise<{ readonly calendarId: string; readonly facilityIds: readonly unknown[] }> {
  const { id: one } = await t.facility();
  const opened = hasLever(t.run, 'create-calendar')
    ? (await givenCalendar(t, [one, await otherFacility(t, one)])).calendarId
    : undefined;
  const listed = await calendarsOf(t, one);
  const shared = listed.find((item) =>
    opened === undefined ? facilitiesOf(item).length > 1 : item['id'] === opened,
  );
  if (!shared) return t.unproven('needs a calendar that several facilities share', lever('create-calendar'));
  return { calendarId: text(shared, 'id'), facilityIds: facilitiesOf(shared) };
}
