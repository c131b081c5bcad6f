import { once } from '../kit/once.ts';
import { isSuccess, takenOrRefused } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { precondition } from '../kit/precondition.ts';
import type { Tools } from '../kit/tools.ts';
import { givenRegistration, guestAt, soonActivity } from './registrations.ts';

/** Valid marks. A target may refuse them only because the activity is in the future. */
const plain = [
  { status: 'attended' },
  { status: 'attended', duration: 30 },
  { status: 'declined', declineReason: 'Sleeping', duration: 0 },
] as const;

/**
 * For whom the target accepts all of these marks on a future activity: for anybody, only for registered
 * people, or for no one.
 */
const markable = once(async (t: Tools): Promise<'anybody' | 'registered' | 'nobody'> => {
  const { activityId } = await soonActivity(t);
  const isTaken = async (marking: (typeof plain)[number], at: number): Promise<boolean> => {
    const body = { userId: await guestAt(t, at), userType: 'resident', ...marking } as const;
    const answer = await t.call('markAttendance', { path: { activityId }, body });
    await precondition('a mark of attendance', () => must(answer, takenOrRefused));
    return isSuccess(answer);
  };
  let isOpen = true;
  for (const [at, marking] of plain.entries()) isOpen &&= await isTaken(marking, at);
  if (isOpen) return 'anybody';
  for (const [at, marking] of plain.entries()) {
    await givenRegistration(t, { activityId, residentId: await guestAt(t, at + plain.length) });
    if (await isTaken(marking, at + plain.length)) return 'registered';
  }
  return 'nobody';
});

/**
 * The API makes no activity in the past, and whether a person may be marked before an activity takes place is
 * open. If the target accepts no such mark, the check is unproven.
 */
export async function aheadOfTime(t: Tools): Promise<void> {
  if ((await markable(t)) === 'nobody')
    t.unproven('the target takes no mark for an activity that is still to come');
}

/** Whether a person must be registered before a mark. */
export const needsRegistration = async (t: Tools): Promise<boolean> => (await markable(t)) === 'registered';
