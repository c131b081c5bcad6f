import { field } from '../kit/json.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { aroundNow, givenRegistration, type Seat } from '../factories/registrations.ts';
import type { ValidCalls } from './call.ts';
import { connectionFor, newOrUntouched, seatFor } from './people.ts';

type Operations =
  'createRegistration' | 'cancelRegistration' | 'listResidentRegistrations' | 'listConnectionRegistrations';

/** The list includes the count of the activity if no other check uses it. */
const stateReader =
  (t: Tools, { activityId, residentId }: Seat, isAlone: boolean) =>
  async () => {
    const query = await aroundNow(t);
    const listed = await t.call('listResidentRegistrations', { path: { residentId }, query });
    if (!isAlone) return listOf(listed).filter((one) => one['activityId'] === activityId);
    const activity = dataOf(await t.call('getActivity', { path: { activityId } }));
    return { listed: listOf(listed), taken: field(activity, 'capacity.residents.registered') };
  };

export const registrationCalls: ValidCalls<Operations> = {
  createRegistration: {
    ready: async (t, isAlone) => {
      const isOwn = isAlone === true;
      const seat = await seatFor(t, isOwn);
      const body = { userId: seat.residentId, userType: 'resident' } as const;
      return { path: { activityId: seat.activityId }, body, readState: stateReader(t, seat, isOwn) };
    },
    keeps: ['userId', 'userType'],
    makes: { path: (_answer, { path, body }) => ({ ...path, userId: String(body?.['userId']) }) },
  },
  cancelRegistration: {
    ready: newOrUntouched(async (t, isAlone) => {
      const isOwn = isAlone === true;
      const seat = await givenRegistration(t, await seatFor(t, isOwn));
      const path = { activityId: seat.activityId, userId: seat.residentId };
      return { path, readState: stateReader(t, seat, isOwn) };
    }),
  },
  listResidentRegistrations: {
    ready: async (t) => {
      const { residentId } = await givenRegistration(t, await seatFor(t));
      return { path: { residentId }, query: await aroundNow(t) };
    },
  },
  // It is open how a connection is registered, so this list may be empty.
  listConnectionRegistrations: {
    ready: async (t) => {
      const { connectionId } = await connectionFor(t);
      return { path: { connectionId }, query: await aroundNow(t) };
    },
  },
};
