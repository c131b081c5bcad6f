import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { givenConnection } from '../factories/connections.ts';
import { aroundNow, givenRegistration, soonActivity } from '../factories/registrations.ts';
import { givenResident } from '../factories/residents.ts';
import type { ValidCalls } from './call.ts';

type Operations =
  'createRegistration' | 'cancelRegistration' | 'listResidentRegistrations' | 'listConnectionRegistrations';

const lookAt = (t: Tools, activityId: string, residentId: string) => async () => {
  const query = await aroundNow(t);
  const listed = await t.call('listResidentRegistrations', { path: { residentId }, query });
  const activity = dataOf(await t.call('getActivity', { path: { activityId } }));
  return { listed: listOf(listed), taken: field(activity, 'capacity.residents.registered') };
};

export const registrationCalls: ValidCalls<Operations> = {
  createRegistration: {
    ready: async (t) => {
      const { activityId } = await soonActivity(t);
      const { residentId } = await givenResident(t);
      const body = { userId: residentId, userType: 'resident' } as const;
      return { path: { activityId }, body, look: lookAt(t, activityId, residentId) };
    },
    keeps: ['userId', 'userType'],
    makes: {
      path: (_answer, { path, body }) => ({ ...path, userId: String(body?.['userId']) }),
      remove: 'cancelRegistration',
    },
  },
  cancelRegistration: {
    ready: async (t) => {
      const { activityId, residentId } = await givenRegistration(t);
      return { path: { activityId, userId: residentId }, look: lookAt(t, activityId, residentId) };
    },
  },
  listResidentRegistrations: {
    ready: async (t) => {
      const { residentId } = await givenRegistration(t);
      return { path: { residentId }, query: await aroundNow(t) };
    },
  },
  // How a connection is registered is unconfirmed, so this list may well be empty.
  listConnectionRegistrations: {
    ready: async (t) => {
      const { connectionId } = await givenConnection(t);
      return { path: { connectionId }, query: await aroundNow(t) };
    },
  },
};
