import { field } from '../kit/json.ts';
import { dataOf, idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { daysAround, flatActivityOn, listedActivity, needsFlatRoutes } from '../factories/flat-examples.ts';
import { talkOf, taggedPhoto } from '../factories/flat-examples-lists.ts';
import { LONG_AGO } from '../factories/homes.ts';
import { aroundNow } from '../factories/registrations.ts';
import { givenResident } from '../factories/residents.ts';
import type { ValidCalls } from './call.ts';
import { homeFor, roomyFor } from './people.ts';

type Operations =
  | 'listPersonalActivitiesFlat'
  | 'createPersonalActivityFlat'
  | 'createRegistrationFlat'
  | 'listPhotosFlat'
  | 'listMessagesFlat';

/** What a flat registration could change if the routes share their records. If not, no list shows it. */
const stateReader = (t: Tools, activityId: string, residentId: string) => async () => {
  const listed = await t.call('listResidentRegistrations', {
    path: { residentId },
    query: await aroundNow(t),
  });
  const activity = dataOf(await t.call('getActivity', { path: { activityId } }));
  return {
    listed: idsOf(listOf(listed), 'activityId'),
    taken: field(activity, 'capacity.residents.registered'),
  };
};

export const flatExampleCalls: ValidCalls<Operations> = {
  listPersonalActivitiesFlat: {
    ready: async (t) => {
      const { body, day } = await listedActivity(t);
      return { query: { residentId: body.residentId, ...daysAround(day) } };
    },
  },
  createPersonalActivityFlat: {
    ready: async (t, isAlone) => {
      await needsFlatRoutes(t);
      const home = await homeFor(t, isAlone);
      const day = await t.day(LONG_AGO);
      const query = { residentId: home.residentId, ...daysAround(day) };
      const readState = async () => idsOf(listOf(await t.call('listPersonalActivitiesFlat', { query })));
      return { body: await flatActivityOn(t, home, day), readState };
    },
    // It is open which of the members may be left out, and which titles exist.
    keeps: ['residentId', 'title', 'startTime', 'endTime', 'location'],
    makes: { path: () => ({}) },
  },
  createRegistrationFlat: {
    ready: async (t, isAlone) => {
      await needsFlatRoutes(t);
      const { activityId } = await roomyFor(t, isAlone);
      const { residentId } = await givenResident(t);
      return { body: { residentId, activityId }, readState: stateReader(t, activityId, residentId) };
    },
    keeps: ['residentId', 'activityId'],
    makes: { path: () => ({}) },
  },
  listPhotosFlat: {
    ready: async (t) => ({ query: { residentId: (await taggedPhoto(t)).residentId } }),
  },
  listMessagesFlat: {
    ready: async (t) => ({ query: { residentId: (await talkOf(t)).residentId } }),
  },
};
