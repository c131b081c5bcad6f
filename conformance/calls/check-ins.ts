import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { checkInBody, givenCheckIn } from '../factories/check-ins.ts';
import { givenResident } from '../factories/residents.ts';
import type { ValidCalls } from './call.ts';

type Operations = 'listCheckIns' | 'createCheckIn' | 'getCheckIn' | 'replaceCheckIn' | 'deleteCheckIn';

/** From a week before the usual day of a check-in until a day after today: less than 45 days. */
const lately = async (t: Tools) => {
  const today = await t.day(0);
  return { startDate: midnightOf(addDays(today, -37)), endDate: lastSecondOf(addDays(today, 1)) };
};

/** A check-in that nobody changes. */
const checkInFor = once((t: Tools) => givenCheckIn(t));

const onOne = async (t: Tools) => {
  const { residentId, checkInId, day } = await givenCheckIn(t);
  const path = { residentId, checkInId };
  const look = async () => dataOf(await t.call('getCheckIn', { path }));
  return { path, look, day };
};

export const checkInCalls: ValidCalls<Operations> = {
  listCheckIns: {
    ready: async (t) => {
      const { residentId } = await checkInFor(t);
      return { path: { residentId }, query: await lately(t) };
    },
  },
  createCheckIn: {
    ready: async (t) => {
      const { residentId } = await givenResident(t);
      const path = { residentId };
      const query = await lately(t);
      const look = async () => listOf(await t.call('listCheckIns', { path, query }));
      return { path, body: await checkInBody(t), look };
    },
    keeps: ['startDate', 'checkInStaffId'],
    makes: {
      path: (answer, { path }) => ({ ...path, checkInId: String(field(answer.json, 'data.id')) }),
      read: 'getCheckIn',
      remove: 'deleteCheckIn',
    },
  },
  getCheckIn: {
    ready: async (t) => {
      const { residentId, checkInId } = await checkInFor(t);
      return { path: { residentId, checkInId } };
    },
  },
  replaceCheckIn: {
    ready: async (t) => {
      const { path, look, day } = await onOne(t);
      return { path, look, body: await checkInBody(t, { startDate: day, durationInMinutes: 11 }) };
    },
    keeps: ['startDate', 'checkInStaffId'],
  },
  deleteCheckIn: { ready: onOne },
};
