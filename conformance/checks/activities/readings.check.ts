import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { activityBody, activityType, givenActivity } from '../../given/activities.ts';
import { facilitiesOf, givenCalendar, calendarsOf, soleCalendar } from '../../given/calendars.ts';
import { otherFacility } from '../../given/facilities.ts';
import { givenRegistration } from '../../given/registrations.ts';
import { middayIn, stagedActivity } from '../../given/staged.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { activitiesAround } from '../activity-lists.ts';
import { activityShown, inData, listAround } from './shown.ts';

const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

check({
  id: 'activities.unlimited-capacity',
  says: 'What max and available say where no maximum is set.',
  clauses: ['ACT-15'],
  async run(t) {
    const { maxRegistered: _, ...body } = await activityBody(t);
    const { calendarId, facilityId } = await soleCalendar(t);
    const created = await t.call('createActivity', { path: { calendarId }, body });
    const activityId = text(dataOf(created), 'id');
    t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
    const day = body.startDate.slice(0, 10);
    const shown = [...inData(created), ...(await activityShown(t, { activityId, facilityId, day }))];
    for (const { answer, resource } of shown) {
      const max = field(resource, 'capacity.residents.max');
      const available = field(resource, 'capacity.residents.available');
      const isZero = max === 0 && available === 0;
      const reading = isBlank(max) ? 'null-max' : isZero ? 'zero-max' : (`other: max ${show(max)}` as const);
      t.observe('unlimited-capacity', answer.operationId, reading);
    }
  },
});

check({
  id: 'activities.is-open',
  says: 'When isOpen holds.',
  clauses: ['ACT-16'],
  async run(t) {
    const given = await givenActivity(t, { maxRegistered: 1 });
    const open = await activityShown(t, given);
    await givenRegistration(t, { activityId: given.activityId });
    const full = await activityShown(t, given);
    for (const [place, { answer, resource }] of full.entries()) {
      const before = field(open[place]?.resource, 'capacity.residents.isOpen');
      const after = field(resource, 'capacity.residents.isOpen');
      const reading =
        before === true && typeof after === 'boolean'
          ? after
            ? 'not-over'
            : 'bookable'
          : (`other: ${show(before)} with room, ${show(after)} without` as const);
      t.observe('is-open', answer.operationId, reading);
    }
  },
});

check({
  id: 'activities.capacity-available',
  says: 'What is available where more are registered than the maximum allows.',
  clauses: ['ACT-107'],
  async run(t) {
    const { activityId, facilityId } = await givenActivity(t, { maxRegistered: 3 });
    for (let count = 0; count < 2; count += 1) await givenRegistration(t, { activityId });
    const read = async () => dataOf(await t.call('getActivity', { path: { activityId } }));
    const available = async () => field(await read(), 'capacity.residents.available');
    const before = await available();
    const body = await activityBody(t, { maxRegistered: 1 }, facilityId);
    const lowered = await t.call('replaceActivity', { path: { activityId }, body });
    if (!isSuccess(lowered)) t.unproven('the maximum cannot be lowered below what is registered');
    const after = await available();
    const readings = new Map([
      [0, 'never-below-zero'],
      [-1, 'below-zero'],
    ] as const);
    const known = before === 1 && (after === 0 || after === -1) ? readings.get(after) : undefined;
    const other = `other: ${show(before)} of 3 with 2, ${show(after)} of 1 with 2` as const;
    t.observe('capacity-available', 'getActivity', known ?? other);
  },
});

check({
  id: 'activities.cancelled-activity-list',
  says: 'Whether a cancelled activity stays in the list.',
  clauses: ['ACT-108'],
  needs: ['lever:create-activity'],
  async run(t) {
    const off = await stagedActivity(t, { ...(await middayIn(t, 60)), isCancelled: true });
    const list = await listAround(t, off.facilityId, await t.day(60));
    const isListed = byId(listOf(list), off.activityId) !== undefined;
    t.observe('cancelled-activity-list', 'listActivities', isListed ? 'listed' : 'left-out');
  },
});

check({
  id: 'activities.past-means',
  says: 'Whether an activity that is under way counts as past.',
  clauses: ['ACT-18'],
  async run(t) {
    // The target’s own clock, as its answers tell it; a day away from it nothing is under way.
    const now = Date.parse((await t.call('ping')).headers['date'] ?? '');
    if (!Number.isFinite(now)) t.unproven('needs answers that carry the time, in the header Date');
    const hours = (count: number): string =>
      `${new Date(now + count * 3_600_000).toISOString().slice(0, 17)}00Z`;
    const given = await stagedActivity(t, { startDate: hours(-2), endDate: hours(2) });
    const day = hours(0).slice(0, 10);
    const shown = await activityShown(t, { ...given, day });
    for (const { answer, resource } of shown) {
      const { isPastActivity } = resource;
      const reading = isPastActivity === true ? 'start-passed' : 'end-passed';
      t.observe('past-means', answer.operationId, isBlank(isPastActivity) ? 'other: unset' : reading);
    }
    const body = await activityBody(t);
    const replaced = await t.call('replaceActivity', { path: { activityId: given.activityId }, body });
    const isChanged = isSuccess(replaced) && dataOf(replaced)['name'] === body.name;
    t.observe('past-means', 'replaceActivity', isChanged ? 'end-passed' : 'start-passed');
  },
});

