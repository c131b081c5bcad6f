import { once } from '../kit/once.ts';
import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { givenRegistration } from './registrations.ts';

/** Marks with which nothing is wrong but, on some targets, that the activity is still to come. */
const plain = [
  { status: 'attended' },
  { status: 'attended', duration: 30 },
  { status: 'declined', declineReason: 'Sleeping', duration: 0 },
] as const;

const takesMarks = once(async (t: Tools): Promise<boolean> => {
  for (const marking of plain) {
    const { activityId, residentId } = await givenRegistration(t);
    const body = { userId: residentId, userType: 'resident', ...marking } as const;
    const answer = await t.call('markAttendance', { path: { activityId }, body });
    const path = { activityId, userId: residentId };
    if (isSuccess(answer)) t.afterwards(() => t.call('deleteAttendance', { path }));
    if (isSuccess(answer)) return true;
  }
  return false;
});

/**
 * The API makes no activity of the past, and whether somebody may be marked before an activity takes place is not
 * stated: a target that takes no mark of any kind then is proved neither right nor wrong.
 */
export async function aheadOfTime(t: Tools): Promise<void> {
  if (!(await takesMarks(t))) t.unproven('the target takes no mark for an activity that is still to come');
}
