import fc from 'fast-check';
import { REASONS } from '../../factories/attendance.ts';
import { guestAt, guests, soonActivity } from '../../factories/registrations.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { wholeNumber } from '../../kit/core-values.ts';
import { show } from '../../kit/json.ts';
import { isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, readOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  keptRecord,
  listed,
  mustBeTheOnlyOne,
  mustHoldAttendance,
  mustHoldRecords,
} from '../../assertions/attendance.ts';
import { mustDescribe, mustReport, recordsOf, type Entry } from '../../assertions/attendance.ts';

type Update = Partial<Pick<Entry, 'declineReason' | 'duration'>>;

const DECLINED = { status: 'declined', declineReason: 'Sleeping', duration: 12 } as const;
const ATTENDED = { status: 'attended', duration: 30 } as const;

/** Updates a record. The answer must show what was sent, and the same user as before. */
async function mustUpdate(t: Tools, activityId: string, entry: Entry, body: Update): Promise<Entry> {
  const answer = await t.call('updateAttendance', { path: { activityId, userId: entry.userId }, body });
  const updated = { ...entry, ...body };
  attributed(['ATT-38', 'ATT-41'], () => must(answer, success));
  const record = attributed(['ATT-37'], () => readOf(answer));
  mustReport(answer, record, updated);
  mustDescribe(answer, record, { activityId });
  return updated;
}

/** After each update, checks the list of the activity and that of the resident in turn. */
function mustShowInTurn(t: Tools, activityId: string): (entry: Entry, after: string) => Promise<void> {
  let count = 0;
  return (entry, after) =>
    count++ % 2 === 0
      ? mustHoldRecords(t, activityId, [entry], after, [entry.userId])
      : mustHoldAttendance(t, entry.userId, { [activityId]: entry }, after, [activityId]);
}

check({
  id: 'attendance.update-tells-what-was-sent',
  says: 'An update by the id of the resident changes the record of that resident and answers it.',
  clauses: ['ATT-37', 'ATT-38'],
  async run(t) {
    const { activityId, entry } = await keptRecord(t, DECLINED);
    const body = { declineReason: 'Other', duration: 55 };
    await mustBeTheOnlyOne(t, activityId, await mustUpdate(t, activityId, entry, body), 'after the update');
  },
});

check({
  id: 'attendance.update-keeps-the-reason-sent',
  says: 'A declined record shows the declineReason sent with each update.',
  clauses: ['ATT-40', 'ATT-16', 'ATT-56'],
  async run(t) {
    const { activityId, entry } = await keptRecord(t, DECLINED);
    let latest = entry;
    const mustShow = mustShowInTurn(t, activityId);
    for (const declineReason of [...REASONS, 'Sleeping', 'Sleeping']) {
      latest = await mustUpdate(t, activityId, latest, { declineReason, duration: 12 });
      await mustShow(latest, `after an update to ${declineReason}`);
    }
    await mustBeTheOnlyOne(t, activityId, latest, 'in the end');
  },
});

check({
  id: 'attendance.update-keeps-the-duration-sent',
  says: 'The record shows the duration sent with each update, larger or smaller than before.',
  clauses: ['ATT-41', 'ATT-16', 'ATT-56'],
  async run(t) {
    const one = fc.oneof(wholeNumber(1, 600), wholeNumber(1));
    const durations = fc.tuple(one, one);
    const { activityId, entry } = await keptRecord(t, ATTENDED);
    const mustShow = mustShowInTurn(t, activityId);
    const come = async (duration: number): Promise<void> => {
      const latest = await mustUpdate(t, activityId, entry, { duration });
      await mustShow(latest, `after an update to ${duration} minutes`);
    };
    for (const duration of [60, 15, 1440, 1, 1]) await come(duration);
    const both = async ([before, after]: readonly [number, number]): Promise<void> => {
      await mustUpdate(t, activityId, entry, { duration: before });
      await come(after);
    };
    await t.property(durations, both, { runs: Math.min(t.run.runs, 5) });
    // One record without a duration, and one of a resident who declined.
    const unmeasured = await keptRecord(t, { status: 'attended' });
    await mustUpdate(t, unmeasured.activityId, unmeasured.entry, { duration: 70 });
    const absent = await keptRecord(t, { status: 'declined', declineReason: 'Other' });
    const body = { declineReason: 'Other', duration: 8 };
    const updated = await mustUpdate(t, absent.activityId, absent.entry, body);
    await mustBeTheOnlyOne(t, absent.activityId, updated, 'after an update');
  },
});

check({
  id: 'attendance.update-keeps-user-and-status',
  says: 'An update does not change userId, userType or status, even if the body names others.',
  clauses: ['ATT-42'],
  async run(t) {
    for (const marking of [DECLINED, ATTENDED]) {
      const { activityId, entry } = await keptRecord(t, marking);
      const reason = marking.status === 'declined' && { declineReason: 'Out of facility' };
      let latest = entry;
      for (const duration of [31, 32]) {
        latest = await mustUpdate(t, activityId, latest, { ...reason, duration });
        await mustBeTheOnlyOne(t, activityId, latest, `after an update to ${duration} minutes`);
      }
    }
  },
});

