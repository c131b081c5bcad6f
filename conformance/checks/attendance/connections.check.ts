import { mark } from '../../factories/attendance.ts';
import { check } from '../../kit/check.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import { recordsOf } from '../../assertions/attendance.ts';
import { openBook, type Book } from './book.ts';

const DECLINED = { status: 'declined', declineReason: 'Sleeping', duration: 12 } as const;
const ATTENDED = { status: 'attended', duration: 30 } as const;

/** An activity for which two connections are marked, and the resident of the first connection. */
async function company(t: Tools): Promise<Book> {
  const book = openBook(t);
  await book.givenAll([
    [['guest 0'], DECLINED],
    [[0], ATTENDED],
    [['guest 1'], ATTENDED],
  ]);
  return book;
}

check({
  id: 'attendance.connection-marked',
  says: 'The record of a connection shows userType connection and the other members sent, in every answer.',
  clauses: ['ATT-27', 'ATT-28', 'ATT-16'],
  async run(t) {
    const book = openBook(t, { isRegistered: true });
    for (const [at, marking] of [{ status: 'attended' } as const, ATTENDED, DECLINED].entries()) {
      await book.mark([`guest ${at}`], marking);
      await book.seeAll('after the mark of a connection');
    }
  },
});

check({
  id: 'attendance.connection-declines-with-a-reason',
  says: 'A mark of a connection as declined without declineReason is refused and makes no record.',
  clauses: ['ATT-23'],
  negative: true,
  async run(t) {
    const book = openBook(t, { isRegistered: true });
    await book.mark(['guest 0'], ATTENDED);
    if (!book.takesGuests()) t.unproven('a connection cannot be marked by its own id');
    const { activityId, userId } = await book.placeAt(['guest 1']);
    const body = { userId, userType: 'connection', status: 'declined' } as const;
    const readState = async () => (await recordsOf(t, activityId)).items;
    await refusedWithoutTrace(readState, () => mark(t, activityId, body));
    // Only the reason was missing.
    await book.mark(['guest 1'], { status: 'declined', declineReason: 'Other' });
  },
});

check({
  id: 'attendance.connection-updated',
  says: 'An update by the id of a connection changes the record of that connection and no other.',
  clauses: ['ATT-39', 'ATT-42', 'ATT-43'],
  async run(t) {
    const book = await company(t);
    for (const [who, body] of [
      ['guest 0', { declineReason: 'Out of facility', duration: 64 }],
      ['guest 1', { duration: 3 }],
      [0, { duration: 71 }],
    ] as const) {
      await book.update([who], body);
      await book.seeAll('after an update of one of three');
    }
  },
});

check({
  id: 'attendance.connection-deleted',
  says: 'A delete by the id of a connection removes the record of that connection and no other.',
  clauses: ['ATT-47', 'ATT-48', 'ATT-49'],
  async run(t) {
    const book = await company(t);
    for (const who of ['guest 0', 0, 'guest 1'] as const) {
      await book.remove([who]);
      await book.seeAll('after a delete of one of three');
    }
  },
});

check({
  id: 'attendance.connection-again-after-delete',
  says: 'A connection whose record was deleted can be marked for the activity again.',
  clauses: ['ATT-50'],
  async run(t) {
    const book = openBook(t);
    await book.mark(['guest 0'], DECLINED);
    await precondition('a delete', () => book.remove(['guest 0']));
    await book.mark(['guest 0'], ATTENDED);
    await book.seeAll('after another mark of a connection');
  },
});
