import { once } from '../kit/once.ts';
import { isSuccess } from '../kit/match.ts';
import type { Tools } from '../kit/tools.ts';
import { givenRegistration, guestAt, soonActivity } from './registrations.ts';

/** Marks with which nothing is wrong but, on some targets, that the activity is still to come. */
const plain = [
  { status: 'attended' },
  { status: 'attended', duration: 30 },
  { status: 'declined', declineReason: 'Sleeping', duration: 0 },
] as const;

/** Whom the target takes marks for, so far ahead: somebody of whom each is taken need not be registered. */
const markable = once(async (t: Tools): Promise<'anybody' | 'registered' | 'nobody'> => {
  const { activityId } = await soonActivity(t);
  const isTaken = async (marking: (typeof plain)[number], at: number): Promise<boolean> => {
    const body = { userId: await guestAt(t, at), userType: 'resident', ...marking } as const;
    return isSuccess(await t.call('markAttendance', { path: { activityId }, body }));
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
 * The API makes no activity of the past, and whether somebody may be marked before an activity takes place is not
 * stated: a target that takes no mark of any kind then is proved neither right nor wrong.
 */
export async function aheadOfTime(t: Tools): Promise<void> {
  if ((await markable(t)) === 'nobody')
    t.unproven('the target takes no mark for an activity that is still to come');
}

/** Whether somebody has to be registered before they can be marked. */
export const needsRegistration = async (t: Tools): Promise<boolean> => (await markable(t)) === 'registered';
