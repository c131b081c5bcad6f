import { check } from '../../kit/check.ts';
import { precondition } from '../../kit/precondition.ts';
import { openBook } from './book.ts';

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
    for (const userId of [(await book.placeAt([1, 1])).userId, t.fresh.word('nobody')]) {
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
