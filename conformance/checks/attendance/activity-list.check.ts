import { activityBody, type ActivityBody, type GivenActivity } from '../../factories/activities.ts';
import { mark } from '../../factories/attendance.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { success, answerText } from '../../kit/match.ts';
import { counts, lacks, wrongType } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import { attendanceOf, entryOf, mustDescribe, mustMark, recordsOf } from '../../assertions/attendance.ts';
import { openBook } from './book.ts';

const ATTENDED = { status: 'attended' } as const;

/** Changes an activity, which stays on its day and gets another name. */
async function renamed(
  t: Tools,
  { activityId, facilityId, activity }: GivenActivity,
  more: Partial<ActivityBody>,
): Promise<void> {
  const body = await activityBody(t, { startDate: String(activity['startDate']), ...more }, facilityId);
  await precondition('a renamed activity', async () =>
    must(await t.call('replaceActivity', { path: { activityId }, body }), success),
  );
}

check({
  id: 'attendance.of-an-activity',
  says: 'The attendance of an activity is an object under data that names the activity, also after a rename, with its records in an array.',
  clauses: ['ATT-12', 'ATT-13', 'ATT-14'],
  async run(t) {
    const book = openBook(t);
    const mustName = async (where: number, activityName: unknown): Promise<Answer> => {
      const { activityId } = await book.hall(where);
      const { answer, items } = await recordsOf(t, activityId);
      const records = field(answer.json, 'data.attendanceRecords');
      attributed(['ATT-12'], () =>
        mustHold(
          answer,
          'an array as attendanceRecords',
          Array.isArray(records),
          wrongType('attendanceRecords', records),
        ),
      );
      const count = book.entriesAt(activityId).length;
      await precondition('records that are listed', () =>
        mustHold(answer, `${count} records`, items.length === count, counts(`${items.length} records`)),
      );
      attributed(['ATT-13'], () => mustEcho(answer, dataOf(answer), { activityId }));
      attributed(['ATT-14'], () => mustEcho(answer, dataOf(answer), { activityName }));
      return answer;
    };
    for (const count of [0, 1, 2])
      for (const where of [0, 1]) {
        if (count > 0) await book.given([count, where], ATTENDED);
        await mustName(where, (await book.hall(where)).activity['name']);
      }
    const name = t.fresh.text('Coffee');
    await renamed(t, await book.hall(1), { name });
    await mustName(1, name);
  },
});

check({
  id: 'attendance.of-whom-was-marked',
  says: 'A registered user who was not marked is not among the records, no matter who else was marked.',
  clauses: ['ATT-18', 'ATT-16'],
  async run(t) {
    const book = openBook(t, { isRegistered: true });
    await book.placeAt([0]);
    for (const who of [0, 1, 2]) {
      if (who > 0) await book.given([who], ATTENDED);
      await book.seeActivity([0], `after ${who} marks of others`);
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

/** The answers that show a record with its activity: to a mark, to an update, and the list of the resident. */
async function records(
  t: Tools,
  { activityId, userId }: { readonly activityId: string; readonly userId: string },
): Promise<readonly (readonly [Answer, JsonObject | undefined])[]> {
  const entry = entryOf(userId, ATTENDED);
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
  id: 'attendance.records-describe-their-activity',
  says: 'A record shows the id and the current name, type and location of its activity, also after a rename.',
  clauses: ['ATT-11', 'ATT-10'],
  async run(t) {
    const book = openBook(t);
    for (const [where, room] of ['Library', 'Terrace'].entries()) {
      await book.hall(where, { location: t.fresh.text(room) });
      await book.placeAt([0, where]);
    }
    await renamed(t, await book.hall(1), { location: t.fresh.text('Lounge') });
    for (const where of [0, 1]) {
      const place = await book.placeAt([0, where]);
      const wanted = await shownActivity(t, place.activityId);
      for (const [answer, record] of await records(t, place)) mustDescribe(answer, record, wanted);
    }
    // The resident was marked for another activity in between.
    const path = await book.placeAt([0]);
    const updated = await t.call('updateAttendance', {
      path: { activityId: path.activityId, userId: path.userId },
      body: { duration: 35 },
    });
    mustDescribe(updated, readOf(updated), { activityId: path.activityId });
  },
});
