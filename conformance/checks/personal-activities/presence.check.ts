import { picture } from '../../calls/picture.ts';
import { LONG_AGO, givenHome } from '../../factories/homes.ts';
import { aroundDay, givenPersonalActivity, personalActivityOn } from '../../factories/personal-activities.ts';
import { foundPersonalActivities } from '../../factories/personal-activities-found.ts';
import { listedBy, presence } from '../../kit/presence.ts';

// The interface does not show the answer to the create, so only the list is checked. Nothing changes a
// personal activity, so `modified` is not checked.
const FROM_THE_START = [
  'id',
  'name',
  'startDate',
  'startTime',
  'endTime',
  'timeType',
  'attendedResidentIds',
  'created',
] as const;

presence(
  {
    id: 'personal-activities.shows-its-members',
    says: 'A personal activity made through the API shows every listed member that has a value.',
    resource: 'Personal activity',
    record: 'PersonalActivity',
    clause: 'PAC-101',
    members: FROM_THE_START,
  },
  async (t) => {
    const { home, id, day, body } = await givenPersonalActivity(t);
    const { name, startDate, startTime, endTime, timeType } = body;
    const list = await t.call('listPersonalActivities', {
      path: { residentId: home.residentId },
      query: aroundDay(day),
    });
    return [{ shown: [listedBy(list, id)], values: { name, startDate, startTime, endTime, timeType } }];
  },
);

presence(
  {
    id: 'personal-activities.shows-what-staff-recorded',
    says: 'A personal activity that staff recorded shows every listed member that has a value.',
    resource: 'Personal activity',
    record: 'PersonalActivity',
    clause: 'PAC-101',
    found: {
      levers: ['create-personal-activity'],
      records: async (t) => (await foundPersonalActivities(t)).map((one) => ({ shown: [one] })),
    },
    members: [
      ...FROM_THE_START,
      'durationInMinutes',
      'location',
      'description',
      'confirmed',
      'photos.*.id',
      'photos.*.name',
      'photos.*.type',
      'photos.*.size',
      'photos.*.publicToFamily',
    ],
  },
  async (t) => {
    const home = await givenHome(t);
    const path = { residentId: home.residentId };
    const day = await t.day(LONG_AGO);
    const { name: file, type, bytes } = picture;
    const samples = [];
    for (const yes of [true, false]) {
      const body = await personalActivityOn(t, home, day, ['16:00', '16:30']);
      const { name, startDate, startTime, endTime, timeType } = body;
      const optional = {
        ...{ durationInMinutes: 30, confirmed: yes },
        ...{ location: t.fresh.text('Garden room'), description: t.fresh.text('Potted the herbs') },
      };
      const { personalActivityId } = await t.lever('create-personal-activity', {
        ...{ ...path, ...body, ...optional },
        photos: [{ name: file, type, content: bytes.toString('base64'), publicToFamily: yes }],
      });
      const list = await t.call('listPersonalActivities', { path, query: aroundDay(day) });
      const values = { name, startDate, startTime, endTime, timeType, ...optional };
      samples.push({ shown: [listedBy(list, personalActivityId)], values });
    }
    return samples;
  },
);
