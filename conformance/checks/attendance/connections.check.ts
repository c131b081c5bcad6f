import {
  givenGuest,
  givenRecord,
  mark,
  markGuest,
  openActivity,
  registerGuest,
} from '../../factories/attendance.ts';
import type { Answer } from '../../kit/call.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import { dataOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  listed,
  mustHoldRecords,
  mustMark,
  mustReport,
  recordsOf,
  type Entry,
} from '../../assertions/attendance.ts';

const DECLINED = { status: 'declined', declineReason: 'Sleeping', duration: 12 } as const;
const ATTENDED = { status: 'attended', duration: 30 } as const;

interface Company {
  readonly activityId: string;
  readonly first: Entry;
  readonly second: Entry;
  readonly resident: Entry;
}

/** An activity for which two connections are marked, and the resident of the first connection. */
async function company(t: Tools): Promise<Company> {
  const activity = await openActivity(t);
  const { activityId } = activity;
  const [one, two] = [await givenGuest(t, activity), await givenGuest(t, activity, { at: 1 })];
  await markGuest(t, one, DECLINED);
  await givenRecord(t, ATTENDED, { activityId, residentId: one.residentId });
  await markGuest(t, two, ATTENDED);
  const first: Entry = { userId: one.connectionId, userType: 'connection', ...DECLINED };
  const second: Entry = { userId: two.connectionId, userType: 'connection', ...ATTENDED };
  const resident: Entry = { userId: one.residentId, userType: 'resident', ...ATTENDED };
  await listed(() => mustHoldRecords(t, activityId, [first, second, resident], 'after the marks'));
  return { activityId, first, second, resident };
}

check({
  id: 'attendance.connection-marked',
  says: 'The record of a connection shows userType connection and the other members sent, in every answer.',
  clauses: ['ATT-27', 'ATT-28', 'ATT-16'],
  async run(t) {
    let isTaken = false;
    const activity = await openActivity(t);
    const entries: Entry[] = [];
    for (const marking of [{ status: 'attended' }, ATTENDED, DECLINED] as const) {
      const guest = await givenGuest(t, activity, { at: entries.length });
      await registerGuest(t, guest);
      const { activityId, connectionId: userId } = guest;
      const entry: Entry = { userId, userType: 'connection', ...marking };
      entries.push(entry);
      // A target that accepts the id of one connection accepts that of every connection.
      const answer: Answer | undefined = isTaken
        ? await mark(t, activityId, entry)
        : await markGuest(t, guest, marking);
      if (answer) mustMark(answer, entry);
      isTaken ||= answer !== undefined;
      await mustHoldRecords(t, activityId, entries, 'after the mark of a connection');
    }
  },
});

check({
  id: 'attendance.connection-declines-with-a-reason',
  says: 'A mark of a connection as declined without declineReason is refused and makes no record.',
  clauses: ['ATT-23'],
  negative: true,
  async run(t) {
    const activity = await openActivity(t);
    const [one, two] = [await givenGuest(t, activity), await givenGuest(t, activity, { at: 1 })];
    if (!(await markGuest(t, one, ATTENDED))) t.unproven('a connection cannot be marked by its own id');
    await registerGuest(t, two);
    const body = { userId: two.connectionId, userType: 'connection', status: 'declined' } as const;
    const readState = async () => (await recordsOf(t, two.activityId)).items;
    await refusedWithoutTrace(readState, () => mark(t, two.activityId, body));
    // Only the reason was missing.
    const entry: Entry = { ...body, declineReason: 'Other' };
    mustMark(await mark(t, two.activityId, entry), entry);
  },
});

check({
  id: 'attendance.connection-updated',
  says: 'An update by the id of a connection changes the record of that connection and no other.',
  clauses: ['ATT-39', 'ATT-42', 'ATT-43'],
  async run(t) {
    const { activityId, first, second, resident } = await company(t);
    const update = async (
      entry: Entry,
      body: { readonly declineReason?: string; readonly duration: number },
    ): Promise<Entry> => {
      const answer = await t.call('updateAttendance', {
        path: { activityId, userId: entry.userId },
        body,
      });
      attributed(['ATT-39'], () => must(answer, status(200), fits));
      attributed(['ATT-39'], () => mustEcho(answer, dataOf(answer), { userId: entry.userId }));
      mustReport(answer, dataOf(answer), { ...entry, ...body });
      return { ...entry, ...body };
    };
    const one = await update(first, { declineReason: 'Out of facility', duration: 64 });
    await mustHoldRecords(t, activityId, [one, second, resident], 'after an update of a connection');
    const two = await update(second, { duration: 3 });
    await mustHoldRecords(t, activityId, [one, two, resident], 'after an update of another connection');
    const three = await update(resident, { duration: 71 });
    await mustHoldRecords(t, activityId, [one, two, three], 'after an update of a resident');
  },
});

check({
  id: 'attendance.connection-deleted',
  says: 'A delete by the id of a connection removes the record of that connection and no other.',
  clauses: ['ATT-47', 'ATT-48', 'ATT-49'],
  async run(t) {
    const { activityId, first, second, resident } = await company(t);
    const remove = async ({ userId }: Entry): Promise<void> => {
      await attributing(['ATT-47'], async () =>
        must(await t.call('deleteAttendance', { path: { activityId, userId } }), status(204), fits),
      );
    };
    await remove(first);
    await mustHoldRecords(t, activityId, [second, resident], 'after a connection was deleted');
    await remove(resident);
    await mustHoldRecords(t, activityId, [second], 'after a resident was deleted');
    await remove(second);
    await mustHoldRecords(t, activityId, [], 'after all were deleted');
  },
});

check({
  id: 'attendance.connection-again-after-delete',
  says: 'A connection whose record was deleted can be marked for the activity again.',
  clauses: ['ATT-50'],
  async run(t) {
    const guest = await givenGuest(t);
    const { activityId, connectionId: userId } = guest;
    const first = await markGuest(t, guest, DECLINED);
    must(await t.call('deleteAttendance', { path: { activityId, userId } }), status(204));
    const entry: Entry = { userId, userType: 'connection', ...ATTENDED };
    if (first) mustMark(await mark(t, activityId, entry), entry);
    else await markGuest(t, guest, ATTENDED);
    await mustHoldRecords(t, activityId, [entry], 'after another mark of a connection');
  },
});
