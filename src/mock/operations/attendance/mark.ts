import type { Whole } from '../../domain/exact-integer.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import type { AttendanceRecord, AttendanceStatus } from '../../world/attendance-records.ts';
import { isoOf } from '../../world/clock.ts';
import { compoundKey } from '../../world/keys.ts';
import type { ActivityRecord, UserType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusedBelowDeleted } from '../for-the-deleted.ts';
import { unknown } from '../lookup.ts';
import type { ConnectionNaming } from '../registrations/person.ts';
import { dayMarked } from './occasion.ts';
import { personMarked } from './person.ts';
import { reasonAfter } from './reason.ts';

/** The input of a mark: the user, the activity, the kind of user. */
interface MarkOrder {
  readonly activityId: string;
  readonly userId: string;
  readonly userType: UserType;
  readonly status: AttendanceStatus;
  readonly declineReason?: string | undefined;
  readonly duration?: Whole | undefined;
}

interface Marked {
  readonly record: AttendanceRecord;
  readonly activity: ActivityRecord;
}

/** The record of a user for an activity; the user is named by the own id, not by externalId (ATT-38, ATT-39,
 * ATT-43). */
export const recordOf = (
  activityId: string,
  userId: string,
  { store }: World,
): AttendanceRecord | undefined =>
  store.attendance.where('activityAndUser', compoundKey(activityId, userId))[0];

const refusedStranger = (activityId: string, personId: string, world: World): Refusal | undefined => {
  if (world.choose('mark-without-registration', { accepted: true, refused: false })) return undefined;
  const isRegistered = world.store.registrations
    .where('activityAndPerson', compoundKey(activityId, personId))
    .some(({ status }) => status === 'registered');
  if (isRegistered) return undefined;
  return refuse('conflict', {
    promised: 'Attendance can only be marked for users who are registered for the activity.',
    found: 'a user who is not registered.',
    next: 'register the user first.',
  });
};

const refusedTwice = (earlier: AttendanceRecord, world: World): Refusal | undefined => {
  if (world.choose('second-mark', { refused: false, replaced: true })) return undefined;
  return refuse('conflict', {
    promised: 'A user can be marked only once for an activity.',
    found: `the user was marked as ${earlier.status} at ${earlier.markedAt}.`,
    next: 'change that record with PUT, or delete it first.',
  });
};

/**
 * Marks that a user came to an activity or declined. Refuses with 404 unknown users and activities, and with 409 what
 * the readings do not allow. States, Attendance; Endpoints, Attendance.
 */
export const markAttendance = (
  order: MarkOrder,
  naming: ConnectionNaming,
  world: World,
): Marked | Refusal => {
  // ATT-25, ATT-30
  const { activityId, userType, status, duration = null } = order;
  const activity = world.store.activities.find(activityId);
  if (!activity) return unknown('an activity', activityId);
  const gone = refusedBelowDeleted(activity, 'markAttendance', world);
  if (gone) return gone;
  const userId = personMarked(order.userId, userType, naming, world);
  if (isRefusal(userId)) return userId;
  const declineReason = reasonAfter(status, order.declineReason, 'markAttendance', world);
  if (isRefusal(declineReason)) return declineReason;
  const unknownUser = refusedStranger(activityId, userId, world);
  if (unknownUser) return unknownUser;
  const earlier = recordOf(activityId, userId, world);
  const twice = earlier && refusedTwice(earlier, world);
  if (twice) return twice;
  const { attendance } = world.store;
  // ATT-27
  const record: AttendanceRecord = {
    id: earlier?.id ?? world.ids.next('atd'),
    activityId,
    occurrenceDate: dayMarked(activity, world),
    userId,
    userType,
    status,
    markedAt: isoOf(world.clock.now()),
    declineReason,
    duration,
  };
  return { record: earlier ? attendance.replace(record) : attendance.insert(record), activity };
};
