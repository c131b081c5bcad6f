import { FAR_AHEAD } from '../../factories/activities.ts';
import { givenGuest, givenRecord, markGuest } from '../../factories/attendance.ts';
import { residentFor } from '../../calls/people.ts';
import { givenResidents, soonActivity, freeSeat, spreadActivities } from '../../factories/registrations.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { addDays, lastSecondOf, midnightOf, noonOf } from '../../kit/dates.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { refused } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { mustHoldAttendance } from '../../assertions/attendance.ts';
import { mustCount, ownList } from '../../assertions/own-list.ts';
import { openBook } from './book.ts';

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
