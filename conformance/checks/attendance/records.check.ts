import fc from 'fast-check';
import { REASONS, mark, type Marking } from '../../factories/attendance.ts';
import { middayOn, zoneOf } from '../../factories/activities-times.ts';
import { check } from '../../kit/check.ts';
import { wholeNumber } from '../../kit/core-values.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { attendanceOf, entryOf, recordsOf } from '../../assertions/attendance.ts';
import { openBook, type Seat, type Book } from './book.ts';
import { precondition } from '../../kit/precondition.ts';
import { attributed } from '../../kit/attribute.ts';
import { refused } from '../../kit/match.ts';
import { move } from '../../kit/move.ts';
import { must } from '../../kit/must.ts';

/** Marks one resident after the other, each for an activity that checks share, and looks at their lists in turn. */
function keeper(t: Tools): (marking: Marking) => Promise<void> {
  const book = openBook(t, { isFree: true });
  let count = 0;
  return async (marking) => {
    const seat = [count++] as const;
    await book.mark(seat, marking);
    await book.see(seat, 'after the mark');
  };
}

/** Mostly minutes of a few hours, sometimes any whole number of 32 bits. */
const minutes = fc.oneof(wholeNumber(1, 600), wholeNumber(1));

check({
  id: 'attendance.mark-takes-each-status',
  says: "A mark is accepted with status attended and with declined, and each resident's record shows its own in both lists.",
  clauses: ['ATT-22', 'ATT-27', 'ATT-16', 'ATT-26', 'ATT-19'],
  async run(t) {
    const book = openBook(t);
    for (const [who, status] of (['attended', 'declined', 'attended', 'declined'] as const).entries()) {
      const reason = status === 'declined' && ({ declineReason: 'Out of facility' } as const);
      await book.mark([who], { status, ...reason, duration: 20 + who });
      await book.seeBoth([who], `after ${who + 1} marks`);
    }
  },
});

check({
  id: 'attendance.each-known-reason',
  says: 'A mark as declined with each of the five known reasons is accepted, and the record shows that reason.',
  clauses: ['ATT-28', 'ATT-29'],
  async run(t) {
    const keep = keeper(t);
    for (const declineReason of REASONS) await keep({ status: 'declined', declineReason, duration: 10 });
  },
});

check({
  id: 'attendance.duration-is-kept',
  says: 'The record shows the duration sent with a mark, attended or declined.',
  clauses: ['ATT-30'],
  async run(t) {
    const keep = keeper(t);
    for (const duration of [1, 60, 90, 256, 1440]) await keep({ status: 'attended', duration });
    const reason = fc.constantFrom(...REASONS);
    const markings = fc.oneof(
      fc.record({ status: fc.constant('attended' as const), duration: minutes }),
      fc.record({ status: fc.constant('declined' as const), declineReason: reason, duration: minutes }),
    );
    await t.property(markings, keep, { runs: Math.min(t.run.runs, 8) });
  },
});

check({
  id: 'attendance.least-mark',
  says: 'A mark as attended without declineReason, and any mark without duration, is accepted.',
  clauses: ['ATT-24', 'ATT-25'],
  async run(t) {
    // A mark with a duration comes first, so that no later refusal can be caused by a missing duration.
    const keep = keeper(t);
    await keep({ status: 'attended', duration: 30 });
    await keep({ status: 'attended' });
    await keep({ status: 'declined', declineReason: 'Sleeping' });
    // Other residents were marked for the activity before.
    const book = openBook(t);
    await book.given([0], { status: 'declined', declineReason: 'Other' });
    await book.mark([1], { status: 'attended', duration: 20 });
  },
});

check({
  id: 'attendance.mark-names-its-user',
  says: 'A mark without a userId is refused and makes no record, no matter who acts; it never means the acting user.',
  clauses: ['ATT-20'],
  negative: true,
  async run(t) {
    const book = openBook(t, { isRegistered: true });
    const { activityId } = await book.hall();
    const tries = [];
    for (const [who, userType] of [
      [0, 'resident'],
      ['guest 0', 'connection'],
    ] as const) {
      const { userId: as } = await book.placeAt([who]);
      const body = { userType, status: 'attended' };
      tries.push(() => t.callAny('markAttendance', { path: { activityId }, as, body }));
    }
    await refusedWithoutTrace(async () => (await recordsOf(t, activityId)).items, ...tries);
  },
});

