import { attendanceWithActivity } from '../../mock/operations/attendance/view.ts';
import { marks, someDoor } from '../../witness/attendance.ts';
import { membersIn, textIn } from '../input.ts';
import { afterwards, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { MARK, marking } from './amend.ts';

/** Lies about what a mark keeps. */
export const keepingSaboteurs: readonly Saboteur[] = [
  {
    id: 'attendance.mark-is-bare',
    lie: 'The record that a mark made is not wrapped.',
    breaks: ['ATT-19'],
    tables: afterwards(MARK, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: marks,
  },
  {
    id: 'attendance.mark-answers-202',
    lie: 'A mark is answered with 202.',
    breaks: ['ATT-19', 'CNV-30'],
    tables: afterwards(MARK, withStatus(202)),
    witness: marks,
  },
  {
    id: 'attendance.mark-answers-the-former',
    lie: 'A mark answers the record that was made before it for the activity.',
    breaks: ['ATT-19', 'ATT-26'],
    tables: afterwards(MARK, (reply, { path }, scene) => {
      const found = scene.store.attendance.filter(({ activityId }) => activityId === path['activityId']);
      const [record, activity] = [found.at(-2), scene.store.activities.find(path['activityId'])];
      return record && activity
        ? { ...reply, body: { data: attendanceWithActivity(record, activity, scene) } }
        : reply;
    }),
    witness: marks,
  },
  {
    id: 'attendance.resident-by-name',
    lie: 'The answer to the mark of a resident carries the name as the userId.',
    breaks: ['ATT-26'],
    tables: afterwards(MARK, (reply) => {
      const data = membersIn(membersIn(reply.body)['data']);
      const isResident = data['userType'] === 'resident';
      return isResident ? { ...reply, body: { data: { ...data, userId: data['userName'] } } } : reply;
    }),
    witness: marks,
  },
  {
    id: 'attendance.connections-are-residents',
    lie: 'Connections are kept as residents.',
    breaks: ['ATT-27'],
    tables: marking(() => ({ userType: 'resident' })),
    witness: marks,
  },
  {
    id: 'attendance.long-declines-attended',
    lie: 'Who declined after more than five minutes is kept as attended.',
    breaks: ['ATT-27'],
    tables: marking(({ duration, status }) => ({
      status: status === 'declined' && (duration ?? 0) > 5 ? 'attended' : status,
    })),
    witness: marks,
  },
  {
    id: 'attendance.second-mark-as-the-first',
    lie: 'A resident who attended one activity attends all, whatever a mark says.',
    breaks: ['ATT-27'],
    tables: marking((record, { store }) => {
      const before = store.attendance.filter(
        ({ userId, id, status }) => userId === record.userId && id !== record.id && status === 'attended',
      );
      return before.length > 0 ? { status: 'attended' } : {};
    }),
    witness: marks,
  },
  {
    id: 'attendance.reasons-in-small-letters',
    lie: 'A reason is kept in small letters.',
    breaks: ['ATT-28'],
    tables: marking(({ declineReason }) => ({ declineReason: declineReason?.toLowerCase() ?? null })),
    witness: marks,
  },
  {
    id: 'attendance.no-reason-of-connections',
    lie: 'The reason of a connection is not kept.',
    breaks: ['ATT-28'],
    tables: marking(({ declineReason, userType }) => ({
      declineReason: userType === 'connection' ? null : declineReason,
    })),
    witness: marks,
  },
  {
    id: 'attendance.hours-of-a-working-day',
    lie: 'No more than ten hours are kept of a duration.',
    breaks: ['ATT-30'],
    tables: marking(({ duration }) => ({ duration: duration && Math.min(duration, 600) })),
    witness: marks,
  },
  {
    id: 'attendance.five-minutes',
    lie: 'A duration is kept in steps of five minutes.',
    breaks: ['ATT-30'],
    tables: marking(({ duration }) => ({ duration: duration && Math.round(duration / 5) * 5 })),
    witness: marks,
  },
  {
    id: 'attendance.no-duration-of-declines',
    lie: 'Who declined has no duration, whatever was sent.',
    breaks: ['ATT-30'],
    tables: marking(({ duration, status }) => ({ duration: status === 'declined' ? null : duration })),
    witness: marks,
  },
  {
    id: 'attendance.mark-for-the-day',
    lie: 'A mark is one for all activities that the resident is registered for and not yet marked.',
    breaks: ['ATT-17', 'ATT-18'],
    tables: afterwards(MARK, (reply, { path, body }, { store, ids }) => {
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
    witness: async (stage) => {
      const { mark, ann, all: look } = await someDoor(stage);
      return [await mark(ann), await look()];
    },
  },
];
