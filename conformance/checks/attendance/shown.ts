import type { Answer } from '../../kit/call.ts';
import { attributed } from '../../kit/attribute.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { itemsIn } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenAttendee, givenGuest, mark, markGuest, openActivity } from '../../factories/attendance.ts';
import { aroundNow, guestAt } from '../../factories/registrations.ts';
import { entryOf } from '../../assertions/attendance.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';

/** The records of a list, under `data` or in a member of it. */
const inList = (answer: Answer): readonly Shown[] =>
  isSuccess(answer)
    ? attributed([answer.operationId === 'listAttendance' ? 'ATT-12' : 'ATT-51'], () => itemsIn(answer)).map(
        (resource) => ({ answer, resource }),
      )
    : [];

/**
 * Records in all answers that show them, once per run: of residents who attended and who declined, marked and updated,
 * and of a connection if one can be marked.
 */
export const attendanceShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const { activityId } = await openActivity(t, { location: t.fresh.text('Room') });
  const query = await aroundNow(t);
  const shown: Shown[] = [];
  for (const [at, marking] of (
    [
      { status: 'attended', duration: 45 },
      { status: 'attended' },
      { status: 'declined', declineReason: 'Sleeping', duration: 5 },
    ] as const
  ).entries()) {
    const { residentId: userId } = await givenAttendee(t, { activityId, residentId: await guestAt(t, at) });
    shown.push(...shownIn(await mark(t, activityId, entryOf(userId, marking))));
    const body = { duration: 50, ...(marking.status === 'declined' && { declineReason: 'Other' }) };
    const path = { activityId, userId };
    shown.push(...shownIn(await t.call('updateAttendance', { path, body })));
    const listed = await t.call('listResidentAttendance', { path: { residentId: userId }, query });
    shown.push(...inList(listed).filter(({ resource }) => resource['activityId'] === activityId));
  }
  shown.push(...((await unlessUnproven(() => ofGuest(t, activityId))) ?? []));
  if (shown.length === 0) t.unproven('no user could be marked, so there is no record to look at');
  return [...shown, ...inList(await t.call('listAttendance', { path: { activityId } }))];
});

async function ofGuest(t: Tools, activityId: string): Promise<readonly Shown[]> {
  const guest = await givenGuest(t, { activityId });
  const marked = await markGuest(t, guest, { status: 'attended', duration: 30 });
  const path = { activityId, userId: guest.connectionId };
  const updated = await t.call('updateAttendance', { path, body: { duration: 40 } });
  return [...(marked ? shownIn(marked) : []), ...shownIn(updated)];
}
