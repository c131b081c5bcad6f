import {
  activityBody,
  type ActivityBody,
  type GivenActivity,
  FAR_AHEAD,
} from '../../factories/activities.ts';
import { mark, givenGuest, givenRecord, markGuest } from '../../factories/attendance.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { field, type JsonObject } from '../../kit/json.ts';
import { success, answerText, refused } from '../../kit/match.ts';
import { counts, lacks, wrongType } from '../../kit/fault.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { precondition } from '../../kit/precondition.ts';
import {
  attendanceOf,
  entryOf,
  mustDescribe,
  mustMark,
  recordsOf,
  mustHoldAttendance,
} from '../../assertions/attendance.ts';
import { openBook } from './book.ts';
import { residentFor } from '../../calls/people.ts';
import { givenResidents, soonActivity, freeSeat, spreadActivities } from '../../factories/registrations.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { mustCount, ownList } from '../../assertions/own-list.ts';

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

check({
  id: 'attendance.all-in-the-range-are-listed',
  says: 'The list of a resident holds every record marked in the range for an activity in the range, with either status.',
  clauses: ['ATT-51', 'ATT-53', 'ATT-56'],
  async run(t) {
    const activities = await spreadActivities(t);
    const book = openBook(t, { residents: await givenResidents(t, 1), activities });
    await book.seeResident([0], 'before any mark');
    for (const where of activities.keys()) {
      const isEven = where % 2 === 0;
      if (isEven) await book.given([0, where], { status: 'attended', duration: 10 + where });
      else await book.given([0, where], { status: 'declined', declineReason: 'Not interested' });
      if (isEven) await book.seeResident([0], `after ${where + 1} marks`);
    }
  },
});

check({
  id: 'attendance.outside-the-range-is-not-listed',
  says: 'The list of a resident holds no record marked outside the range for an activity outside the range.',
  clauses: ['ATT-54'],
  async run(t) {
    const today = await t.day(0);
    const [residentId = ''] = await givenResidents(t, 1);
    const { activityId } = await freeSeat(t);
    await givenRecord(t, { status: 'attended' }, { activityId, residentId });
    const later = await soonActivity(t, { startDate: noonOf(addDays(today, FAR_AHEAD)) });
    const declined = { status: 'declined', declineReason: 'Other' } as const;
    await givenRecord(t, declined, { activityId: later.activityId, residentId });
    // Before both days, after both, and between them.
    for (const [from, to] of [
      [-25, -3],
      [-3, -3],
      [11, 38],
      [FAR_AHEAD + 3, FAR_AHEAD + 20],
      [2, 4],
      [-400, -380],
    ] as const) {
      const query = {
        startDate: midnightOf(addDays(today, from)),
        endDate: lastSecondOf(addDays(today, to)),
      };
      const list = ownList(await t.call('listResidentAttendance', { path: { residentId }, query }));
      mustCount(list, 0, 'days outside the range of any record');
    }
  },
});

check({
  id: 'attendance.list-of-one-resident',
  says: 'The list of a resident holds no record of another resident, for the same activity or another.',
  clauses: ['ATT-55'],
  async run(t) {
    const book = openBook(t, { residents: await givenResidents(t, 4), isRegistered: true });
    await book.given([0], { status: 'attended' });
    await book.given([1], { status: 'declined', declineReason: 'Sleeping' });
    await book.given([1, 1], { status: 'attended' });
    await book.given([2, 1], { status: 'attended' });
    // The last one is registered and not marked.
    await book.placeAt([3]);
    for (const seat of [[0], [1], [2, 1], [3]] as const)
      await book.seeResident(seat, 'while others are marked too');
  },
});

check({
  id: 'attendance.list-without-connections',
  says: "The list of a resident holds no records of the resident's connections.",
  clauses: ['ATT-55'],
  async run(t) {
    const guest = await givenGuest(t);
    await markGuest(t, guest, { status: 'attended' });
    await mustHoldAttendance(t, guest.residentId, {}, 'with none of the resident', [guest.activityId]);
  },
});

check({
  id: 'attendance.list-needs-both-dates',
  says: 'The attendance of a resident without startDate or without endDate is refused, whether there are records or not.',
  clauses: ['ATT-52', 'ATT-203'],
  negative: true,
  async run(t) {
    const { residentId: idle } = await residentFor(t);
    const book = openBook(t);
    const marked = await unlessUnproven(async () => {
      await book.given([0], { status: 'attended' });
      return (await book.placeAt([0])).userId;
    });
    const today = await t.day(0);
    const [startDate, endDate] = [midnightOf(addDays(today, -3)), lastSecondOf(addDays(today, 12))];
    for (const residentId of [idle, ...(marked === undefined ? [] : [marked])])
      for (const [query, ...broken] of [
        [{ startDate }, 'ATT-203'],
        [{ endDate }, 'ATT-52'],
        [{}, 'ATT-52', 'ATT-203'],
      ] as const) {
        const answer = await t.callAny('listResidentAttendance', { path: { residentId }, query });
        attributed(broken, () => must(answer, refused));
      }
  },
});
