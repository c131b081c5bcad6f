import { once } from '../kit/once.ts';
import { listOf, objects } from '../kit/read.ts';
import { precondition } from '../kit/precondition.ts';
import type { Tools } from '../kit/tools.ts';
import { givenAttendee, givenRecord } from '../factories/attendance.ts';
import { aroundNow, type Seat } from '../factories/registrations.ts';
import type { ValidCalls } from './call.ts';
import { newOrUntouched, seatFor } from './people.ts';

type Operations =
  'listAttendance' | 'markAttendance' | 'updateAttendance' | 'deleteAttendance' | 'listResidentAttendance';

/**
 * All records of the activity and of the resident if both are used alone; else only the record of the two
 * together.
 */
const stateReader =
  (t: Tools, { activityId, residentId }: Seat, isAlone: boolean) =>
  async () => {
    const query = await aroundNow(t);
    const ofActivity = await t.call('listAttendance', { path: { activityId } });
    const ofResident = await t.call('listResidentAttendance', { path: { residentId }, query });
    return [
      ...objects(ofActivity.json, 'data.attendanceRecords').filter(
        (one) => isAlone || one['userId'] === residentId,
      ),
      ...listOf(ofResident).filter((one) => isAlone || one['activityId'] === activityId),
    ];
  };

/** A record that no check changes. */
const recordFor = once(async (t: Tools) => givenRecord(t, { status: 'attended' }, await seatFor(t)));

const one = newOrUntouched(async (t, isAlone) => {
  const declined = { status: 'declined', declineReason: 'Feeling ill', duration: 20 } as const;
  const isOwn = isAlone === true;
  const seat = await givenRecord(t, declined, await seatFor(t, isOwn));
  const path = { activityId: seat.activityId, userId: seat.residentId };
  return { path, readState: stateReader(t, seat, isOwn) };
});

export const attendanceCalls: ValidCalls<Operations> = {
  listAttendance: {
    ready: async (t) => ({ path: { activityId: (await recordFor(t)).activityId } }),
  },
  markAttendance: {
    ready: async (t, isAlone) => {
      const isOwn = isAlone === true;
      const seat = await givenAttendee(t, await seatFor(t, isOwn));
      const body = { userId: seat.residentId, userType: 'resident', status: 'attended' } as const;
      const readState = stateReader(t, seat, isOwn);
      return {
        path: { activityId: seat.activityId },
        body,
        readState: () => precondition('a read of what is marked', readState),
      };
    },
    // A reason belongs to a declined mark, and what it does to another mark is open.
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
