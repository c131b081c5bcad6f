import { daysAround, flatRegistrations, listedActivity } from '../../factories/flat-examples.ts';
import { fiveMessages, fivePhotos } from '../../factories/flat-examples-lists.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Walk } from '../../kit/paging.ts';
import { bareOf, listOf } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  aDateTime,
  aText,
  memberTypes,
  mustHaveIds,
  type Shown,
  type TypeRow,
} from '../../laws/member-types.ts';
import { flatActivities, flatMessages, flatPhotos } from './shown.ts';

const itemsOf = ({ items, pages }: Walk): readonly Shown[] => {
  const [answer] = pages;
  return answer ? items.map((resource) => ({ answer, resource })) : [];
};

async function activitiesShown(t: Tools): Promise<readonly Shown[]> {
  const { home, body, day } = await listedActivity(t);
  const created = await t.call('createPersonalActivityFlat', { body });
  must(created, success);
  const walk = await flatActivities(t, { residentId: home.residentId, ...daysAround(day) });
  return [{ answer: created, resource: bareOf(created) }, ...itemsOf(walk)];
}

async function registrationsShown(t: Tools): Promise<readonly Shown[]> {
  return (await flatRegistrations(t)).map(({ answer }) => ({ answer, resource: bareOf(answer) }));
}

/** Where the routes keep records of their own, there are none to look at. */
async function photosShown(t: Tools): Promise<readonly Shown[]> {
  const { residentId, otherId } = await fivePhotos(t);
  const shown = [...itemsOf(await flatPhotos(t, residentId)), ...itemsOf(await flatPhotos(t, otherId))];
  return shown.length > 0 ? shown : t.unproven('the flat list shows no photo of a tagged resident');
}

async function messagesShown(t: Tools): Promise<readonly Shown[]> {
  const { residentId, otherId } = await fiveMessages(t);
  const others = otherId === undefined ? [] : itemsOf(await flatMessages(t, otherId));
  const shown = [...itemsOf(await flatMessages(t, residentId)), ...others];
  return shown.length > 0 ? shown : t.unproven('the flat list shows no message of a participant');
}

/** All that was made has an id, and its members are of their types. */
const typesOf = (
  shown: (t: Tools) => Promise<readonly Shown[]>,
  rows: Readonly<Record<string, TypeRow>>,
): void =>
  memberTypes(
    'flat-examples',
    async (t) => {
      const all = await shown(t);
      mustHaveIds(all);
      return all;
    },
    rows,
  );

typesOf(activitiesShown, {
  'activities-have-their-types': [
    'In a flat personal activity id and residentId are strings, and endTime is a date-time.',
    'FLT-01',
    [aText, 'residentId'],
    [aDateTime, 'endTime'],
  ],
});
typesOf(registrationsShown, {
  'registrations-have-their-types': [
    'In a flat registration id, residentId, activityId and status are strings.',
    'FLT-11',
    [aText, 'residentId activityId status'],
  ],
});
typesOf(photosShown, {
  'photos-have-their-types': [
    'In a photo of the flat list id and residentId are strings.',
    'FLT-16',
    [aText, 'residentId'],
  ],
});
typesOf(messagesShown, {
  'messages-have-their-types': [
    'In a message of the flat list id and residentId are strings.',
    'FLT-21',
    [aText, 'residentId'],
  ],
});

/** A resident with nothing to list. */
const withoutItems = once(async (t: Tools) => (await givenResident(t)).residentId);

for (const [id, says, clause, of] of [
  [
    'flat-examples.photos-are-listed',
    'The flat list of photos answers 200 with an array under data, for a resident with photos and one without.',
    'FLT-15',
    async (t: Tools) => {
      const { residentId } = await fivePhotos(t);
      return [await flatPhotos(t, residentId), await flatPhotos(t, await withoutItems(t))];
    },
  ],
  [
    'flat-examples.messages-are-listed',
    'The flat list of messages answers 200 with an array under data, for a resident with messages and one without.',
    'FLT-20',
    async (t: Tools) => {
      const { residentId } = await fiveMessages(t);
      return [await flatMessages(t, residentId), await flatMessages(t, await withoutItems(t))];
    },
  ],
  [
    'flat-examples.activities-are-listed',
    'The flat list of personal activities answers 200 with an array under data, also when there are none.',
    'FLT-02',
    async (t: Tools) => {
      const { body, day } = await listedActivity(t);
      return [
        await flatActivities(t, { residentId: body.residentId, ...daysAround(day) }),
        await flatActivities(t, { residentId: await withoutItems(t), ...daysAround(day) }),
      ];
    },
  ],
] as const)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      for (const { pages } of await of(t)) pages.forEach((page) => listOf(page));
    },
  });
