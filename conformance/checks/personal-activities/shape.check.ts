import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { DAY_PARTS, LONG_AGO, givenHome } from '../../given/homes.ts';
import {
  aroundDay,
  personalActivityOn,
  personalActivitySometimeOn,
} from '../../given/personal-activities.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { isObject, show } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { listOf, objects } from '../../kit/read.ts';
import type { Tools } from '../../kit/tools.ts';
import { picture } from '../../calls/picture.ts';
import { aTimeOfDay, anInteger } from '../diary.ts';
import { aBoolean, aDateTime, mustBeOfType, oneOf, texts } from '../member-types.ts';
import type { MemberType, Shown } from '../member-types.ts';

/** Personal activities of each timeType, and one that staff made with all there is, as the list shows them. */
const activitiesShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const home = await givenHome(t);
  const path = { residentId: home.residentId };
  const day = await t.day(LONG_AGO);
  const bodies = [
    await personalActivityOn(t, home, day),
    await personalActivityOn(t, home, day, ['08:05', '09:10']),
  ];
  for (const timeType of DAY_PARTS) bodies.push(await personalActivitySometimeOn(t, home, day, timeType));
  for (const body of bodies) await t.call('createPersonalActivity', { path, body });
  if (hasLever(t.run, 'create-personal-activity')) {
    const { type, bytes } = picture;
    const photo = { name: 'walk.png', type, content: bytes.toString('base64') };
    await t.lever('create-personal-activity', {
      ...path,
      ...(await personalActivityOn(t, home, day, ['16:00', '16:30'])),
      durationInMinutes: 30,
      location: 'Garden room',
      description: 'Potted the herbs',
      confirmed: true,
      photos: [
        { ...photo, publicToFamily: true },
        { ...photo, name: 'herbs.png', publicToFamily: false },
      ],
    });
  }
  const answer = await t.call('listPersonalActivities', { path, query: aroundDay(day) });
  const shown = isSuccess(answer) ? listOf(answer).map((resource) => ({ answer, resource })) : [];
  return shown.length === 0 ? t.unproven('the list shows no personal activity to look at') : shown;
});

/** What each member is said to be, wherever an answer shows a personal activity. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'personal-activities.dates-are-date-times',
    says: 'The startDate of a personal activity is a date-time.',
    clause: 'PAC-03',
    types: [[aDateTime, ['startDate']]],
  },
  {
    id: 'personal-activities.times-are-times-of-day',
    says: 'The endTime of a personal activity is written HH:mm.',
    clause: 'PAC-04',
    types: [[aTimeOfDay, ['endTime']]],
  },
  {
    id: 'personal-activities.time-type-is-of-the-set',
    says: 'The timeType of a personal activity is one of the five.',
    clause: 'PAC-05',
    types: [[oneOf('exactTime', 'allDay', 'morning', 'afternoon', 'evening'), ['timeType']]],
  },
  {
    id: 'personal-activities.duration-is-an-integer',
    says: 'The durationInMinutes of a personal activity is an integer.',
    clause: 'PAC-06',
    types: [[anInteger, ['durationInMinutes']]],
  },
  {
    id: 'personal-activities.attended-ids-are-strings',
    says: 'The attendedResidentIds of a personal activity are an array of strings.',
    clause: 'PAC-07',
    types: [[texts, ['attendedResidentIds']]],
  },
  {
    id: 'personal-activities.confirmed-is-a-boolean',
    says: 'The confirmed member of a personal activity is a boolean.',
    clause: 'PAC-08',
    types: [[aBoolean, ['confirmed']]],
  },
];

for (const { id, says, clause, types } of promises)
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const shown = await activitiesShown(t);
      for (const [type, members] of types) mustBeOfType(shown, members, type);
    },
  });

const isNamed = (photo: unknown): boolean =>
  isObject(photo) && typeof photo['id'] === 'string' && photo['id'] !== '';

check({
  id: 'personal-activities.photos-have-ids',
  says: 'The photos of a personal activity are an array of objects, each with an id, a string.',
  clauses: ['PAC-09'],
  async run(t) {
    const shown = await activitiesShown(t);
    const photos: MemberType = {
      says: 'an array of objects with an id',
      holds: (value) => Array.isArray(value) && value.every(isNamed),
    };
    mustBeOfType(shown, ['photos'], photos);
    const count = shown.flatMap(({ resource }) => objects(resource, 'photos')).length;
    if (count === 0) t.unproven('no answer shows a photo of a personal activity');
  },
});

check({
  id: 'personal-activities.id-is-a-string',
  says: 'Every personal activity has an id, a string.',
  clauses: ['PAC-01'],
  async run(t) {
    for (const { answer, resource } of await activitiesShown(t)) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});
