import fc from 'fast-check';
import { REASONS, givenAttendee, givenGuest, givenRecord, mark } from '../../factories/attendance.ts';
import { openActivity, registerGuest, type Marking } from '../../factories/attendance.ts';
import { aheadOfTime } from '../../factories/attendance-early.ts';
import { givenRegistration, guestAt, guests, soonActivity } from '../../factories/registrations.ts';
import { middayOn, zoneOf } from '../../factories/activities-times.ts';
import { check } from '../../kit/check.ts';
import { wholeNumber } from '../../kit/core-values.ts';
import { refusedWithoutTrace } from '../../kit/no-trace.ts';
import type { Tools } from '../../kit/tools.ts';
import { observeErrorBody } from '../../assertions/error-body.ts';
import { attendanceOf, entryOf, mustAttend, mustBeTheOnlyOne } from '../../assertions/attendance.ts';
import {
  mustDescribe,
  mustHoldAttendance,
  mustHoldRecords,
  mustMark,
  recordsOf,
} from '../../assertions/attendance.ts';
import type { Entry } from '../../assertions/attendance.ts';

/** Marks a resident for an activity and checks every list that shows the record. */
async function mustKeep(t: Tools, marking: Marking): Promise<void> {
  const { activityId, entry } = await mustAttend(t, marking);
  await mustBeTheOnlyOne(t, activityId, entry, 'after the mark');
}

/**
 * Marks residents one after the other, and checks the list of the activity and that of the resident in turn.
 */
function keeper(t: Tools): (marking: Marking) => Promise<void> {
  let count = 0;
  return async (marking) => {
    const { activityId, userId, entry } = await mustAttend(t, marking);
    await (count++ % 2 === 0
      ? mustHoldRecords(t, activityId, [entry], 'after the mark', [userId])
      : mustHoldAttendance(t, userId, { [activityId]: entry }, 'after the mark', [activityId]));
  };
}

/** Mostly minutes of a few hours, sometimes any whole number of 32 bits. */
const minutes = fc.oneof(wholeNumber(1, 600), wholeNumber(1));

check({
  id: 'attendance.mark-tells-what-was-sent',
  says: 'The record shows the user, the userType and the status sent with the mark, in every answer.',
  clauses: ['ATT-19', 'ATT-26', 'ATT-27'],
  async run(t) {
    await mustKeep(t, { status: 'attended', duration: 45 });
    await mustKeep(t, { status: 'declined', declineReason: 'Feeling ill', duration: 10 });
  },
});

