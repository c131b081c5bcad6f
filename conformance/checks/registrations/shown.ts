import type { Answer } from '../../kit/call.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { aroundNow, guests, register, soonActivity } from '../../factories/registrations.ts';
import { shownIn } from '../../laws/dated-members.ts';
import type { Shown } from '../../laws/member-types.ts';
import { registeredConnection } from './connection.ts';

const inList = (answer: Answer, activityId: string): readonly Shown[] =>
  shownIn(answer).filter(({ resource }) => resource['activityId'] === activityId);

/**
 * Registrations in all answers that show them, once per run: of residents with a place and on the waitlist,
 * and of a connection if one can be registered; for an activity with one place and for one with more.
 */
export const registrationsShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const seen: Shown[] = [];
  const query = await aroundNow(t);
  const [first, second] = await guests(t, 2);
  const full = { location: t.fresh.text('Room'), maxRegistered: 1 };
  for (const members of [full, {}]) {
    const { activityId } = await soonActivity(t, members);
    for (const residentId of [first ?? '', second ?? '']) {
      seen.push(...shownIn(await register(t, activityId, residentId)));
      const listed = await t.call('listResidentRegistrations', { path: { residentId }, query });
      seen.push(...inList(listed, activityId));
    }
  }
  const connection = await registeredConnection(t);
  if (connection) {
    const { connectionId, activityId, answer } = connection;
    const listed = await t.call('listConnectionRegistrations', { path: { connectionId }, query });
    seen.push(...shownIn(answer), ...inList(listed, activityId));
  }
  if (seen.length === 0) t.unproven('no registration could be made to look at');
  return seen;
});
