import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { aroundNow, givenRegistration } from '../factories/registrations.ts';
import { givenResident } from '../factories/residents.ts';
import type { ValidCalls } from './call.ts';
import { connectionFor, roomyFor } from './people.ts';

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
    ready: async (t, isAlone) => {
      const { activityId } = await roomyFor(t, isAlone);
      const { residentId } = await givenResident(t);
      const body = { userId: residentId, userType: 'resident' } as const;
      return { path: { activityId }, body, look: lookAt(t, activityId, residentId) };
    },
    keeps: ['userId', 'userType'],
    makes: { path: (_answer, { path, body }) => ({ ...path, userId: String(body?.['userId']) }) },
  },
  cancelRegistration: {
    ready: async (t, isAlone) => {
      const { activityId } = await roomyFor(t, isAlone);
      const { residentId } = await givenRegistration(t, { activityId });
      return { path: { activityId, userId: residentId }, look: lookAt(t, activityId, residentId) };
    },
  },
  listResidentRegistrations: {
    ready: async (t) => {
      const { residentId } = await givenRegistration(t, { activityId: (await roomyFor(t)).activityId });
      return { path: { residentId }, query: await aroundNow(t) };
    },
  },
  // How a connection is registered is unconfirmed, so this list may well be empty.
  listConnectionRegistrations: {
    ready: async (t) => {
      const { connectionId } = await connectionFor(t);
      return { path: { connectionId }, query: await aroundNow(t) };
    },
  },
};
