import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { Unproven } from '../../kit/errors.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { itemsIn } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenAttendee, givenGuest, mark, markGuest, openActivity } from '../../factories/attendance.ts';
import { aroundNow, guestAt, soonActivity } from '../../factories/registrations.ts';
import { entryOf } from '../../assertions/attendance.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';

/** Attendance in all answers that show it. */
interface AttendanceShown {
  /** All records, with or without their activity. */
  readonly records: readonly Shown[];
  /** Records that come with their activity. */
  readonly withActivity: readonly Shown[];
  /** The activity that an answer shows with its records. */
  readonly activities: readonly Shown[];
}

/** The records of a list, under `data` or in a member of it. */
const inList = (answer: Answer): readonly Shown[] =>
  isSuccess(answer)
    ? attributed([answer.operationId === 'listAttendance' ? 'ATT-12' : 'ATT-51'], () => itemsIn(answer)).map(
        (resource) => ({ answer, resource }),
      )
    : [];

/**
 * Residents who attended and who declined, marked and updated, and a connection if one can be marked; once
 * per run.
 */
export const attendanceShown = once(async (t: Tools): Promise<AttendanceShown> => {
  const { activityId } = await openActivity(t, { location: t.fresh.text('Room') });
  const query = await aroundNow(t);
  const withActivity: Shown[] = [];
  for (const [at, marking] of (
    [
      { status: 'attended', duration: 45 },
      { status: 'attended' },
      { status: 'declined', declineReason: 'Sleeping', duration: 5 },
    ] as const
  ).entries()) {
    const { residentId: userId } = await givenAttendee(t, { activityId, residentId: await guestAt(t, at) });
    withActivity.push(...shownIn(await mark(t, activityId, entryOf(userId, marking))));
    const body = { duration: 50, ...(marking.status === 'declined' && { declineReason: 'Other' }) };
    const path = { activityId, userId };
    withActivity.push(...shownIn(await t.call('updateAttendance', { path, body })));
    const listed = await t.call('listResidentAttendance', { path: { residentId: userId }, query });
    withActivity.push(...inList(listed).filter(({ resource }) => resource['activityId'] === activityId));
  }
  withActivity.push(...(await ofGuest(t, activityId)));
  const answer = await t.call('listAttendance', { path: { activityId } });
  const { activityId: idle } = await soonActivity(t);
  const empty = await t.call('listAttendance', { path: { activityId: idle } });
  if (withActivity.length === 0) t.unproven('no user could be marked, so there is no record to look at');
  return {
    records: [...withActivity, ...inList(answer)],
    withActivity,
    activities: [...shownIn(answer), ...shownIn(empty)],
  };
});

async function ofGuest(t: Tools, activityId: string): Promise<readonly Shown[]> {
  try {
    const guest = await givenGuest(t, { activityId });
    const marked = await markGuest(t, guest, { status: 'attended', duration: 30 });
    const path = { activityId, userId: guest.connectionId };
    const updated = await t.call('updateAttendance', { path, body: { duration: 40 } });
    return [...(marked ? shownIn(marked) : []), ...shownIn(updated)];
  } catch (error) {
    if (error instanceof Unproven) return [];
    throw error;
  }
}
