import { activityBody, type ActivityBody, type GivenActivity } from '../../factories/activities.ts';
import { givenAttendee, givenRecord, mark } from '../../factories/attendance.ts';
import { givenRegistration, guestAt, soonActivity } from '../../factories/registrations.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { success, answerText } from '../../kit/match.ts';
import { counts, holdsExtra, lacks, wrongType } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  attendanceOf,
  entryOf,
  listed,
  mustDescribe,
  mustMark,
  recordsOf,
} from '../../assertions/attendance.ts';

check({
  id: 'attendance.of-an-activity',
  says: 'The attendance of an activity is an object under data that names the activity, with its records in an array.',
  clauses: ['ATT-12', 'ATT-13', 'ATT-14'],
  async run(t) {
    const [first, second] = [await soonActivity(t), await soonActivity(t)];
    for (const count of [0, 1, 2])
      for (const { activityId, activity } of [first, second]) {
        if (count > 0)
          await givenRecord(t, { status: 'attended' }, { activityId, residentId: await guestAt(t, count) });
        const { answer, items } = await recordsOf(t, activityId);
        const records = field(answer.json, 'data.attendanceRecords');
        const isArray = Array.isArray(records);
        attributed(['ATT-12'], () =>
          mustHold(answer, 'an array as attendanceRecords', isArray, wrongType('attendanceRecords', records)),
        );
        await listed(() =>
          mustHold(answer, `${count} records`, items.length === count, counts(`${items.length} records`)),
        );
        const data = dataOf(answer);
        attributed(['ATT-13'], () => mustEcho(answer, data, { activityId }));
        attributed(['ATT-14'], () => mustEcho(answer, data, { activityName: activity['name'] }));
      }
  },
});

/** Renames an activity on the same day, with any further changes. */
async function renamed(
  t: Tools,
  { activityId, facilityId, activity }: Pick<GivenActivity, 'activityId' | 'facilityId' | 'activity'>,
  more: Partial<ActivityBody>,
): Promise<void> {
  const body = await activityBody(t, { startDate: String(activity['startDate']), ...more }, facilityId);
  await precondition('a renamed activity', async () =>
    must(await t.call('replaceActivity', { path: { activityId }, body }), success),
  );
}

check({
  id: 'attendance.of-a-renamed-activity',
  says: 'The attendance of an activity shows its current name, also after it was renamed.',
  clauses: ['ATT-14'],
  async run(t) {
    const { activityId, facilityId, activity } = await soonActivity(t);
    await givenRecord(t, { status: 'attended' }, { activityId, residentId: await guestAt(t, 0) });
    const before = await recordsOf(t, activityId);
    mustEcho(before.answer, dataOf(before.answer), { activityName: activity['name'] });
    const name = t.fresh.text('Coffee');
    await renamed(t, { activityId, facilityId, activity }, { name });
    const { answer } = await recordsOf(t, activityId);
    mustEcho(answer, dataOf(answer), { activityName: name });
  },
});

check({
  id: 'attendance.of-whom-was-marked',
  says: 'A registered user who was not marked is not among the records, no matter who else was marked.',
  clauses: ['ATT-18', 'ATT-16'],
  async run(t) {
    const { activityId } = await soonActivity(t);
    const idle = await guestAt(t, 0);
    await givenRegistration(t, { activityId, residentId: idle });
    for (const count of [0, 1, 2]) {
      if (count > 0)
        await givenRecord(t, { status: 'attended' }, { activityId, residentId: await guestAt(t, count) });
      const { answer, items } = await recordsOf(t, activityId);
      const isIn = items.some(({ userId }) => userId === idle);
      attributed(['ATT-18'], () =>
        mustHold(answer, 'no record of a resident who was not marked', !isIn, holdsExtra(answerText(answer))),
      );
      attributed([items.length > count ? 'ATT-18' : 'ATT-16'], () =>
        mustHold(answer, `${count} records`, items.length === count, counts(`${items.length} records`)),
      );
    }
  },
});

/** What the activity itself shows, which its attendance records must repeat. */
async function shownActivity(t: Tools, activityId: string): Promise<JsonObject> {
  const activity = await precondition('a read of the activity', async () =>
    dataOf(await t.call('getActivity', { path: { activityId } })),
  );
  const { name, type, location } = activity;
  return { activityId, activityName: name, activityType: type, activityLocation: location };
}

/**
 * Every answer that shows the record of a resident with its activity: mark, update and the list of the
 * resident.
 */
async function records(
  t: Tools,
  activityId: string,
  userId: string,
): Promise<readonly (readonly [Answer, JsonObject | undefined])[]> {
  const entry = entryOf(userId, { status: 'attended' });
  const answer = await mark(t, activityId, entry);
  const record = mustMark(answer, entry);
  const path = { activityId, userId };
  const updated = await t.call('updateAttendance', { path, body: { duration: 25 } });
  const list = await attendanceOf(t, userId);
  const own = list.items.find((one) => one['activityId'] === activityId);
  const promised = 'the record in the list of the resident, under the id of its activity';
  // Where each record names an activity of its own, the record is missing; else one of them has the wrong id.
  const named = new Set(list.items.map((one) => one['activityId']).filter(Boolean));
  attributed([named.size === list.items.length ? 'ATT-53' : 'ATT-10'], () =>
    mustHold(list.answer, promised, own !== undefined, lacks(answerText(list.answer))),
  );
  return [
    [answer, record],
    [updated, readOf(updated)],
    [list.answer, own],
  ];
}

check({
  id: 'attendance.records-name-their-activity',
  says: 'The answer to a mark, the answer to an update and the list of a resident show the activityId of a record.',
  clauses: ['ATT-10'],
  async run(t) {
    const [first, second] = [await soonActivity(t), await soonActivity(t)];
    const residentId = await guestAt(t, 0);
    for (const { activityId } of [first, second]) await givenAttendee(t, { activityId, residentId });
    for (const { activityId } of [first, second])
      for (const [answer, record] of await records(t, activityId, residentId))
        mustEcho(answer, record ?? {}, { activityId });
    // Other residents were marked in between.
    const path = { activityId: first.activityId, userId: residentId };
    const updated = await t.call('updateAttendance', { path, body: { duration: 35 } });
    mustEcho(updated, readOf(updated), { activityId: first.activityId });
  },
});

check({
  id: 'attendance.records-describe-their-activity',
  says: 'A record shows the current name, type and location of its activity, also after a rename.',
  clauses: ['ATT-11', 'ATT-10'],
  async run(t) {
    const first = await soonActivity(t, { location: t.fresh.text('Library') });
    const second = await soonActivity(t, { location: t.fresh.text('Terrace') });
    const residentId = await guestAt(t, 0);
    for (const { activityId } of [first, second]) await givenAttendee(t, { activityId, residentId });
    await renamed(t, second, { location: t.fresh.text('Lounge') });
    for (const { activityId } of [first, second]) {
      const wanted = await shownActivity(t, activityId);
      for (const [answer, record] of await records(t, activityId, residentId))
        mustDescribe(answer, record, wanted);
    }
  },
});
