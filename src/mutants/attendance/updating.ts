import { approximately } from '../../mock/domain/exact-integer.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { World } from '../../mock/world/world.ts';
import { DECLINED, inTurn, updates, withAttendanceFixture } from '../../witness/attendance.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, type Mutation, noting } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongType } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { readsPathAs, refusesAs } from '../verbs.ts';
import { attendance, isKin, isOfConnection, recordAt, UPDATE } from './adapter.ts';

const { besides, replacesAs, showing } = attendance;

/** What an update does to other records. */
const updatesToo = (
  takes: (other: AttendanceRecord, updated: AttendanceRecord, world: World) => boolean,
): Mutation =>
  besides(UPDATE, ({ id }, _input, context) => {
    const updated = context.store.attendance.find(id);
    if (!updated) return;
    const { declineReason, duration } = updated;
    for (const other of context.store.attendance.all())
      if (other.id !== id && takes(other, updated, context))
        context.store.attendance.replace({ ...other, declineReason, duration });
  });

/** A resident who attended is updated with a reason alone, and one who declined with a duration alone. */
const otherwise = withAttendanceFixture(async ({ mark, update, ann, ben }) =>
  inTurn(
    () => mark(ann, { duration: 30 }),
    () => mark(ben, DECLINED),
    () => update(ann, { declineReason: 'Other' }),
    () => update(ben, { duration: 40 }),
  ),
);

export const updatingMutants = mutantsOf('attendance', updates, {
  'reasons-in-an-array': wrongType(['ATT-05'], UPDATE, 'declineReason', 'list'),
  'update-answers-201': wrongStatus(['ATT-37', 'CNV-29'], UPDATE, 201),
  'update-is-bare': withoutEnvelope(['ATT-37', 'CNV-08'], UPDATE),
  'update-answers-the-first': breaking('ATT-37', 'ATT-39', 'ATT-41', 'ATT-42')
    .says('An update answers the record of the activity that was made first.')
    .by(afterwards, UPDATE, (reply, input, context) => {
      const { activityId } = input.path;
      const [first] = context.store.attendance.filter((one) => one.activityId === activityId);
      return showing(reply, input, context, first?.id);
    }),
  'update-of-decliners-alone': breaking('ATT-38', 'ATT-41')
    .says('The record of a resident who attended is not found by an update.')
    .by(refusesAs, 'not-found', UPDATE, (_, input, context) => {
      return !isOfConnection(input, context) && recordAt(input, context)?.status === 'attended';
    }),
  'update-of-residents-alone': breaking('ATT-39')
    .says('The record of a connection is not found by an update.')
    .by(refusesAs, 'not-found', UPDATE, (_, input, context) => isOfConnection(input, context)),
  'update-of-a-connection-for-its-resident': breaking('ATT-39', 'ATT-43')
    .says(
      'An update of a connection changes the record of the resident it is linked to, and answers its own.',
    )
    .by(instead, UPDATE, (original) => (input, context) => {
      const [userId] = context.store.connections.find(input.path['userId'])?.residentIds ?? [];
      const own = recordAt(input, context);
      if (!own || userId === undefined || !recordAt(input, context, userId)) return original(input, context);
      const reply = original({ ...input, path: { ...input.path, userId } }, context);
      return isRefusal(reply) ? reply : showing(reply, input, context, own.id);
    }),
  'first-reason-for-ever': breaking('ATT-40')
    .says('An update keeps the reason that was there.')
    .by(replacesAs, ({ declineReason }, now) => ({ declineReason: declineReason ?? now.declineReason })),
  'reason-updated-once': breaking('ATT-40')
    .says('The declineReason of a record can be changed only once.')
    .by(noting(Set<string>), (updated) =>
      replacesAs(({ id, declineReason }, now) => {
        if (updated.has(id)) return { declineReason };
        if (now.declineReason !== declineReason) updated.add(id);
        return {};
      }),
    ),
  'duration-adds-up': breaking('ATT-41')
    .says('An update adds its duration to the one that was there.')
    .by(replacesAs, ({ duration }, now) => ({
      duration: duration === null ? now.duration : approximately(duration) + approximately(now.duration ?? 0),
    })),
  'duration-grows': breaking('ATT-41')
    .says('An update makes a duration longer, never shorter.')
    .by(replacesAs, (former, { duration }) => ({
      duration: duration && Math.max(approximately(former.duration ?? 0), approximately(duration)),
    })),
  'duration-of-who-attended': breaking('ATT-41')
    .says('An update leaves the duration of someone who declined as it was.')
    .by(replacesAs, ({ status, duration }) => (status === 'declined' ? { duration } : {})),
  'update-is-answered-alone': breaking('ATT-16', 'ATT-56', 'ATT-40', 'ATT-41')
    .says('An update is answered as if it were done, and is not.')
    .by(besides, UPDATE, (former, _input, { store }) => store.attendance.replace(former)),
  'long-updates-attended': breaking('ATT-42')
    .says('Who stayed for more than fifty minutes after all is shown as attended from the update on.')
    .by(replacesAs, (_, { duration }) => (approximately(duration ?? 0) > 50 ? { status: 'attended' } : {})),
  'reason-declines': breaking('ATT-42')
    .says('Who attended has declined from an update on that names a reason.')
    .seenBy(otherwise)
    .by(replacesAs, ({ status }, _now, { body }) =>
      membersIn(body)['declineReason'] ? { status: 'declined' } : { status },
    ),
  'reason-declines-though-refused': breaking('ATT-42')
    .says('An update that names a reason for someone who attended is refused, and has been done.')
    .seenBy(otherwise)
    .by(instead, UPDATE, (original) => (input, context) => {
      const own = recordAt(input, context);
      const { declineReason } = membersIn(input.body);
      if (own?.status !== 'attended' || typeof declineReason !== 'string') return original(input, context);
      context.store.attendance.replace({ ...own, status: 'declined', declineReason });
      return refuse('invalid-input', {
        promised: 'no reason of someone who attended',
        found: declineReason,
        next: 'Leave it out.',
      });
    }),
  'duration-attends': breaking('ATT-42')
    .says('Who declined has attended from an update on that names a duration without a reason.')
    .seenBy(otherwise)
    .by(replacesAs, ({ status }, _now, { body }) => {
      const { declineReason, duration } = membersIn(body);
      return duration && !declineReason ? { status: 'attended' } : { status };
    }),
  'update-makes-residents': breaking('ATT-42')
    .says('From an update on a connection is shown as a resident.')
    .by(replacesAs, () => ({ userType: 'resident' })),
  'update-of-all-who-came': breaking('ATT-43')
    .says('An update changes the records of all users of the activity with the same status.')
    .by(updatesToo, (other, { activityId, status }) => {
      return other.activityId === activityId && other.status === status;
    }),
  'update-of-all-activities': breaking('ATT-43')
    .says('An update changes the records of the user for other activities.')
    .by(updatesToo, (other, { userId }) => other.userId === userId),
  'update-of-kin': breaking('ATT-43')
    .says('An update of a resident changes the records of the connections of the resident.')
    .by(updatesToo, (other, { activityId, userId }, world) => {
      return other.activityId === activityId && isKin(other.userId, userId, world);
    }),
  'update-of-the-latest': breaking('ATT-43')
    .says('An update finds the record of the user that was made last, whatever the activity.')
    .by(readsPathAs, UPDATE, (input, { store }) => {
      const latest = store.attendance.filter(({ userId }) => userId === input.path['userId']).at(-1);
      return { activityId: latest?.activityId ?? 'none' };
    }),
});
