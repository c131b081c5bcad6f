import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { marks, someDoor } from '../../witness/attendance.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { MARK, marking } from './amend.ts';

/** Saboteurs about what a mark keeps. */
export const keepingSaboteurs = saboteursOf('attendance', marks, {
  'mark-is-bare': [
    'The record that a mark made is not wrapped.',
    ['ATT-19'],
    afterwards(MARK, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'mark-answers-202': [
    'A mark is answered with 202.',
    ['ATT-19', 'CNV-30'],
    afterwards(MARK, withStatus(202)),
  ],
  'mark-answers-the-former': [
    'A mark answers the record that was made before it for the activity.',
    ['ATT-19', 'ATT-26'],
    afterwards(MARK, (reply, { path }, scene) => {
      const found = scene.store.attendance.filter(({ activityId }) => activityId === path['activityId']);
      const [record, activity] = [found.at(-2), scene.store.activities.find(path['activityId'])];
      return record && activity
        ? { ...reply, body: { data: attendanceWithActivity(record, activity, scene) } }
        : reply;
    }),
  ],
  'resident-by-name': [
    'The answer to the mark of a resident carries the name as the userId.',
    ['ATT-26'],
    afterwards(MARK, (reply) => {
      const data = membersIn(membersIn(reply.body)['data']);
      const isResident = data['userType'] === 'resident';
      return isResident ? { ...reply, body: { data: { ...data, userId: data['userName'] } } } : reply;
    }),
  ],
  'connections-are-residents': [
    'Connections are kept as residents.',
    ['ATT-27'],
    marking(() => ({ userType: 'resident' })),
  ],
  'long-declines-attended': [
    'Who declined after more than five minutes is kept as attended.',
    ['ATT-27'],
    marking(({ duration, status }) => ({
      status: status === 'declined' && (duration ?? 0) > 5 ? 'attended' : status,
    })),
  ],
  'second-mark-as-the-first': [
    'A resident who attended one activity attends all, whatever a mark says.',
    ['ATT-27'],
    marking((record, { store }) => {
      const before = store.attendance.filter(
        ({ userId, id, status }) => userId === record.userId && id !== record.id && status === 'attended',
      );
      return before.length > 0 ? { status: 'attended' } : {};
    }),
  ],
  'reasons-in-small-letters': [
    'A reason is kept in small letters.',
    ['ATT-28'],
    marking(({ declineReason }) => ({ declineReason: declineReason?.toLowerCase() ?? null })),
  ],
  'no-reason-of-connections': [
    'The reason of a connection is not kept.',
    ['ATT-28'],
    marking(({ declineReason, userType }) => ({
      declineReason: userType === 'connection' ? null : declineReason,
    })),
  ],
  'hours-of-a-working-day': [
    'No more than ten hours are kept of a duration.',
    ['ATT-30'],
    marking(({ duration }) => ({ duration: duration && Math.min(duration, 600) })),
  ],
  'five-minutes': [
    'A duration is kept in steps of five minutes.',
    ['ATT-30'],
    marking(({ duration }) => ({ duration: duration && Math.round(duration / 5) * 5 })),
  ],
  'no-duration-of-declines': [
    'Who declined has no duration, whatever was sent.',
    ['ATT-30'],
    marking(({ duration, status }) => ({ duration: status === 'declined' ? null : duration })),
  ],
  'mark-for-the-day': [
    'A mark is one for all activities that the resident is registered for and not yet marked.',
    ['ATT-17', 'ATT-18'],
    afterwards(MARK, (reply, { path, body }, { store, ids }) => {
      const userId = textIn(membersIn(body)['userId']);
      const record = store.attendance.filter((one) => one.userId === userId)[0];
      const places = store.registrations.filter(({ personId }) => personId === userId);
      for (const { activityId } of places) {
        const known = store.attendance.filter(
          (one) => one.activityId === activityId && one.userId === userId,
        );
        if (record && known.length === 0 && activityId !== path['activityId'])
          store.attendance.insert({ ...record, id: ids.next('atd'), activityId });
      }
      return reply;
    }),
    async (stage) => {
      const { mark, ann, all: look } = await someDoor(stage);
      return [await mark(ann), await look()];
    },
  ],
});
