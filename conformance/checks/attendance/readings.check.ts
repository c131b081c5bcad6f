import { givenAttendee, givenGuest, givenRecord, mark } from '../../factories/attendance.ts';
import { openActivity, registerGuest, type Marking } from '../../factories/attendance.ts';
import { register, freeSeat } from '../../factories/registrations.ts';
import {
  foundSeries,
  stagedSeries,
  type FoundSeries,
  type GivenSeries,
} from '../../factories/activities-series.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays, dayOfMoment } from '../../kit/dates.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import { isBlank, same } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { soonGuest } from '../../assertions/activities.ts';
import { entryOf, recordsOf } from '../../assertions/attendance.ts';

const attended = (userId: string) => entryOf(userId, { status: 'attended' });

check({
  id: 'attendance.second-mark',
  says: 'Records the answer to a second mark of a user for the same activity.',
  clauses: ['ATT-31'],
  async run(t) {
    const first = { status: 'attended', duration: 20 } as const;
    const { activityId, residentId: userId } = await givenRecord(t, first, await freeSeat(t));
    const again = { status: 'declined', declineReason: 'Sleeping', duration: 40 } as const;
    const body = entryOf(userId, again);
    const answer = await t.call('markAttendance', { path: { activityId }, body });
    const listed = await recordsOf(t, activityId);
    const items = listed.items.filter((one) => one['userId'] === userId);
    const [record] = items;
    const isAsNow = items.length === 1 && record?.['status'] === 'declined' && record['duration'] === 40;
    const outcomes = { refused: isRefused, replaced: isSuccess(answer) && isAsNow };
    reading(t, 'second-mark', answer, outcomes, `${answer.status}, then ${items.length} records`);
  },
});

readingCheck({
  id: 'attendance.mark-without-registration',
  says: 'Records whether a user who is not registered can be marked.',
  clauses: ['ATT-32'],
  choice: 'mark-without-registration',
  async ask(t) {
    const { activityId, residentId } = await freeSeat(t);
    return mark(t, activityId, attended(residentId));
  },
  outcomes: { accepted: isSuccess, refused: isRefused },
});

/** A daily series that began days ago and goes on, so that its first occurrence is not the latest. */
async function dailySeries(t: Tools): Promise<Pick<GivenSeries, 'activityId' | 'first'>> {
  if (hasLever(t.run, 'create-activity')) return stagedSeries(t, { ahead: -4, times: 12, except: [] });
  const [begun, soon] = [await t.day(-4), await t.day(1)];
  const isDaily = ({ shown: [one, next] }: FoundSeries): boolean =>
    one !== undefined && next !== undefined && one[0] <= soon && next[0] === addDays(one[0], 1);
  const [series] = await foundSeries(t, (one) => one.first < begun && isDaily(one));
  return series;
}

check({
  id: 'attendance.of-a-series',
  says: 'Records which occurrence of a series a mark is for.',
  clauses: ['ATT-33'],
  async run(t) {
    const { activityId, first } = await dailySeries(t);
    const residentId = await soonGuest(t, 0);
    // It is open whether anybody can register for a series that has begun, and whether a mark requires it.
    await register(t, activityId, residentId);
    const answer = await mark(t, activityId, attended(residentId));
    if (!isSuccess(answer))
      return t.note(`no user can be marked for a series that has begun: ${answer.status}`);
    if (!hasLever(t.run, 'create-activity'))
      t.afterwards(() => t.call('deleteAttendance', { path: { activityId, userId: residentId } }));
    const shown = dataOf(answer)['activityStartDate'];
    const day = typeof shown === 'string' ? dayOfMoment(shown) : undefined;
    const today = await t.day(0);
    const outcomes = {
      'whole-series': day === first,
      'occurrence-of-the-moment': day === today || day === addDays(today, -1),
    };
    reading(t, 'attendance-of-series', answer, outcomes, `activityStartDate ${show(shown)}`);
  },
});

const STRANGE = 'Visiting the dentist';

/** The answers to a mark, and to an update of a record with the same status, each with this reason. */
async function reasoned(t: Tools, before: Marking, declineReason: string): Promise<readonly Answer[]> {
  const { activityId, residentId } = await givenAttendee(t, await freeSeat(t));
  const marked = await mark(t, activityId, { ...entryOf(residentId, before), declineReason });
  const record = await givenRecord(t, before, await freeSeat(t));
  const path = { activityId: record.activityId, userId: record.residentId };
  return [marked, await t.call('updateAttendance', { path, body: { declineReason, duration: 5 } })];
}

readingCheck({
  id: 'attendance.other-reason',
  says: 'Records whether a declineReason other than the five known ones is accepted.',
  clauses: ['ATT-34'],
  choice: 'other-decline-reason',
  ask: (t) => reasoned(t, { status: 'declined', declineReason: 'Other' }, STRANGE),
  outcomes: {
    accepted: (answer) => isSuccess(answer) && dataOf(answer)['declineReason'] === STRANGE,
    refused: isRefused,
  },
  seen: ({ status }) => `${status} without it`,
});

readingCheck({
  id: 'attendance.reason-when-attended',
  says: 'Records what happens to a declineReason sent with status attended.',
  clauses: ['ATT-35'],
  choice: 'reason-when-attended',
  ask: (t) => reasoned(t, { status: 'attended' }, 'Sleeping'),
  outcomes: {
    refused: isRefused,
    kept: (answer) => isSuccess(answer) && dataOf(answer)['declineReason'] === 'Sleeping',
    dropped: (answer) => isSuccess(answer) && isBlank(dataOf(answer)['declineReason']),
  },
  seen: (answer) => (isSuccess(answer) ? show(dataOf(answer)['declineReason']) : `${answer.status}`),
});

check({
  id: 'attendance.id-of-a-connection',
  says: 'Records which identifier marks a connection.',
  clauses: ['ATT-36'],
  async run(t) {
    const activity = await openActivity(t);
    const { activityId } = activity;
    const takes = async (naming: 'connectionId' | 'externalId', isShouted = false): Promise<boolean> => {
      const guest = await givenGuest(t, activity);
      await registerGuest(t, guest);
      const userId = isShouted ? guest[naming].toUpperCase() : guest[naming];
      const answer = await mark(t, activityId, { userId, userType: 'connection', status: 'attended' });
      if (!isSuccess(answer)) return false;
      const shown = dataOf(answer)['userId'];
      const named = shown === guest.connectionId ? 'its id' : show(shown);
      t.note(`marked by its ${naming}; the record shows ${named}`);
      return true;
    };
    const [own, external] = [await takes('connectionId'), await takes('externalId')];
    const found = external ? (own ? 'either' : 'external-id') : own ? 'connection-id' : 'neither';
    const isLoose = external && (await takes('externalId', true));
    t.observe(
      'connection-mark-id',
      'markAttendance',
      isLoose ? `other: ${found}, in other letters too` : found,
    );
  },
});

check({
  id: 'attendance.left-out-of-an-update',
  says: 'Records what happens to declineReason and duration that an update leaves out.',
  clauses: ['ATT-44'],
  async run(t) {
    const before = { status: 'declined', declineReason: 'Sleeping', duration: 20 } as const;
    const left = async (body: { declineReason?: string; duration?: number }, member: keyof typeof before) => {
      const { activityId, residentId: userId } = await givenRecord(t, before, await freeSeat(t));
      const answer = await t.call('updateAttendance', { path: { activityId, userId }, body });
      if (isRefused(answer)) return 'refused';
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
        : reason === 'refused' && duration === 'kept'
          ? reason
          : `other: reason ${reason}, duration ${duration}`,
    );
  },
});
