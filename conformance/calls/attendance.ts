import { once } from '../kit/once.ts';
import { listOf, objects } from '../kit/read.ts';
import { made } from '../factories/made.ts';
import type { Tools } from '../kit/tools.ts';
import { givenAttendee, givenRecord } from '../factories/attendance.ts';
import { aroundNow } from '../factories/registrations.ts';
import type { ValidCalls } from './call.ts';
import { newOrUntouched, roomyFor } from './people.ts';

type Operations =
  'listAttendance' | 'markAttendance' | 'updateAttendance' | 'deleteAttendance' | 'listResidentAttendance';

/** All records of the activity and of the resident: nobody else knows either of them. */
const lookAt = (t: Tools, activityId: string, residentId: string) => async () => {
  const query = await aroundNow(t);
  const ofActivity = await t.call('listAttendance', { path: { activityId } });
  const ofResident = await t.call('listResidentAttendance', { path: { residentId }, query });
  return [...objects(ofActivity.json, 'data.attendanceRecords'), ...listOf(ofResident)];
};

/** A record that nobody changes. */
const recordFor = once(async (t: Tools) => givenRecord(t, { status: 'attended' }, await roomyFor(t)));

const one = newOrUntouched(async (t, isAlone) => {
  const declined = { status: 'declined', declineReason: 'Feeling ill', duration: 20 } as const;
  const { activityId, residentId } = await givenRecord(t, declined, await roomyFor(t, isAlone));
  return { path: { activityId, userId: residentId }, look: lookAt(t, activityId, residentId) };
});

export const attendanceCalls: ValidCalls<Operations> = {
  listAttendance: {
    ready: async (t) => ({ path: { activityId: (await recordFor(t)).activityId } }),
  },
  markAttendance: {
    ready: async (t, isAlone) => {
      const { activityId, residentId } = await givenAttendee(t, await roomyFor(t, isAlone));
      const body = { userId: residentId, userType: 'resident', status: 'attended' } as const;
      const look = lookAt(t, activityId, residentId);
      return { path: { activityId }, body, look: () => made('out what is marked', look) };
    },
    // A reason belongs to a declined mark, and what it does to another one is open.
    keeps: ['userId', 'userType', 'status', 'declineReason'],
    makes: { path: (_answer, { path, body }) => ({ ...path, userId: String(body?.['userId']) }) },
  },
  updateAttendance: {
    ready: async (t, isAlone) => ({
      ...(await one(t, isAlone)),
      body: { declineReason: 'Not interested', duration: 35 },
    }),
    keeps: ['declineReason'],
  },
  deleteAttendance: { ready: one },
  listResidentAttendance: {
    ready: async (t) => {
      const { residentId } = await recordFor(t);
      return { path: { residentId }, query: await aroundNow(t) };
    },
  },
};