check({
  id: 'attendance.update-takes-nothing-else',
  says: 'An update with any other member is refused or leaves userId, userType and status as they are.',
  clauses: ['ATT-42'],
  negative: true,
  async run(t) {
    const { userId } = await keptRecord(t, { status: 'attended' });
    for (const [marking, other] of [
      [DECLINED, 'attended'],
      [ATTENDED, 'declined'],
    ] as const) {
      const { activityId, entry } = await keptRecord(t, marking);
      const reason = marking.status === 'declined' && { declineReason: 'Other' };
      const mustShow = mustShowInTurn(t, activityId);
      for (const more of [{ status: other }, { userType: 'connection' }, { userId }]) {
        const body = { ...reason, duration: 33, ...more };
        const kept = { userId: entry.userId, userType: entry.userType, status: entry.status };
        const path = { activityId, userId: entry.userId };
        const answer = await t.call('updateAttendance', { path, body });
        if (isSuccess(answer)) mustReport(answer, dataOf(answer), kept);
        await mustShow(kept, `after an update that names ${Object.keys(more).join()}`);
      }
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
    const cases = [
      [ATTENDED, [reason, { ...reason, duration: 20 }]],
      [{ status: 'attended' }, [reason]],
      [DECLINED, [{ duration: 45 }]],
      [{ status: 'declined', declineReason: 'Other' }, [{ duration: 45 }]],
    ] as const;
    for (const [marking, bodies] of cases) {
      const { activityId, entry } = await keptRecord(t, marking);
      const { userId, userType, status } = entry;
      for (const body of bodies) {
        const answer = await t.call('updateAttendance', { path: { activityId, userId }, body });
        const kept = { userId, userType, status };
        if (isSuccess(answer)) mustReport(answer, dataOf(answer), kept);
        const after = `after an update of a record with the status ${status} to ${show(body)}`;
        await mustBeTheOnlyOne(t, activityId, isSuccess(answer) ? kept : entry, after);
      }
    }
  },
});

check({
  id: 'attendance.update-of-one',
  says: 'An update changes no record of another user, and none of the same user for another activity.',
  clauses: ['ATT-43'],
  async run(t) {
    const [one, other] = [(await soonActivity(t)).activityId, (await soonActivity(t)).activityId];
    const [earlier = '', residentId = '', later = '', foreign = ''] = await guests(t, 4);
    const { entry: before } = await keptRecord(t, DECLINED, { activityId: one, residentId: earlier });
    const { entry } = await keptRecord(t, DECLINED, { activityId: one, residentId });
    const { entry: after } = await keptRecord(t, ATTENDED, { activityId: one, residentId: later });
    const { entry: elsewhere } = await keptRecord(t, DECLINED, { activityId: other, residentId });
    const { entry: stranger } = await keptRecord(t, ATTENDED, { activityId: other, residentId: foreign });
    await listed(async () => {
      await mustHoldRecords(t, one, [before, entry, after], 'before the update');
      await mustHoldRecords(t, other, [elsewhere, stranger], 'before the update');
    });
    const latest = await mustUpdate(t, one, entry, { declineReason: 'Other', duration: 77 });
    const now = 'after an update of one record';
    await mustHoldRecords(t, one, [before, latest, after], now);
    await mustHoldRecords(t, other, [elsewhere, stranger], now);
    await mustHoldAttendance(t, residentId, { [one]: latest, [other]: elsewhere }, now, [one, other]);
    await mustHoldAttendance(t, before.userId, { [one]: before }, now, [one, other]);
    const third = await mustUpdate(t, other, elsewhere, { declineReason: 'Not interested', duration: 3 });
    await mustHoldRecords(t, one, [before, latest, after], now);
    await mustHoldRecords(t, other, [third, stranger], now);
  },
});

check({
  id: 'attendance.update-of-nobody',
  says: 'An update for a user without a record changes no record of another user, whatever it answers.',
  clauses: ['ATT-43'],
  negative: true,
  async run(t) {
    const { activityId, entry } = await keptRecord(t, DECLINED, { residentId: await guestAt(t, 0) });
    const { userId: elsewhere } = await keptRecord(t, ATTENDED, { residentId: await guestAt(t, 1) });
    const body = { declineReason: 'Other', duration: 99 };
    for (const userId of [elsewhere, t.fresh.word('nobody')]) {
      await t.call('updateAttendance', { path: { activityId, userId }, body });
      const { answer, items } = await recordsOf(t, activityId);
      const record = items.find((one) => one['userId'] === entry.userId);
      mustReport(answer, record, entry);
    }
  },
});
