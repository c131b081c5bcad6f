import { listOf } from '../kit/read.ts';
import { lately } from '../factories/homes.ts';
import { activityBody, personalActivities } from '../resources/personal-activities.ts';
import type { ValidCalls } from './call.ts';
import { homeFor } from './people.ts';

type Operations = 'listPersonalActivities' | 'createPersonalActivity';

export const personalActivityCalls: ValidCalls<Operations> = {
  listPersonalActivities: {
    ready: async (t) => {
      const { residentId } = (await personalActivities.given(t)).home;
      return { path: { residentId }, query: await lately(t) };
    },
  },
  createPersonalActivity: {
    ready: async (t, isAlone) => {
      const draft = await personalActivities.draft(t, { home: await homeFor(t, isAlone) });
      const path = { residentId: draft.home.residentId };
      const query = await lately(t);
      const readState = async () => listOf(await t.call('listPersonalActivities', { path, query }));
      return { path, body: activityBody(draft), readState };
    },
    // No other members are sent, because the interface shows none.
    keeps: [
      ...(['name', 'startDate', 'startTime', 'endTime', 'timeType'] as const),
      ...(['durationInMinutes', 'location', 'description', 'confirmed'] as const),
    ],
  },
};