check({
  id: 'attendance.mark-takes-each-status',
  says: "A mark is accepted with status attended and with declined, and each resident's record shows its own.",
  clauses: ['ATT-22', 'ATT-27', 'ATT-16', 'ATT-26', 'ATT-19'],
  async run(t) {
    const { activityId } = await soonActivity(t);
    const entries: Entry[] = [];
    for (const status of ['attended', 'declined', 'attended', 'declined'] as const) {
      const reason = status === 'declined' && ({ declineReason: 'Out of facility' } as const);
      const residentId = await guestAt(t, entries.length);
      const marking = { status, ...reason, duration: 20 };
      const { userId, entry } = await mustAttend(t, marking, { activityId, residentId });
      entries.push(entry);
      await mustHoldRecords(t, activityId, entries, `after ${entries.length} marks`);
      await mustHoldAttendance(t, userId, { [activityId]: entry }, 'after the mark', [activityId]);
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
    const who = { residentId: await guestAt(t, 0) };
    const { activityId } = await givenRecord(t, { status: 'declined', declineReason: 'Other' }, who);
    const next = { activityId, residentId: await guestAt(t, 1) };
    await mustAttend(t, { status: 'attended', duration: 20 }, next);
  },
});

check({
  id: 'attendance.mark-names-its-user',
  says: 'A mark without a userId is refused and makes no record, no matter who acts; it never means the acting user.',
  clauses: ['ATT-20'],
  negative: true,
  async run(t) {
    const activity = await openActivity(t);
    const { activityId } = activity;
    const { residentId } = await givenAttendee(t, { activityId, residentId: await guestAt(t, 0) });
    const guest = await givenGuest(t, activity);
    await registerGuest(t, guest);
    const readState = async () => (await recordsOf(t, activityId)).items;
    const tries = [
      { as: residentId, body: { userType: 'resident', status: 'attended' } },
      { as: guest.connectionId, body: { userType: 'connection', status: 'attended' } },
    ].map((one) => () => t.callAny('markAttendance', { path: { activityId }, ...one }));
    await refusedWithoutTrace(readState, ...tries);
  },
});

check({
  id: 'attendance.declined-needs-a-reason',
  says: 'A mark as declined without declineReason is refused and makes no record, with a duration or without.',
  clauses: ['ATT-23'],
  negative: true,
  async run(t) {
    const asleep = { status: 'declined', declineReason: 'Sleeping' } as const;
    const { activityId } = await givenRecord(t, asleep, { residentId: await guestAt(t, 0) });
    for (const [at, more] of [{}, { duration: 15 }].entries()) {
      const residentId = await guestAt(t, at + 1);
      const { residentId: userId } = await givenAttendee(t, { activityId, residentId });
      const readState = async () => ({
        activity: (await recordsOf(t, activityId)).items,
        resident: (await attendanceOf(t, userId)).items.filter((one) => one['activityId'] === activityId),
      });
      const body = entryOf(userId, { status: 'declined', ...more });
      const answer = await refusedWithoutTrace(readState, () => mark(t, activityId, body));
      observeErrorBody(t, answer, ['declineReason']);
      // The same body with a reason is accepted, so only the reason was missing.
      const entry: Entry = { ...body, declineReason: 'Not interested' };
      mustMark(await mark(t, activityId, entry), entry);
    }
  },
});

check({
  id: 'attendance.mark-of-one',
  says: 'A mark makes a record of its own activity and user and of no other.',
  clauses: ['ATT-17', 'ATT-18', 'ATT-10', 'ATT-27'],
  async run(t) {
    const [one, other] = [(await soonActivity(t)).activityId, (await soonActivity(t)).activityId];
    const [both = '', single = '', idle = ''] = await guests(t, 3);
    await aheadOfTime(t);
    for (const [activityId, residentId] of [
      [one, both],
      [one, idle],
      [other, both],
      [other, single],
    ] as const)
      await givenRegistration(t, { activityId, residentId });
    const inOne = entryOf(both, { status: 'attended', duration: 20 });
    const inOther: Entry = { ...inOne, status: 'declined', declineReason: 'Not interested', duration: 3 };
    const alone = entryOf(single, { status: 'attended', duration: 40 });
    const marked = async (activityId: string, entry: Entry): Promise<void> => {
      const answer = await mark(t, activityId, entry);
      mustDescribe(answer, mustMark(answer, entry), { activityId });
    };
    await marked(one, inOne);
    await mustHoldRecords(t, other, [], 'after a mark for another activity');
    await marked(other, inOther);
    await marked(other, alone);
    await mustHoldRecords(t, one, [inOne], 'after marks for another activity');
    await mustHoldRecords(t, other, [inOther, alone], 'after a mark for another activity');
    await mustHoldAttendance(t, both, { [one]: inOne, [other]: inOther }, 'after two marks', [one, other]);
    await mustHoldAttendance(t, single, { [other]: alone }, 'after one mark', [one, other]);
    await mustHoldAttendance(t, idle, {}, 'without a mark', [one, other]);
  },
});

check({
  id: 'attendance.mark-once-it-is-over',
  says: 'Registered residents can be marked for an activity that is over, as attended and as declined.',
  clauses: ['ATT-24', 'ATT-25', 'ATT-26', 'ATT-27', 'ATT-19'],
  needs: ['lever:update-activity'],
  async run(t) {
    const { activityId, facilityId } = await soonActivity(t);
    const [present = '', absent = ''] = await guests(t, 2);
    for (const residentId of [present, absent]) await givenRegistration(t, { activityId, residentId });
    await t.lever('update-activity', { activityId, ...middayOn(await t.day(-2), zoneOf(t.run, facilityId)) });
    const entries = [
      entryOf(present, { status: 'attended' }),
      entryOf(absent, { status: 'declined', declineReason: 'Sleeping' }),
    ];
    for (const entry of entries) mustMark(await mark(t, activityId, entry), entry);
    await mustHoldRecords(t, activityId, entries, 'after two marks');
  },
});
