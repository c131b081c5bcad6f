import type { EventType } from '../../../openapi/generated/contract.ts';
import { someActivity } from '../../witness/programme.ts';
import { someResident } from '../../witness/people.ts';
import type { Stage } from '../../witness/stage.ts';
import { told } from '../../witness/told.ts';
import type { Saboteur } from '../saboteur.ts';
import { hushedForStaff } from './hush.ts';

const silent = (
  id: string,
  description: string,
  clause: Saboteur['breaks'][number],
  [kind, act]: readonly [EventType, (stage: Stage, activityId: string, userId: string) => Promise<unknown>],
): Saboteur => ({
  id: `events.${id}`,
  description,
  breaks: [clause],
  tables: hushedForStaff(kind),
  witness: async (stage) => {
    await act(stage, await someActivity(stage), await someResident(stage));
    return told(stage);
  },
});

/** What staff do is not told; what the API does is. */
export const staffSaboteurs: readonly Saboteur[] = [
  silent('staff-create-in-silence', 'Does not tell of activities that staff make.', 'EVT-18', [
    'activity.created',
    ({ lever, calendars }) => lever('create-activity', { calendarId: calendars[0] ?? '' }),
  ]),
  silent('staff-update-in-silence', 'Does not tell of changes that staff make to an activity.', 'EVT-22', [
    'activity.updated',
    ({ lever }, activityId) => lever('update-activity', { activityId, name: 'Renamed' }),
  ]),
  silent('staff-delete-in-silence', 'Does not tell of activities that staff delete.', 'EVT-27', [
    'activity.deleted',
    ({ lever }, activityId) => lever('delete-activity', { activityId }),
  ]),
  silent('staff-register-in-silence', 'Does not tell of residents whom staff register.', 'EVT-30', [
    'registration.created',
    ({ lever }, activityId, userId) =>
      lever('create-registration', { activityId, userId, userType: 'resident' }),
  ]),
  silent('staff-cancel-in-silence', 'Does not tell of registrations that staff cancel.', 'EVT-36', [
    'registration.deleted',
    async ({ lever }, activityId, userId) => {
      await lever('create-registration', { activityId, userId, userType: 'resident' });
      return lever('cancel-registration', { activityId, userId });
    },
  ]),
];
