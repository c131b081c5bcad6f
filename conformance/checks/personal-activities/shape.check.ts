import { picture } from '../../calls/picture.ts';
import { DAY_PARTS } from '../../factories/homes.ts';
import { aroundDay } from '../../factories/personal-activities.ts';
import { foundPersonalActivities } from '../../factories/personal-activities-found.ts';
import { check } from '../../kit/check.ts';
import { isObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { objects } from '../../kit/read.ts';
import { lever, people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { personalActivitiesAt } from '../../assertions/personal-activities.ts';
import { aTimeOfDay, anInteger, hasId, shownIn } from '../../laws/dated-members.ts';
import { aBoolean, aDateTime, memberTypes, mustBeOfType, oneOf, texts } from '../../laws/member-types.ts';
import type { MemberType, Shown } from '../../laws/member-types.ts';

/** Personal activities of each timeType, and one that staff made with every member, in the list. */
const activitiesShown = once(async (t: Tools): Promise<readonly Shown[]> => {
  const { home, day, on, sometime } = await personalActivitiesAt(t);
  const path = { residentId: home.residentId };
  const bodies = [await on(), await on(day, ['08:05', '09:10'])];
  for (const timeType of DAY_PARTS) bodies.push(await sometime(timeType));
  for (const body of bodies) await t.call('createPersonalActivity', { path, body });
  if (hasLever(t.run, 'create-personal-activity')) {
    const { type, bytes } = picture;
    const photo = { name: 'walk.png', type, content: bytes.toString('base64') };
    await t.lever('create-personal-activity', {
      ...path,
      ...(await on(day, ['16:00', '16:30'])),
      ...{ durationInMinutes: 30, confirmed: true },
      ...{ location: 'Garden room', description: 'Potted the herbs' },
      photos: [
        { ...photo, publicToFamily: true },
        { ...photo, name: 'herbs.png', publicToFamily: false },
      ],
    });
  }
  const answer = await t.call('listPersonalActivities', { path, query: aroundDay(day) });
  const shown = shownIn(answer);
  return shown.length === 0 ? t.unproven('the list shows no personal activity to look at') : shown;
});

memberTypes('personal-activities', activitiesShown, {
  'dates-are-date-times': [
    'The startDate of a personal activity is a date-time.',
    'PAC-03',
    [aDateTime, 'startDate'],
  ],
  'times-are-times-of-day': [
    'The endTime of a personal activity is written HH:mm.',
    'PAC-04',
    [aTimeOfDay, 'endTime'],
  ],
  'time-type-is-of-the-set': [
    'The timeType of a personal activity is one of the five.',
    'PAC-05',
    [oneOf('exactTime', 'allDay', 'morning', 'afternoon', 'evening'), 'timeType'],
  ],
  'duration-is-an-integer': [
    'The durationInMinutes of a personal activity is an integer.',
    'PAC-06',
    [anInteger, 'durationInMinutes'],
  ],
  'attended-ids-are-strings': [
    'The attendedResidentIds of a personal activity are an array of strings.',
    'PAC-07',
    [texts, 'attendedResidentIds'],
  ],
  'confirmed-is-a-boolean': [
    'The confirmed member of a personal activity is a boolean.',
    'PAC-08',
    [aBoolean, 'confirmed'],
  ],
});

const isNamed = (photo: unknown): boolean =>
  isObject(photo) && typeof photo['id'] === 'string' && photo['id'] !== '';

check({
  id: 'personal-activities.photos-have-ids',
  says: 'The photos of a personal activity are an array of objects, each with an id, a string.',
  clauses: ['PAC-09'],
  async run(t) {
    const shown = hasLever(t.run, 'create-personal-activity')
      ? await activitiesShown(t)
      : await foundPersonalActivities(t);
    const photos: MemberType = {
      says: 'an array of objects with an id',
      holds: (value) => Array.isArray(value) && value.every(isNamed),
    };
    mustBeOfType(shown, ['photos'], photos);
    const count = shown.flatMap(({ resource }) => objects(resource, 'photos')).length;
    if (count === 0)
      t.unproven(
        'no answer shows a photo of a personal activity',
        people('resident'),
        lever('create-personal-activity'),
      );
  },
});

hasId(
  'personal-activities.id-is-a-string',
  'Every personal activity has an id, a string.',
  'PAC-01',
  activitiesShown,
);
