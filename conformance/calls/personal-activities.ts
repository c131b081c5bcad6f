import { listOf } from '../kit/read.ts';
import { LONG_AGO, lately } from '../factories/homes.ts';
import { givenPersonalActivity, personalActivityOn } from '../factories/personal-activities.ts';
import type { ValidCalls } from './call.ts';
import { homeFor } from './people.ts';

type Operations = 'listPersonalActivities' | 'createPersonalActivity';

export const personalActivityCalls: ValidCalls<Operations> = {
  listPersonalActivities: {
    ready: async (t) => {
      const { home } = await givenPersonalActivity(t);
      return { path: { residentId: home.residentId }, query: await lately(t) };
    },
  },
  createPersonalActivity: {
    ready: async (t, isAlone) => {
      const home = await homeFor(t, isAlone);
      const path = { residentId: home.residentId };
      const query = await lately(t);
      const readState = async () => listOf(await t.call('listPersonalActivities', { path, query }));
      return { path, body: await personalActivityOn(t, home, await t.day(LONG_AGO)), readState };
    },
    // No other members are sent, because the interface shows none.
    keeps: [
      'name',
      'startDate',
      'startTime',
      'endTime',
      'timeType',
      'durationInMinutes',
      'location',
      'description',
      'confirmed',
    ],
  },
};
