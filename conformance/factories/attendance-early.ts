import type { Answer } from '../kit/call.ts';
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
  const marked = async (marking: (typeof plain)[number], at: number): Promise<Answer> => {
    const body = { userId: await guestAt(t, at), userType: 'resident', ...marking } as const;
    return t.call('markAttendance', { path: { activityId }, body });
  };
  let isOpen = true;
  for (const [at, marking] of plain.entries()) isOpen &&= isSuccess(await marked(marking, at));
  if (isOpen) return 'anybody';
  for (const [at, marking] of plain.entries()) {
    await givenRegistration(t, { activityId, residentId: await guestAt(t, at + plain.length) });
    const answer = await marked(marking, at + plain.length);
    if (isSuccess(answer)) return 'registered';
    // It may be too early for a mark, but that is a refusal.
    await precondition('a mark of a registered resident', () => must(answer, takenOrRefused));
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
