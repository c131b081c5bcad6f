import { standingOf } from '../../assertions/registrations.ts';
import { activityBody } from '../../factories/activities.ts';
import { givenQueue, guestAt, SOON } from '../../factories/registrations.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { noonOf } from '../../kit/dates.ts';
import { eventually } from '../../kit/eventually.ts';
import { isSuccess } from '../../kit/match.ts';
import { dataOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { registeredConnection } from './connection.ts';

/** A full activity where someone waits, and the answer to what may have freed a place. */
interface Freed {
  readonly activityId: string;
  readonly waiting: string;
  readonly answer: Answer;
}

/** Where one waits, another place is added; connections may come too. */
async function placeAdded(t: Tools): Promise<Freed> {
  const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 }, guestAt);
  const body = await activityBody(t, {
    startDate: noonOf(await t.day(SOON)),
    maxRegistered: registered.length + 1,
    allowConnections: true,
    maxRegisteredConnections: 5,
  });
  const answer = await t.call('replaceActivity', { path: { activityId }, body });
  return { activityId, waiting: waiting[0] ?? '', answer };
}

/** Where a place is free, though one waits, a connection comes and cancels; undefined where none can come. */
async function connectionGone(t: Tools): Promise<Freed | undefined> {
  const { activityId, waiting } = await placeAdded(t);
  const come = await registeredConnection(t, { activityId, facilityId: (await t.facility()).id });
  if (!come) return undefined;
  const shown = dataOf(come.answer)['userId'];
  const userId = typeof shown === 'string' ? shown : come.userId;
  return {
    activityId,
    waiting,
    answer: await t.call('cancelRegistration', { path: { activityId, userId } }),
  };
}

/** Where one waits, the resident who has the place is deleted. */
async function residentDeleted(t: Tools): Promise<Freed> {
  const who = async (_: Tools, at: number) =>
    at === 0 ? (await givenResident(t)).residentId : guestAt(t, at);
  const { activityId, registered, waiting } = await givenQueue(t, { waiting: 1 }, who);
  const answer = await t.call('deleteResident', { path: { residentId: registered[0] } });
  return { activityId, waiting: waiting[0] ?? '', answer };
}

/** The statuses with which who waited is listed. */
const statusOf = async (t: Tools, { activityId, waiting }: Freed): Promise<string> =>
  (await standingOf(t, activityId, waiting)).rows.map(({ status }) => String(status)).join(' and ');

check({
  id: 'registrations.place-free-otherwise',
  says: 'Records whether the first in the queue moves up where places are added, a connection cancels or a resident is deleted.',
  clauses: ['REG-50'],
  async run(t) {
    const [added, gone, deleted] = [await placeAdded(t), await connectionGone(t), await residentDeleted(t)];
    const freed = [added, ...(gone ? [gone] : []), deleted];
    const seen = await eventually(
      async () => {
        const found: string[] = [];
        for (const one of freed) found.push(await statusOf(t, one));
        return found;
      },
      (statuses) => statuses.every((status) => status === 'registered'),
      t.run.patience,
    );
    for (const [at, one] of freed.entries()) {
      // Who moved up because a place was added did not wait for the connection.
      if (one === gone && seen[0] !== 'waitlisted') continue;
      const isDone = isSuccess(one.answer);
      const outcomes = {
        waits: isDone && seen[at] === 'waitlisted',
        'moves-up': isDone && seen[at] === 'registered',
      };
      reading(
        t,
        'place-free-otherwise',
        one.answer,
        outcomes,
        `${one.answer.status}, then ${seen[at] ?? ''}`,
      );
    }
    if (!gone) t.note('no connection could be registered, so none cancelled');
  },
});
