import fc from 'fast-check';
import { REASONS, type Marking, mark } from '../../factories/attendance.ts';
import { check } from '../../kit/check.ts';
import { wholeNumber } from '../../kit/core-values.ts';
import { show } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustReport, recordsOf } from '../../assertions/attendance.ts';
import { openBook, type Book } from './book.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { precondition } from '../../kit/precondition.ts';

const DECLINED = { status: 'declined', declineReason: 'Sleeping', duration: 12 } as const;
const ATTENDED = { status: 'attended', duration: 30 } as const;

check({
  id: 'attendance.update-tells-what-was-sent',
  says: 'An update by the id of the resident changes the record of that resident and answers it.',
  clauses: ['ATT-37', 'ATT-38'],
  async run(t) {
    const book = openBook(t, { isFree: true });
    await book.given([0], DECLINED);
    await book.update([0], { declineReason: 'Other', duration: 55 });
    await book.seeBoth([0], 'after the update');
  },
});

check({
  id: 'attendance.update-keeps-the-reason-sent',
  says: 'A declined record shows the declineReason sent with each update.',
  clauses: ['ATT-40', 'ATT-16', 'ATT-56'],
  async run(t) {
    const book = openBook(t, { isFree: true });
    await book.given([0], DECLINED);
    for (const declineReason of [...REASONS, 'Sleeping', 'Sleeping']) {
      await book.update([0], { declineReason, duration: 12 });
      await book.see([0], `after an update to ${declineReason}`);
    }
    await book.seeBoth([0], 'in the end');
  },
});

check({
  id: 'attendance.update-keeps-the-duration-sent',
  says: 'The record shows the duration sent with each update, larger or smaller than before.',
  clauses: ['ATT-41', 'ATT-16', 'ATT-56'],
  async run(t) {
    const book = openBook(t, { isFree: true });
    await book.given([0], ATTENDED);
    const one = fc.oneof(wholeNumber(1, 600), wholeNumber(1));
    const come = async (...durations: readonly number[]): Promise<void> => {
      for (const duration of durations) await book.update([0], { duration });
      await book.see([0], `after an update to ${durations.at(-1)} minutes`);
    };
    for (const duration of [60, 15, 1440, 1, 1]) await come(duration);
    await t.property(fc.tuple(one, one), (both) => come(...both), { runs: Math.min(t.run.runs, 5) });
    // One record without a duration, and one of a resident who declined.
    await book.given([1], { status: 'attended' });
    await book.update([1], { duration: 70 });
    await book.given([2], { status: 'declined', declineReason: 'Other' });
    await book.update([2], { declineReason: 'Other', duration: 8 });
    await book.seeBoth([2], 'after an update');
  },
});

/**
 * Sends an update that may be refused. Where it is served, the answer shows the same user and status; what becomes of the
 * rest is then open.
 */
async function mustKeepStatus(
  t: Tools,
  at: number,
  marking: Marking,
  bodies: readonly object[],
): Promise<void> {
  const book = openBook(t, { isFree: true });
  await book.given([at], marking);
  const { activityId, userId } = await book.placeAt([at]);
  for (const body of bodies) {
    const answer = await t.callAny('updateAttendance', { path: { activityId, userId }, body: { ...body } });
    const kept = { userId, userType: 'resident', status: marking.status } as const;
    if (isSuccess(answer)) {
      mustReport(answer, dataOf(answer), kept);
      await book.holds([at], kept);
    }
    await book.seeBoth(
      [at],
      `after an update of a record with the status ${marking.status} to ${show(body)}`,
    );
  }
}

check({
  id: 'attendance.update-keeps-user-and-status',
  says: 'An update does not change userId, userType or status; one with any other member is refused or leaves them, too.',
  clauses: ['ATT-42'],
  negative: true,
  async run(t) {
    const book = openBook(t, { isFree: true });
    await book.given([9], { status: 'attended' });
    const { userId } = await book.placeAt([9]);
    for (const [who, marking] of [DECLINED, ATTENDED].entries()) {
      const reason = marking.status === 'declined' && { declineReason: 'Out of facility' };
      await book.given([who], marking);
      for (const duration of [31, 32]) {
        await book.update([who], { ...reason, duration });
        await book.seeBoth([who], `after an update to ${duration} minutes`);
      }
      const status = marking.status === 'declined' ? 'attended' : 'declined';
      const others = [{ status }, { userType: 'connection' }, { userId }];
      const bodies = others.map((other) => ({ ...reason, duration: 33, ...other }));
      await mustKeepStatus(t, who, marking, bodies);
    }
  },
});

check({
  id: 'attendance.update-meant-for-the-other-status',
  says: 'An update with a declineReason or a duration that fits the other status is refused or leaves the status as it is.',
  clauses: ['ATT-42'],
  negative: true,
  async run(t) {
    const reason = { declineReason: 'Sleeping' };
    await mustKeepStatus(t, 0, ATTENDED, [reason, { ...reason, duration: 20 }]);
    await mustKeepStatus(t, 1, { status: 'attended' }, [reason]);
    await mustKeepStatus(t, 2, DECLINED, [{ duration: 45 }]);
    await mustKeepStatus(t, 3, { status: 'declined', declineReason: 'Other' }, [{ duration: 45 }]);
  },
});

check({
  id: 'attendance.update-of-one',
  says: 'An update changes no record of another user, and none of the same user for another activity.',
  clauses: ['ATT-43'],
  async run(t) {
    const book = openBook(t);
    await book.givenAll([
      [[0], DECLINED],
      [[1], DECLINED],
      [[2], ATTENDED],
      [[1, 1], DECLINED],
      [[3, 1], ATTENDED],
    ]);
    await book.update([1], { declineReason: 'Other', duration: 77 });
    await book.seeAll('after an update of one record');
    await book.update([1, 1], { declineReason: 'Not interested', duration: 3 });
    await book.seeAll('after an update of another one');
  },
});

check({
  id: 'attendance.update-of-nobody',
  says: 'An update for a user without a record changes no record of another user, whatever it answers.',
  clauses: ['ATT-43'],
  negative: true,
  async run(t) {
    const book = openBook(t);
    await book.given([0], DECLINED);
    await book.given([1, 1], ATTENDED);
    const { activityId } = await book.hall();
    const entry = book.entryAt([0]);
    for (const userId of [(await book.placeAt([1, 1])).userId, t.fresh.word('unknown')]) {
      const body = { declineReason: 'Other', duration: 99 };
      await t.call('updateAttendance', { path: { activityId, userId }, body });
      const { answer, items } = await recordsOf(t, activityId);
      const record = items.find((one) => one['userId'] === entry?.userId);
      mustReport(answer, record, entry ?? {});
    }
  },
});

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
