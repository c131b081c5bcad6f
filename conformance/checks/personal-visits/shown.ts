import { LONG_AGO, lately, type Home } from '../../given/homes.ts';
import { visitOn, visitSometimeOn, type VisitBody } from '../../given/personal-visits.ts';
import type { Answer } from '../../kit/call.ts';
import { field, isObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Shown } from '../member-types.ts';
import { givenCompany, visitorsOf } from './company.ts';

const inData = (answer: Answer): readonly Shown[] => {
  const resource = isSuccess(answer) ? field(answer.json, 'data') : undefined;
  return isObject(resource) ? [{ answer, resource }] : [];
};

/** All of a list: its resident is the check's own. */
const inList = (answer: Answer): readonly Shown[] =>
  isSuccess(answer) ? listOf(answer).map((resource) => ({ answer, resource })) : [];

/** A visit with every member set and one with the required ones alone, as all answers show them; once per run. */
export const visitsShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const { home, connectionIds, others } = await givenCompany(t);
  const day = await t.day(LONG_AGO);
  const strangers = [{ name: 'Ida Conform', relationship: 'Cousin' }];
  const full: VisitBody = {
    ...visitOn(t, home, day, ['08:05', '09:10']),
    ...visitorsOf(connectionIds, strangers),
    additionalAttendeeResidentIds: others.map(({ residentId }) => residentId),
  };
  const { description: _, ...least } = visitSometimeOn(t, home, day, 'morning', { visitType: 'care' });
  return [...(await shownThroughout(t, home, full, least)), ...(await shownThroughout(t, home, least, full))];
});

async function shownThroughout(
  t: Tools,
  { residentId }: Home,
  body: VisitBody,
  later: VisitBody,
): Promise<readonly Shown[]> {
  const created = inData(await t.call('createPersonalVisit', { path: { residentId }, body }));
  const [made] = created;
  if (made === undefined) t.unproven('no visit could be made to look at');
  const path = { residentId, visitId: String(made.resource['id']) };
  t.afterwards(() => t.call('deletePersonalVisit', { path }));
  const read = async () => [
    ...inData(await t.call('getPersonalVisit', { path })),
    ...inList(await t.call('listPersonalVisits', { path: { residentId }, query: await lately(t) })),
  ];
  return [
    ...created,
    ...(await read()),
    ...inData(await t.call('replacePersonalVisit', { path, body: later })),
    ...(await read()),
  ];
}
