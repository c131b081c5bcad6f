import type { AttendanceRecord } from '../../mock/world/attendance-records.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, windowOfDays, type Tour } from '../tour.ts';
import { acquaintance } from './residents.ts';

const atHome = (tour: Tour): readonly AttendanceRecord[] => {
  const { activities, attendance } = tour.world.store;
  return attendance
    .filter(({ userType }) => userType === 'resident')
    .filter(({ activityId }) => activities.find(activityId)?.facilityId === home(tour).id);
};

const declined = (tour: Tour): AttendanceRecord =>
  first(
    atHome(tour).filter(({ status }) => status === 'declined'),
    'someone who declined',
  );

const pathOf = ({ activityId, userId }: AttendanceRecord) => ({ activityId, userId });

export const attendanceExamples = {
  listAttendance: (tour) => ({ at: { activityId: declined(tour).activityId } }),
  markAttendance: (tour) => {
    const { activityId } = declined(tour);
    const marked = new Set(atHome(tour).map((one) => `${one.activityId} ${one.userId}`));
    const unmarked = tour.world.store.residents.filter(
      ({ id, status, facilityId }) =>
        status === 'active' && facilityId === home(tour).id && !marked.has(`${activityId} ${id}`),
    );
    const { id } = first(unmarked, 'a resident who is not marked');
    const mark = { userId: id, userType: 'resident', status: 'declined', declineReason: 'Feeling ill' };
    return { at: { activityId }, body: bodyFrom('markAttendance', mark) };
  },
  updateAttendance: (tour) => ({
    at: pathOf(declined(tour)),
    body: bodyFrom('updateAttendance', { declineReason: 'Out of facility' }),
  }),
  deleteAttendance: (tour) => ({ at: pathOf(declined(tour)) }),
  listResidentAttendance: (tour) => ({
    at: { residentId: acquaintance(tour).id, ...windowOfDays(tour, -28, 0) },
  }),
} satisfies Partial<Examples>;
