import { isRefusal } from '../../mock/http/problem.ts';
import { updates } from '../../witness/attendance.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { lending, recordAt, refusal, refusing, showing, UPDATE, updating } from './amend.ts';

/** Saboteurs of the update of a record. */
export const updatingSaboteurs = saboteursOf('attendance', updates, {
  'update-answers-201': [
    'An update is answered with 201.',
    ['ATT-37', 'CNV-29'],
    afterwards(UPDATE, withStatus(201)),
  ],
  'update-is-bare': [
    'The updated record is not wrapped.',
    ['ATT-37'],
    afterwards(UPDATE, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'update-answers-the-first': [
    'An update answers the record of the activity that was made first.',
    ['ATT-37', 'ATT-39'],
    afterwards(UPDATE, (reply, { path }, scene) => {
      const { activityId } = path;
      const [first] = scene.store.attendance.filter((one) => one.activityId === activityId);
      return first ? showing(reply, first.id, scene) : reply;
    }),
  ],
  'update-of-decliners-alone': [
    'The record of a resident who attended is not found by an update.',
    ['ATT-38', 'ATT-41'],
    refusing(UPDATE, 'not-found', ({ path }, scene) => {
      const record = recordAt(scene, path['activityId'], path['userId']);
      return record?.userType === 'resident' && record.status === 'attended';
    }),
  ],
  'update-of-residents-alone': [
    'The record of a connection is not found by an update.',
    ['ATT-39'],
    refusing(
      UPDATE,
      'not-found',
      ({ path }, { store }) => store.connections.find(path['userId']) !== undefined,
    ),
  ],
  'update-of-a-connection-for-its-resident': [
    'An update of a connection changes the record of the resident it is linked to, and answers its own.',
    ['ATT-39', 'ATT-43'],
    instead(UPDATE, (original) => (input, scene) => {
      const { activityId, userId } = input.path;
      const [residentId] = scene.store.connections.find(userId)?.residentIds ?? [];
      const [own, other] = [recordAt(scene, activityId, userId), recordAt(scene, activityId, residentId)];
      if (!own || !other || residentId === undefined) return original(input, scene);
      const reply = original({ ...input, path: { ...input.path, userId: residentId } }, scene);
      return isRefusal(reply) ? reply : showing(reply, own.id, scene);
    }),
  ],
  'first-reason-for-ever': [
    'An update keeps the reason that was there.',
    ['ATT-40'],
    updating(({ declineReason }, now) => ({ declineReason: declineReason ?? now.declineReason })),
  ],
  'reason-updated-once': [
    'The reason of a record is updated once.',
    ['ATT-40'],
    (tables) => {
      const updated = new Set<string>();
      return updating(({ id, declineReason }, now) => {
        if (updated.has(id)) return { declineReason };
        if (now.declineReason !== declineReason) updated.add(id);
        return {};
      })(tables);
    },
  ],
  'duration-adds-up': [
    'An update adds its duration to the one that was there.',
    ['ATT-41'],
    updating((former, now) => ({
      duration: former.duration === null ? now.duration : former.duration + (now.duration ?? 0),
    })),
  ],
  'duration-grows': [
    'An update makes a duration longer, never shorter.',
    ['ATT-41'],
    updating((former, now) => ({
      duration: now.duration && Math.max(former.duration ?? 0, now.duration),
    })),
  ],
  'duration-of-who-attended': [
    'An update leaves the duration of somebody who declined as it was.',
    ['ATT-41'],
    updating(({ status, duration }) => (status === 'declined' ? { duration } : {})),
  ],
  'update-is-answered-alone': [
    'An update is answered as if it were done, and is not.',
    ['ATT-16', 'ATT-56', 'ATT-40', 'ATT-41'],
    instead(UPDATE, (original) => (input, scene) => {
      const former = recordAt(scene, input.path['activityId'], input.path['userId']);
      const reply = original(input, scene);
      if (former && !isRefusal(reply)) scene.store.attendance.replace(former);
      return reply;
    }),
  ],
  'long-updates-attended': [
    'Who stayed for more than an hour after all is shown as attended from the update on.',
    ['ATT-42'],
    updating((_, { duration, status }) => ({ status: (duration ?? 0) > 50 ? 'attended' : status })),
  ],
  'update-makes-residents': [
    'From an update on a connection is shown as a resident.',
    ['ATT-42'],
    updating(() => ({ userType: 'resident' })),
  ],
  'update-of-all-who-came': [
    'An update changes the records of all users of the activity with the same status.',
    ['ATT-43'],
    lending((other, updated) => other.activityId === updated.activityId && other.status === updated.status),
  ],
  'update-of-all-activities': [
    'An update changes the records of the user for other activities.',
    ['ATT-43'],
    lending((other, updated) => other.userId === updated.userId),
  ],
  'update-of-kin': [
    'An update of a resident changes the records of the connections of the resident.',
    ['ATT-43'],
    lending(
      (other, { activityId, userId }, { store }) =>
        other.activityId === activityId &&
        store.connections.find(other.userId)?.residentIds.includes(userId) === true,
    ),
  ],
  'update-of-the-latest': [
    'An update finds the record of the user that was made last, whatever the activity.',
    ['ATT-43'],
    instead(UPDATE, (original) => (input, scene) => {
      const { userId } = input.path;
      const latest = scene.store.attendance.filter((one) => one.userId === userId).at(-1);
      if (!latest) return refusal('not-found');
      return original({ ...input, path: { ...input.path, activityId: latest.activityId } }, scene);
    }),
  ],
});