check({
  id: 'activities.filter-case',
  says: 'Whether the filters type and location tell capital from small letters.',
  clauses: ['ACT-28'],
  async run(t) {
    const type = await activityType(t);
    const location = t.fresh.text('Garden room');
    const { activityId, facilityId, day } = await givenActivity(t, { type, location });
    const finds = async (query: { readonly type?: string; readonly location?: string }): Promise<boolean> =>
      byId((await activitiesAround(t, facilityId, day, query)).items, activityId) !== undefined;
    const byType = await finds({ type: otherLetters(type) }).catch(() => false);
    const byLocation = await finds({ location: otherLetters(location) });
    const reading = byLocation
      ? byType
        ? 'all-insensitive'
        : 'exact-sensitive'
      : byType
        ? ('other: type alone does not' as const)
        : 'all-sensitive';
    t.observe('filter-case', 'listActivities', reading);
  },
});

const otherLetters = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();

/** The same reading on the create and on the replace, each with its own answer. */
const onBoth: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly look: (t: Tools, operation: 'createActivity' | 'replaceActivity', answer: Answer) => void;
  readonly body: (t: Tools) => Promise<object>;
}[] = [
  {
    id: 'all-day-start-time',
    says: 'Whether startTime is required under allDay',
    clause: 'ACT-70',
    body: async (t) => {
      const { startTime: _, ...body } = await activityBody(t, { timeType: 'allDay' });
      return body;
    },
    look: (t, operation, answer) =>
      t.observe(
        'all-day-start-time',
        operation,
        isSuccess(answer) ? 'exact-time-only' : isRefused(answer) ? 'required' : `other: ${answer.status}`,
      ),
  },
  {
    id: 'unknown-attachment-id',
    says: 'What becomes of an attachmentId that does not exist',
    clause: 'ACT-87',
    body: async (t) => ({
      ...(await activityBody(t)),
      attachments: [{ attachmentId: t.fresh.word('nothing'), publicToFamily: true }],
    }),
    look: (t, operation, answer) => {
      const kept = isSuccess(answer) && !isBlank(dataOf(answer)['attachments']);
      const reading = kept ? 'other: kept' : isSuccess(answer) ? 'dropped' : 'refused';
      t.observe(
        'unknown-attachment-id',
        operation,
        isSuccess(answer) || isRefused(answer) ? reading : `other: ${answer.status}`,
      );
    },
  },
];

for (const { id, says, clause, look, body } of onBoth) {
  check({
    id: `activities.${id}-on-create`,
    says: `${says} in a create.`,
    clauses: [clause],
    negative: true,
    async run(t) {
      const { calendarId } = await soleCalendar(t);
      const answer = await t.call('createActivity', { path: { calendarId }, body: await body(t) });
      if (isSuccess(answer)) {
        const activityId = text(dataOf(answer), 'id');
        t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
      }
      look(t, 'createActivity', answer);
    },
  });
  check({
    id: `activities.${id}-on-replace`,
    says: `${says} in a replacement.`,
    clauses: [clause],
    negative: true,
    async run(t) {
      const path = { activityId: (await givenActivity(t)).activityId };
      look(t, 'replaceActivity', await t.call('replaceActivity', { path, body: await body(t) }));
    },
  });
}

check({
  id: 'activities.shared-calendar-facility',
  says: 'Which facilityId an activity on a calendar of several facilities carries.',
  clauses: ['ACT-80'],
  async run(t) {
    const { calendarId, facilityIds } = await sharedCalendar(t);
    const created = await t.call('createActivity', { path: { calendarId }, body: await activityBody(t) });
    const activityId = text(dataOf(created), 'id');
    t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
    const { facilityId } = dataOf(created);
    const [first] = facilityIds;
    const reading = isBlank(facilityId)
      ? 'unset'
      : facilityId === first
        ? 'first-facility'
        : 'other: another one';
    t.observe('shared-calendar-facility', 'createActivity', reading);
  },
});

/** A calendar of several facilities: opened by the lever, else one that the list shows; its facilities as it tells them. */
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
  if (!shared) return t.unproven('needs a calendar that several facilities share');
  return { calendarId: text(shared, 'id'), facilityIds: facilitiesOf(shared) };
}
