import { LONG_AGO, lately, type Home } from '../../factories/homes.ts';
import { visitOn, visitSometimeOn, type VisitBody } from '../../factories/personal-visits.ts';
import { check } from '../../kit/check.ts';
import { once } from '../../kit/once.ts';
import { objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { anObject, hasId, shownThroughout } from '../../laws/dated-members.ts';
import { aText, listOfObjects, memberTypes, mustBeOfType, oneOf, texts } from '../../laws/member-types.ts';
import { sharedCompany, visitorsOf } from './company.ts';

/** A visit with every member set and one with only the required members, in all answers; once per run. */
const visitsShown = once(async (t: Tools) => {
  const { home, connectionIds, others } = await sharedCompany(t);
  const day = await t.day(LONG_AGO);
  const full: VisitBody = {
    ...visitOn(t, home, day, ['08:05', '09:10']),
    ...visitorsOf(connectionIds, [{ name: 'Ida Conform', relationship: 'Cousin' }]),
    additionalAttendeeResidentIds: others.map(({ residentId }) => residentId),
  };
  const { description: _, ...least } = visitSometimeOn(t, home, day, 'morning', { visitType: 'care' });
  return [...(await shownOf(t, home, full, least)), ...(await shownOf(t, home, least, full))];
});

const shownOf = (t: Tools, { residentId }: Home, body: VisitBody, later: VisitBody) =>
  shownThroughout(t, {
    create: () => t.call('createPersonalVisit', { path: { residentId }, body }),
    replace: (visitId) => t.call('replacePersonalVisit', { path: { residentId, visitId }, body: later }),
    looks: [
      (visitId) => t.call('getPersonalVisit', { path: { residentId, visitId } }),
      async () => t.call('listPersonalVisits', { path: { residentId }, query: await lately(t) }),
    ],
  });

memberTypes('personal-visits', visitsShown, {
  'type-is-of-the-set': [
    'The visitType of a visit is care or social.',
    'PVS-03',
    [oneOf('care', 'social'), 'visitType'],
  ],
  'time-type-is-of-the-set': [
    'The timeType of a visit is one of the five.',
    'PVS-07',
    [oneOf('exactTime', 'allDay', 'morning', 'afternoon', 'evening'), 'timeType'],
  ],
  'attended-ids-are-strings': [
    'The attendedResidentIds of a visit are an array of strings.',
    'PVS-09',
    [texts, 'attendedResidentIds'],
  ],
  'creator-has-id-and-name': [
    'The creator of a visit is an object with a string id.',
    'PVS-12',
    [anObject, 'creator'],
    [aText, 'creator.id'],
  ],
});

for (const { list, members, clause } of [
  { list: 'connectionVisitors', members: ['connectionId'], clause: 'PVS-10' },
  { list: 'manualVisitors', members: [], clause: 'PVS-11' },
] as const)
  check({
    id: `personal-visits.${list === 'manualVisitors' ? 'strangers' : 'connections'}-have-their-types`,
    says: `The ${list} of a visit are an array of objects${members.map((member) => ` with a string ${member}`).join('')}.`,
    clauses: [clause],
    async run(t) {
      const shown = await visitsShown(t);
      mustBeOfType(shown, [list], listOfObjects);
      for (const { answer, resource } of shown)
        for (const visitor of objects(resource, list))
          mustBeOfType([{ answer, resource: visitor }], members, aText);
    },
  });

hasId(
  'personal-visits.id-is-a-string',
  'A visit has an id, a string, wherever it is shown.',
  'PVS-01',
  visitsShown,
);
