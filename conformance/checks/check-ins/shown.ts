import { entryOn, bodyOf } from '../../models/check-ins.ts';
import { checkInResident } from '../../given/check-ins.ts';
import type { Answer } from '../../kit/call.ts';
import { addDays, lastSecondOf, midnightOf } from '../../kit/dates.ts';
import { field, isObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../member-types.ts';

const inData = (answer: Answer): readonly Shown[] => {
  const resource = isSuccess(answer) ? field(answer.json, 'data') : undefined;
  return isObject(resource) ? [{ answer, resource }] : [];
};

/** All of a list: its resident is the check's own. */
const inList = (answer: Answer): readonly Shown[] =>
  isSuccess(answer) ? listOf(answer).map((resource) => ({ answer, resource })) : [];

/** A check-in with every member set and one with the required ones alone, as all answers show them; once per run. */
export const checkInsShown = once(async (t: Tools): Promise<readonly Shown[]> => [
  ...(await shownThroughout(t, await t.day(-30), true)),
  ...(await shownThroughout(t, await t.day(-27), false)),
]);

async function shownThroughout(t: Tools, day: string, full: boolean): Promise<readonly Shown[]> {
  const path = { residentId: await checkInResident(t) };
  const { description, ...least } = await bodyOf(t, await entryOn(t, day));
  const created = inData(
    await t.call('createCheckIn', { path, body: full ? { ...least, description } : least }),
  );
  const [made] = created;
  if (made === undefined) t.unproven('no check-in could be made to look at');
  const one = { ...path, checkInId: String(made.resource['id']) };
  t.afterwards(() => t.call('deleteCheckIn', { path: one }));
  const query = { startDate: midnightOf(addDays(day, -2)), endDate: lastSecondOf(addDays(day, 2)) };
  const read = async () => [
    ...inData(await t.call('getCheckIn', { path: one })),
    ...inList(await t.call('listCheckIns', { path, query })),
  ];
  const later = await bodyOf(t, await entryOn(t, addDays(day, 1), { durationInMinutes: 0 }));
  const body = full ? later : { ...later, description: undefined };
  return [
    ...created,
    ...(await read()),
    ...inData(await t.call('replaceCheckIn', { path: one, body })),
    ...(await read()),
  ];
}