check({
  id: 'attendance.declined-needs-a-reason',
  says: 'A mark as declined without declineReason is refused and makes no record, with a duration or without.',
  clauses: ['ATT-23'],
  negative: true,
  async run(t) {
    const book = openBook(t);
    await book.given([0], { status: 'declined', declineReason: 'Sleeping' });
    for (const [at, more] of [{}, { duration: 15 }].entries()) {
      const { activityId, userId } = await book.placeAt([at + 1]);
      const readState = async () => ({
        activity: (await recordsOf(t, activityId)).items,
        resident: (await attendanceOf(t, userId)).items.filter((one) => one['activityId'] === activityId),
      });
      const body = entryOf(userId, { status: 'declined', ...more });
      const answer = await refusedWithoutTrace(readState, () => mark(t, activityId, body));
      observeErrorBody(t, answer, ['declineReason']);
      // The same body with a reason is accepted, so only the reason was missing.
      await book.mark([at + 1], { status: 'declined', ...more, declineReason: 'Not interested' });
    }
  },
});

check({
  id: 'attendance.mark-of-one',
  says: 'A mark makes a record of its own activity and user and of no other.',
  clauses: ['ATT-17', 'ATT-18', 'ATT-10', 'ATT-27'],
  async run(t) {
    const book = openBook(t, { isRegistered: true });
    // The third one is registered and not marked.
    const seats: readonly Seat[] = [[0], [2], [0, 1], [1, 1]];
    for (const seat of seats) await book.placeAt(seat);
    await book.mark([0], { status: 'attended', duration: 20 });
    await book.seeAll('after marks for one activity and another');
    await book.mark([0, 1], { status: 'declined', declineReason: 'Not interested', duration: 3 });
    await book.mark([1, 1], { status: 'attended', duration: 40 });
    await book.seeAll('after marks for one activity and another');
  },
});

check({
  id: 'attendance.mark-once-it-is-over',
  says: 'Registered residents can be marked for an activity that is over, as attended and as declined.',
  clauses: ['ATT-24', 'ATT-25', 'ATT-26', 'ATT-27', 'ATT-19'],
  needs: ['lever:update-activity'],
  async run(t) {
    const book = openBook(t, { isRegistered: true, isOver: true });
    const { activityId, facilityId } = await book.hall();
    for (const who of [0, 1]) await book.placeAt([who]);
    await t.lever('update-activity', { activityId, ...middayOn(await t.day(-2), zoneOf(t.run, facilityId)) });
    await book.mark([0], { status: 'attended' });
    await book.mark([1], { status: 'declined', declineReason: 'Sleeping' });
    await book.seeAll('after two marks');
  },
});

const ATTENDED = { status: 'attended', duration: 25 } as const;
const DECLINED = { status: 'declined', declineReason: 'Feeling ill', duration: 5 } as const;

check({
  id: 'attendance.deleted-is-gone',
  says: 'A delete by the id of the resident is answered 204; then the record is in neither list, also when it was updated before.',
  clauses: ['ATT-45', 'ATT-46', 'ATT-48'],
  async run(t) {
    const book = openBook(t, { isFree: true });
    for (const [who, marking] of [ATTENDED, DECLINED, DECLINED].entries()) {
      await book.given([who], marking);
      const update = { declineReason: 'Other', duration: 9 };
      if (who === 2) await precondition('an update', () => book.update([who], update));
      await precondition('a record that is listed', () => book.seeBoth([who], 'before the delete'));
      await book.remove([who]);
      await book.seeBoth([who], 'after the delete');
    }
  },
});

check({
  id: 'attendance.delete-of-one',
  says: 'A delete removes no record of another user, and none of the same user for another activity.',
  clauses: ['ATT-49'],
  async run(t) {
    const book = openBook(t);
    await book.givenAll([
      [[0], DECLINED],
      [[1], ATTENDED],
      [[2], ATTENDED],
      [[1, 1], DECLINED],
      [[3, 1], ATTENDED],
    ]);
    await book.remove([1]);
    await book.seeAll('after one record was deleted');
  },
});

