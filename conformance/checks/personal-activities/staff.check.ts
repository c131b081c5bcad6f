import type { LeverInput } from '../../../openapi/generated/levers.ts';
import { picture } from '../../calls/picture.ts';
import { DAY_PARTS, hoursOn, lately, type Home } from '../../factories/homes.ts';
import { check } from '../../kit/check.ts';
import { expect, lists } from '../../kit/expect.ts';
import { isObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { once } from '../../kit/once.ts';
import { listedBy, presence } from '../../kit/presence.ts';
import { objects } from '../../kit/read.ts';
import { lever, people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { aTimeOfDay, shownIn } from '../../laws/dated-members.ts';
import { aDateTime, mustBeOfType, type MemberType, type Shown } from '../../laws/member-types.ts';
import { hasTypes } from '../../laws/shown.ts';
import { personalActivities } from '../../resources/personal-activities.ts';
import { foundPersonalActivities, mustContainAlike } from './found.ts';

/** What clients make shows a few members; the others have a value where staff recorded it. */

const photo = (publicToFamily: boolean, name = 'walk.png') => ({
  ...{ name, type: picture.type, content: picture.bytes.toString('base64'), publicToFamily },
});

const everything = (t: Tools) => ({
  ...{ durationInMinutes: 30, confirmed: true },
  ...{ location: t.fresh.text('Garden room'), description: t.fresh.text('Potted the herbs') },
});

/** Staff record a personal activity, on the usual day. */
async function recorded(
  t: Tools,
  home: Home,
  hours: readonly [string, string],
  more: Partial<LeverInput<'create-personal-activity'>> = {},
) {
  const { day, values } = await personalActivities.draft(t, { home });
  const sent = { name: values.name, ...hoursOn(home, day, hours), timeType: 'exactTime' as const, ...more };
  const made = await t.lever('create-personal-activity', { residentId: home.residentId, ...sent });
  return { day, sent, id: made.personalActivityId };
}

check({
  id: 'personal-activities.list-shows-what-staff-recorded',
  says: 'The list holds what staff recorded, with photos or without, as well as what was made through the API.',
  clauses: ['PAC-14'],
  async run(t) {
    if (!hasLever(t.run, 'create-personal-activity')) return mustContainAlike(t);
    const kept = await personalActivities.given(t);
    const all = [kept, await recorded(t, kept.home, ['14:00', '14:30'], { photos: [] })];
    all.push(await recorded(t, kept.home, ['15:00', '15:20'], { photos: [photo(true)] }));
    const list = await personalActivities.listedAround(t, kept);
    for (const { id } of all) expect('PAC-14', list, lists(id, 'a personal activity'));
  },
});

// The interface does not show the answer to the create, so only the list is checked. Nothing changes a
// personal activity, so `modified` is not checked.
const FROM_THE_START = [
  ...(['id', 'name', 'startDate', 'startTime', 'endTime', 'timeType'] as const),
  ...(['attendedResidentIds', 'created'] as const),
] as const;
const about = { resource: 'Personal activity', record: 'PersonalActivity', clause: 'PAC-101' } as const;

presence(
  {
    id: 'personal-activities.shows-its-members',
    says: 'A personal activity made through the API shows every listed member that has a value.',
    ...{ ...about, members: FROM_THE_START },
  },
  async (t) => {
    const kept = await personalActivities.given(t);
    const list = await personalActivities.listedAround(t, kept);
    return [{ shown: [listedBy(list, kept.id)], values: kept.body }];
  },
);

presence(
  {
    id: 'personal-activities.shows-what-staff-recorded',
    says: 'A personal activity that staff recorded shows every listed member that has a value.',
    ...about,
    found: {
      levers: ['create-personal-activity'],
      records: async (t) => (await foundPersonalActivities(t)).map((one) => ({ shown: [one] })),
    },
    members: [
      ...FROM_THE_START,
      ...(['durationInMinutes', 'location', 'description', 'confirmed'] as const),
      ...(['photos.*.id', 'photos.*.name', 'photos.*.type'] as const),
      ...(['photos.*.size', 'photos.*.publicToFamily'] as const),
    ],
  },
  async (t) => {
    const { home } = await personalActivities.draft(t);
    const samples = [];
    for (const confirmed of [true, false]) {
      const more = { ...everything(t), confirmed, photos: [photo(confirmed)] };
      const { day, id, sent } = await recorded(t, home, ['16:00', '16:30'], more);
      const { photos: _, ...values } = sent;
      const list = await personalActivities.listedAround(t, { home, day });
      samples.push({ shown: [listedBy(list, id)], values });
    }
    return samples;
  },
);

/** Personal activities of each timeType, and one that staff made with every member, in the list. */
const everyKind = once(async (t: Tools): Promise<readonly Shown[]> => {
  const { home } = await personalActivities.draft(t);
  const exact = [{}, { hours: ['08:05', '09:10'] as const }];
  for (const more of [...exact, ...DAY_PARTS.map((timeType) => ({ timeType }))])
    await personalActivities.send(t, await personalActivities.draft(t, { home, more }));
  if (hasLever(t.run, 'create-personal-activity'))
    await recorded(t, home, ['16:00', '16:30'], {
      ...{ ...everything(t), photos: [photo(true), photo(false, 'herbs.png')] },
    });
  const path = { residentId: home.residentId };
  const shown = shownIn(await t.call('listPersonalActivities', { path, query: await lately(t) }));
  return shown.length === 0 ? t.unproven('the list shows no personal activity to look at') : shown;
});

hasTypes(
  personalActivities,
  'PersonalActivity',
  {
    'id-is-a-string': 'PAC-01',
    'dates-are-date-times': ['PAC-03', aDateTime],
    'times-are-times-of-day': ['PAC-04', aTimeOfDay],
    'time-type-is-of-the-set': 'PAC-05',
    'duration-is-an-integer': 'PAC-06',
    'attended-ids-are-strings': 'PAC-07',
    'confirmed-is-a-boolean': 'PAC-08',
  },
  everyKind,
);

const isNamed = (one: unknown): boolean => isObject(one) && typeof one['id'] === 'string' && one['id'] !== '';

const photos: MemberType = {
  says: 'an array of objects with an id',
  holds: (value) => Array.isArray(value) && value.every(isNamed),
};

check({
  id: 'personal-activities.photos-have-ids',
  says: 'The photos of a personal activity are an array of objects, each with an id, a string.',
  clauses: ['PAC-09'],
  async run(t) {
    const isMade = hasLever(t.run, 'create-personal-activity');
    const shown = isMade ? await everyKind(t) : await foundPersonalActivities(t);
    mustBeOfType(shown, ['photos'], photos);
    if (!shown.some(({ resource }) => objects(resource, 'photos').length > 0))
      t.unproven(
        'no answer shows a photo of a personal activity',
        ...[people('resident'), lever('create-personal-activity')],
      );
  },
});
