import { mark } from '../../factories/attendance.ts';
import { precondition } from '../../kit/precondition.ts';
import { guests, soonActivity } from '../../factories/registrations.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  entryOf,
  keptRecord,
  listed,
  mustBeTheOnlyOne,
  mustBeUnmarked,
  mustMark,
} from '../../assertions/attendance.ts';
import { mustHoldAttendance, mustHoldRecords, type Entry } from '../../assertions/attendance.ts';

const ATTENDED = { status: 'attended', duration: 25 } as const;
const DECLINED = { status: 'declined', declineReason: 'Feeling ill', duration: 5 } as const;

async function mustDelete(t: Tools, activityId: string, userId: string): Promise<void> {
  const answer = await t.call('deleteAttendance', { path: { activityId, userId } });
  attributed(['ATT-46'], () => must(answer, success));
  attributed(['ATT-45'], () => must(answer, status(204), fits));
}

check({
  id: 'attendance.deleted-is-gone',
  says: 'A delete by the id of the resident is answered 204; then the record is in neither list.',
  clauses: ['ATT-45', 'ATT-46', 'ATT-48'],
  async run(t) {
    for (const marking of [ATTENDED, DECLINED]) {
      const { activityId, userId, entry } = await keptRecord(t, marking);
      await listed(() => mustBeTheOnlyOne(t, activityId, entry, 'before the delete'));
      await mustDelete(t, activityId, userId);
      await mustBeUnmarked(t, activityId, userId, 'after the delete');
    }
  },
});

check({
  id: 'attendance.deleted-is-gone-after-an-update',
  says: 'A record that was updated and then deleted is in neither list any more.',
  clauses: ['ATT-48'],
  async run(t) {
    const { activityId, userId } = await keptRecord(t, DECLINED);
    const body = { declineReason: 'Other', duration: 9 };
    await precondition('an update', async () =>
      must(await t.call('updateAttendance', { path: { activityId, userId }, body }), status(200)),
    );
    await mustDelete(t, activityId, userId);
    await mustBeUnmarked(t, activityId, userId, 'after the delete');
  },
});

check({
  id: 'attendance.delete-of-one',
  says: 'A delete removes no record of another user, and none of the same user for another activity.',
  clauses: ['ATT-49'],
  async run(t) {
    const [one, other] = [(await soonActivity(t)).activityId, (await soonActivity(t)).activityId];
    const [earlier = '', userId = '', later = '', foreign = ''] = await guests(t, 4);
    const before = await keptRecord(t, DECLINED, { activityId: one, residentId: earlier });
    const deleted = await keptRecord(t, ATTENDED, { activityId: one, residentId: userId });
    const after = await keptRecord(t, ATTENDED, { activityId: one, residentId: later });
    const elsewhere = await keptRecord(t, DECLINED, { activityId: other, residentId: userId });
    const stranger = await keptRecord(t, ATTENDED, { activityId: other, residentId: foreign });
    const mustHoldAll = async (now: string, mine: readonly Entry[]): Promise<void> => {
      await mustHoldRecords(t, one, [before.entry, ...mine, after.entry], now);
      await mustHoldRecords(t, other, [elsewhere.entry, stranger.entry], now);
      for (const { activityId, entry } of [before, after])
        await mustHoldAttendance(t, entry.userId, { [activityId]: entry }, now, [one, other]);
      const [own] = mine;
      const ofUser = { [other]: elsewhere.entry, ...(own && { [one]: own }) };
      await mustHoldAttendance(t, userId, ofUser, now, [one, other]);
    };
    await listed(() => mustHoldAll('before the delete', [deleted.entry]));
    await mustDelete(t, one, userId);
    await mustHoldAll('after one record was deleted', []);
  },
});

check({
  id: 'attendance.delete-in-vain-removes-nothing',
  says: 'A delete for a user without a record removes no record of another user, whatever it answers.',
  clauses: ['ATT-49'],
  negative: true,
  async run(t) {
    const [residentId = '', stranger = ''] = await guests(t, 2);
    const one = await keptRecord(t, ATTENDED, { residentId });
    const other = await keptRecord(t, DECLINED, { residentId: stranger });
    const mustHoldAll = async (now: string): Promise<void> => {
      for (const { activityId, entry } of [one, other]) await mustBeTheOnlyOne(t, activityId, entry, now);
    };
    await listed(() => mustHoldAll('before the delete'));
    for (const userId of [other.userId, t.fresh.word('nobody')]) {
      await t.call('deleteAttendance', { path: { activityId: one.activityId, userId } });
      await mustHoldAll('after a delete in vain');
    }
  },
});

check({
  id: 'attendance.again-after-delete',
  says: 'A user whose record was deleted can be marked again, and the new record shows what was sent.',
  clauses: ['ATT-50', 'ATT-27', 'ATT-28'],
  async run(t) {
    const { activityId, userId: residentId } = await keptRecord(t, DECLINED);
    const later = { status: 'declined', declineReason: 'Out of facility', duration: 80 } as const;
    for (const marking of [ATTENDED, later, DECLINED]) {
      await precondition('a delete', () => mustDelete(t, activityId, residentId));
      const entry = entryOf(residentId, marking);
      mustMark(await mark(t, activityId, entry), entry);
      await mustBeTheOnlyOne(t, activityId, entry, 'after another mark');
    }
  },
});
