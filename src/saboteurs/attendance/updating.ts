import { isRefusal } from '../../mock/http/problem.ts';
import { updates } from '../../witness/attendance.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { lending, recordAt, refusal, refusing, showing, UPDATE, updating } from './amend.ts';

/** Lies of the update of a record. */
export const updatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'attendance.update-answers-201',
    lie: 'An update is answered with 201.',
    breaks: ['ATT-37', 'CNV-29'],
    tables: afterwards(UPDATE, withStatus(201)),
    witness: updates,
  },
  {
    id: 'attendance.update-is-bare',
    lie: 'The updated record is not wrapped.',
    breaks: ['ATT-37'],
    tables: afterwards(UPDATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: updates,
  },
  {
    id: 'attendance.update-answers-the-first',
    lie: 'An update answers the record of the activity that was made first.',
    breaks: ['ATT-37', 'ATT-39'],
    tables: afterwards(UPDATE, (reply, { path }, scene) => {
      const { activityId } = path;
      const [first] = scene.store.attendance.filter((one) => one.activityId === activityId);
      return first ? showing(reply, first.id, scene) : reply;
    }),
    witness: updates,
  },
  {
    id: 'attendance.update-of-decliners-alone',
    lie: 'The record of a resident who attended is not found by an update.',
    breaks: ['ATT-38', 'ATT-41'],
    tables: refusing(UPDATE, 'not-found', ({ path }, scene) => {
      const record = recordAt(scene, path['activityId'], path['userId']);
      return record?.userType === 'resident' && record.status === 'attended';
    }),
    witness: updates,
  },
  {
    id: 'attendance.update-of-residents-alone',
    lie: 'The record of a connection is not found by an update.',
    breaks: ['ATT-39'],
    tables: refusing(
      UPDATE,
      'not-found',
      ({ path }, { store }) => store.connections.find(path['userId']) !== undefined,
    ),
    witness: updates,
  },
  {
    id: 'attendance.update-of-a-connection-for-its-resident',
    lie: 'An update of a connection changes the record of the resident it is linked to, and answers its own.',
    breaks: ['ATT-39', 'ATT-43'],
    tables: instead(UPDATE, (honest) => (input, scene) => {
      const { activityId, userId } = input.path;
      const [residentId] = scene.store.connections.find(userId)?.residentIds ?? [];
      const [own, other] = [recordAt(scene, activityId, userId), recordAt(scene, activityId, residentId)];
      if (!own || !other || residentId === undefined) return honest(input, scene);
      const reply = honest({ ...input, path: { ...input.path, userId: residentId } }, scene);
      return isRefusal(reply) ? reply : showing(reply, own.id, scene);
    }),
    witness: updates,
  },
  {
    id: 'attendance.first-reason-for-ever',
    lie: 'An update keeps the reason that was there.',
    breaks: ['ATT-40'],
    tables: updating(({ declineReason }, now) => ({ declineReason: declineReason ?? now.declineReason })),
    witness: updates,
  },
  {
    id: 'attendance.reason-updated-once',
    lie: 'The reason of a record is updated once.',
    breaks: ['ATT-40'],
    tables: (tables) => {
      const updated = new Set<string>();
      return updating(({ id, declineReason }, now) => {
        if (updated.has(id)) return { declineReason };
        if (now.declineReason !== declineReason) updated.add(id);
        return {};
      })(tables);
    },
    witness: updates,
  },
  {
    id: 'attendance.duration-adds-up',
    lie: 'An update adds its duration to the one that was there.',
    breaks: ['ATT-41'],
    tables: updating((former, now) => ({
      duration: former.duration === null ? now.duration : former.duration + (now.duration ?? 0),
    })),
    witness: updates,
  },
  {
    id: 'attendance.duration-grows',
    lie: 'An update makes a duration longer, never shorter.',
    breaks: ['ATT-41'],
    tables: updating((former, now) => ({
      duration: now.duration && Math.max(former.duration ?? 0, now.duration),
    })),
    witness: updates,
  },
  {
    id: 'attendance.duration-of-who-attended',
    lie: 'An update leaves the duration of somebody who declined as it was.',
    breaks: ['ATT-41'],
    tables: updating(({ status, duration }) => (status === 'declined' ? { duration } : {})),
    witness: updates,
  },
  {
    id: 'attendance.update-is-answered-alone',
    lie: 'An update is answered as if it were done, and is not.',
    breaks: ['ATT-16', 'ATT-56', 'ATT-40', 'ATT-41'],
    tables: instead(UPDATE, (honest) => (input, scene) => {
      const former = recordAt(scene, input.path['activityId'], input.path['userId']);
      const reply = honest(input, scene);
      if (former && !isRefusal(reply)) scene.store.attendance.replace(former);
      return reply;
    }),
    witness: updates,
  },
  {
    id: 'attendance.long-updates-attended',
    lie: 'Who stayed for more than an hour after all is shown as attended from the update on.',
    breaks: ['ATT-42'],
    tables: updating((_, { duration, status }) => ({ status: (duration ?? 0) > 50 ? 'attended' : status })),
    witness: updates,
  },
  {
    id: 'attendance.update-makes-residents',
    lie: 'From an update on a connection is shown as a resident.',
    breaks: ['ATT-42'],
    tables: updating(() => ({ userType: 'resident' })),
    witness: updates,
  },
  {
    id: 'attendance.update-of-all-who-came',
    lie: 'An update changes the records of all users of the activity with the same status.',
    breaks: ['ATT-43'],
    tables: lending(
      (other, updated) => other.activityId === updated.activityId && other.status === updated.status,
    ),
    witness: updates,
  },
  {
    id: 'attendance.update-of-all-activities',
    lie: 'An update changes the records of the user for other activities.',
    breaks: ['ATT-43'],
    tables: lending((other, updated) => other.userId === updated.userId),
    witness: updates,
  },
  {
    id: 'attendance.update-of-kin',
    lie: 'An update of a resident changes the records of the connections of the resident.',
    breaks: ['ATT-43'],
    tables: lending(
      (other, { activityId, userId }, { store }) =>
        other.activityId === activityId &&
        store.connections.find(other.userId)?.residentIds.includes(userId) === true,
    ),
    witness: updates,
  },
  {
    id: 'attendance.update-of-the-latest',
    lie: 'An update finds the record of the user that was made last, whatever the activity.',
    breaks: ['ATT-43'],
    tables: instead(UPDATE, (honest) => (input, scene) => {
      const { userId } = input.path;
      const latest = scene.store.attendance.filter((one) => one.userId === userId).at(-1);
      if (!latest) return refusal('not-found');
      return honest({ ...input, path: { ...input.path, activityId: latest.activityId } }, scene);
    }),
    witness: updates,
  },
];