check({
  id: 'attendance.delete-in-vain-removes-nothing',
  says: 'A delete for a user without a record removes no record of another user, whatever it answers.',
  clauses: ['ATT-49'],
  negative: true,
  async run(t) {
    const book = openBook(t);
    await book.givenAll([
      [[0], ATTENDED],
      [[1, 1], DECLINED],
    ]);
    const { activityId } = await book.hall();
    for (const userId of [(await book.placeAt([1, 1])).userId, t.fresh.word('unknown')]) {
      await t.call('deleteAttendance', { path: { activityId, userId } });
      await book.seeAll('after a delete in vain');
    }
  },
});

check({
  id: 'attendance.again-after-delete',
  says: 'A user whose record was deleted can be marked again, and the new record shows what was sent.',
  clauses: ['ATT-50', 'ATT-27', 'ATT-28'],
  async run(t) {
    const book = openBook(t, { isFree: true });
    await book.given([0], DECLINED);
    const later = { status: 'declined', declineReason: 'Out of facility', duration: 80 } as const;
    for (const marking of [ATTENDED, later, DECLINED]) {
      await precondition('a delete', () => book.remove([0]));
      await book.mark([0], marking);
      await book.seeBoth([0], 'after another mark');
    }
  },
});

const place = fc.nat({ max: 1 });
const someSeats: fc.Arbitrary<Seat> = fc.tuple(place, place);
const reason = fc.constantFrom(...REASONS);
const someMinutes = fc.integer({ min: 1, max: 240 });
const markings: fc.Arbitrary<Marking> = fc.oneof(
  fc.record({ status: fc.constant('attended' as const), duration: someMinutes }),
  fc.record({ status: fc.constant('declined' as const), declineReason: reason, duration: someMinutes }),
  fc.constantFrom({ status: 'attended' } as const, { status: 'declined' } as const),
);

/** A step at a seat with a record or without one; then its activity shows what the book holds. */
const step = (
  name: string,
  seat: Seat,
  isMarked: boolean,
  act: (book: Book) => Promise<void>,
): fc.AsyncCommand<Book, Book> =>
  move({
    name: `${name} at ${seat.join(' of ')}`,
    when: (book) => (book.entryAt(seat) !== undefined) === isMarked,
    async run(book, _real, after) {
      await act(book);
      await book.seeActivity(seat, after);
    },
  });

check({
  id: 'attendance.any-sequence',
  says: 'After any sequence of marks, updates and deletes the lists show what was last sent for each resident.',
  clauses: ['ATT-16', 'ATT-48', 'ATT-56'],
  negative: true,
  async run(t) {
    const commands = [
      fc.tuple(someSeats, markings).map(([seat, marking]) =>
        // What a second mark does is open; one as declined needs a reason.
        step(`mark ${JSON.stringify(marking)}`, seat, false, async (book) => {
          if (marking.status === 'attended' || marking.declineReason !== undefined)
            return book.mark(seat, marking);
          const { activityId, userId } = await book.placeAt(seat);
          const answer = await mark(t, activityId, entryOf(userId, marking));
          attributed(['ATT-23'], () => must(answer, refused));
        }),
      ),
      fc.tuple(someSeats, reason, someMinutes).map(([seat, declineReason, duration]) =>
        step(`update to ${duration} minutes, ${declineReason} if declined`, seat, true, async (book) => {
          const isDeclined = book.entryAt(seat)?.status === 'declined';
          await book.update(seat, { duration, ...(isDeclined && { declineReason }) });
        }),
      ),
      someSeats.map((seat) => step('delete', seat, true, (book) => book.remove(seat))),
    ];
    const begin = async () => {
      const book = openBook(t, { isRegistered: true });
      await book.hall();
      return { model: book, real: book };
    };
    await t.model(commands, begin, {
      runs: Math.min(t.run.runs, 8),
      maxCommands: 10,
      atEnd: (book) => book.seeAll('at the end'),
    });
  },
});
