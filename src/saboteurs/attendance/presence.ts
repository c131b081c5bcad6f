import { atDoor, marks } from '../../witness/attendance.ts';
import { someConnection } from '../../witness/people.ts';
import { leavingOut } from '../leaves-out.ts';
import type { Saboteur } from '../saboteur.ts';
import { LIST, WITH_ACTIVITY } from './amend.ts';

const common = {
  section: 'attendance',
  resource: 'an attendance record',
  breaks: ['ATT-101'],
} as const;

/** Members of an attendance record that are left out, one a saboteur. */
export const presenceSaboteurs: readonly Saboteur[] = [
  ...leavingOut(
    { ...common, operations: [...WITH_ACTIVITY, LIST], under: 'attendanceRecords', witness: marks },
    ['userId', 'userType', 'userName', 'status', 'markedAt', 'declineReason', 'duration'],
  ),
  ...leavingOut(
    {
      ...common,
      operations: [...WITH_ACTIVITY, LIST],
      under: 'attendanceRecords',
      witness: atDoor(async ({ mark, ann }, stage) =>
        mark(await someConnection(stage, { residents: [ann], relationship: 'Daughter' }), {
          userType: 'connection',
        }),
      ),
    },
    ['relationship'],
  ),
  ...leavingOut({ ...common, operations: WITH_ACTIVITY, witness: marks }, [
    ...['activityId', 'activityName', 'activityType', 'activityStartDate', 'activityEndDate'],
    ...['activityLocation', 'facilityId', 'facilityName'],
  ]),
  ...leavingOut(
    {
      ...common,
      section: 'attendance.list',
      resource: 'the list of an activity',
      operations: [LIST],
      witness: marks,
    },
    ['activityId', 'activityName', 'activityStartDate'],
  ),
];
