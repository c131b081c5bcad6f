import { FAR_AHEAD } from '../../factories/activities.ts';
import { givenGuest, givenRecord, markGuest } from '../../factories/attendance.ts';
import { residentFor } from '../../calls/people.ts';
import {
  givenRegistration,
  givenResidents,
  soonActivity,
  freeSeat,
  spreadActivities,
} from '../../factories/registrations.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { Unproven } from '../../kit/errors.ts';
import { refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { keptRecord, mustHoldAttendance, type Entry } from '../../assertions/attendance.ts';
import { mustCount, ownList } from '../../assertions/own-list.ts';

check({
  id: 'attendance.all-in-the-range-are-listed',
  says: 'The list of a resident holds every record marked in the range for an activity in the range, with either status.',
  clauses: ['ATT-51', 'ATT-53', 'ATT-56'],
  async run(t) {
    const [residentId = ''] = await givenResidents(t, 1);
    const marks: Record<string, Entry> = {};
    await mustHoldAttendance(t, residentId, marks, 'before any mark');
    for (const [place, activityId] of (await spreadActivities(t)).entries()) {
      const marking =
        place % 2 === 0
          ? ({ status: 'attended', duration: 10 + place } as const)
          : ({ status: 'declined', declineReason: 'Not interested' } as const);
      marks[activityId] = (await keptRecord(t, marking, { activityId, residentId })).entry;
      if (place % 2 === 0) await mustHoldAttendance(t, residentId, marks, `after ${place + 1} marks`);
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
    const [one, other] = [(await soonActivity(t)).activityId, (await soonActivity(t)).activityId];
    const [first = '', second = '', third = '', idle = ''] = await givenResidents(t, 4);
    const attended = { status: 'attended' } as const;
    const declined = { status: 'declined', declineReason: 'Sleeping' } as const;
    const { entry: firstOne } = await keptRecord(t, attended, { activityId: one, residentId: first });
    const { entry: secondOne } = await keptRecord(t, declined, { activityId: one, residentId: second });
    const { entry: secondOther } = await keptRecord(t, attended, { activityId: other, residentId: second });
    const { entry: thirdOther } = await keptRecord(t, attended, { activityId: other, residentId: third });
    await givenRegistration(t, { activityId: one, residentId: idle });
    const now = 'while others are marked too';
    await mustHoldAttendance(t, first, { [one]: firstOne }, now);
    await mustHoldAttendance(t, second, { [one]: secondOne, [other]: secondOther }, now);
    await mustHoldAttendance(t, third, { [other]: thirdOther }, now);
    await mustHoldAttendance(t, idle, {}, now);
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
    const marked = await someMarked(t);
    const today = await t.day(0);
    const [startDate, endDate] = [midnightOf(addDays(today, -3)), lastSecondOf(addDays(today, 12))];
    for (const residentId of [idle, ...marked])
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

/** A marked resident; empty if a mark fails, which other checks assert. */
async function someMarked(t: Tools): Promise<readonly string[]> {
  try {
    return [(await keptRecord(t, { status: 'attended' })).userId];
  } catch (error) {
    if (error instanceof Unproven) return [];
    throw error;
  }
}
