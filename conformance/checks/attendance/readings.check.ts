import { givenAttendee, givenGuest, givenRecord, mark, openActivity } from '../../given/attendance.ts';
import type { Mark } from '../../given/attendance.ts';
import { givenResident } from '../../given/residents.ts';
import { register, soonActivity } from '../../given/registrations.ts';
import { stagedSeries } from '../../given/series.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays, dayOfMoment } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank, same } from '../../kit/same.ts';
import { recordsOf } from '../../models/attendance.ts';

const isRefused = (answer: Answer): boolean => refused(answer) === undefined;
const attended = (userId: string): Mark => ({ userId, userType: 'resident', status: 'attended' });

check({
  id: 'attendance.second-mark',
  says: 'What a second mark of a user for the same activity does.',
  clauses: ['ATT-31'],
  async run(t) {
    const { activityId, residentId: userId } = await givenRecord(t, { status: 'attended', duration: 20 });
    const again: Mark = {
      userId,
      userType: 'resident',
      status: 'declined',
      declineReason: 'Sleeping',
      duration: 40,
    };
    const answer = await t.call('markAttendance', { path: { activityId }, body: again });
    const { items } = await recordsOf(t, activityId);
    const [record] = items;
    const isAsNow = items.length === 1 && record?.['status'] === 'declined' && record['duration'] === 40;
    t.observe(
      'second-mark',
      'markAttendance',
      isRefused(answer)
        ? 'refused'
        : isSuccess(answer) && isAsNow
          ? 'replaced'
          : `other: ${answer.status}, then ${items.length} records`,
    );
  },
});

check({
  id: 'attendance.mark-without-registration',
  says: 'Whether somebody can be marked who is not registered.',
  clauses: ['ATT-32'],
  async run(t) {
    const { activityId } = await soonActivity(t);
    const { residentId } = await givenResident(t);
    const answer = await mark(t, activityId, attended(residentId));
    t.observe(
      'mark-without-registration',
      'markAttendance',
      isSuccess(answer) ? 'accepted' : isRefused(answer) ? 'refused' : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'attendance.of-a-series',
  says: 'Which occurrence of a series a mark stands for.',
  clauses: ['ATT-33'],
  async run(t) {
    // It began days ago and goes on, so that the first occurrence is not the latest.
    const { activityId, first } = await stagedSeries(t, { ahead: -4, times: 12, except: [] });
    const { residentId } = await givenResident(t);
    // Whether somebody can register for what has begun is open, and so is whether it takes that.
    await register(t, activityId, residentId);
    const answer = await mark(t, activityId, attended(residentId));
    if (!isSuccess(answer))
      return t.note(`nobody can be marked for a series that has begun: ${answer.status}`);
    const shown = dataOf(answer)['activityStartDate'];
    const day = typeof shown === 'string' ? dayOfMoment(shown) : undefined;
    const today = await t.day(0);
    const isNow = day === today || day === addDays(today, -1);
    t.observe(
      'attendance-of-series',
      'markAttendance',
      day === first
        ? 'whole-series'
        : isNow
          ? 'occurrence-of-the-moment'
          : `other: activityStartDate ${show(shown)}`,
    );
  },
});

const STRANGE = 'Visiting the dentist';

check({
  id: 'attendance.other-reason',
  says: 'Whether a reason is taken that is none of the five known ones.',
  clauses: ['ATT-34'],
  async run(t) {
    const { activityId, residentId: userId } = await givenAttendee(t);
    const body = { userId, userType: 'resident', status: 'declined', declineReason: STRANGE } as const;
    const marked = await mark(t, activityId, body);
    const reading = (answer: Answer) => {
      const { status } = answer;
      const isKept = isSuccess(answer) && dataOf(answer)['declineReason'] === STRANGE;
      return isKept ? 'accepted' : isRefused(answer) ? 'refused' : (`other: ${status} without it` as const);
    };
    t.observe('other-decline-reason', 'markAttendance', reading(marked));
    const { activityId: other, residentId } = await givenRecord(t, {
      status: 'declined',
      declineReason: 'Other',
    });
    const path = { activityId: other, userId: residentId };
    const updated = await t.call('updateAttendance', { path, body: { declineReason: STRANGE, duration: 5 } });
    t.observe('other-decline-reason', 'updateAttendance', reading(updated));
  },
});

check({
  id: 'attendance.reason-when-attended',
  says: 'What becomes of a reason for somebody who attended.',
  clauses: ['ATT-35'],
  async run(t) {
    const reading = (answer: Answer) => {
      if (isRefused(answer)) return 'refused';
      if (!isSuccess(answer)) return `other: ${answer.status}` as const;
      const { declineReason } = dataOf(answer);
      if (declineReason === 'Sleeping') return 'kept';
      return isBlank(declineReason) ? 'dropped' : (`other: ${show(declineReason)}` as const);
    };
    const { activityId, residentId } = await givenAttendee(t);
    const marked = await mark(t, activityId, { ...attended(residentId), declineReason: 'Sleeping' });
    t.observe('reason-when-attended', 'markAttendance', reading(marked));
    const { activityId: other, residentId: userId } = await givenRecord(t);
    const body = { declineReason: 'Sleeping', duration: 15 };
    const updated = await t.call('updateAttendance', { path: { activityId: other, userId }, body });
    t.observe('reason-when-attended', 'updateAttendance', reading(updated));
  },
});

check({
  id: 'attendance.id-of-a-connection',
  says: 'Which identifier marks a connection.',
  clauses: ['ATT-36'],
  async run(t) {
    const takes = async (naming: 'connectionId' | 'externalId'): Promise<boolean> => {
      const { activityId, ...guest } = await givenGuest(t, await openActivity(t));
      const userId = guest[naming];
      const answer = await mark(t, activityId, { userId, userType: 'connection', status: 'attended' });
      if (!isSuccess(answer)) return false;
      const shown = dataOf(answer)['userId'];
      const own = { path: { activityId, userId: guest.connectionId } };
      t.afterwards(() => t.call('deleteAttendance', own));
      t.note(
        `marked by its ${naming}; the record shows ${shown === guest.connectionId ? 'its id' : show(shown)}`,
      );
      return true;
    };
    const [own, external] = [await takes('connectionId'), await takes('externalId')];
    t.observe(
      'connection-mark-id',
      'markAttendance',
      external ? (own ? 'either' : 'external-id') : own ? 'connection-id' : 'neither',
    );
  },
});

check({
  id: 'attendance.left-out-of-an-update',
  says: 'What becomes of a reason and of a duration that an update leaves out.',
  clauses: ['ATT-44'],
  async run(t) {
    const before = { status: 'declined', declineReason: 'Sleeping', duration: 20 } as const;
    const left = async (body: { declineReason?: string; duration?: number }, member: keyof typeof before) => {
      const { activityId, residentId: userId } = await givenRecord(t, before);
      const answer = await t.call('updateAttendance', { path: { activityId, userId }, body });
      if (!isSuccess(answer)) return `${answer.status} without ${member}`;
      const value = dataOf(answer)[member];
      return same(value, before[member]) ? 'kept' : isBlank(value) ? 'cleared' : `${member} ${show(value)}`;
    };
    const reason = await left({ duration: 35 }, 'declineReason');
    const duration = await left({ declineReason: 'Other' }, 'duration');
    t.observe(
      'attendance-put-omitted',
      'updateAttendance',
      reason === duration && (reason === 'kept' || reason === 'cleared')
        ? reason
        : `other: reason ${reason}, duration ${duration}`,
    );
  },
});
