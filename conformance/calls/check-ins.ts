import { addDays, lastSecondOf, midnightOf } from '../kit/dates.ts';
import { field } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { checkInBody, givenCheckIn, residentFreeOn } from '../factories/check-ins.ts';
import type { ValidCalls } from './call.ts';
import { newOrUntouched, residentFor } from './people.ts';

type Operations = 'listCheckIns' | 'createCheckIn' | 'getCheckIn' | 'replaceCheckIn' | 'deleteCheckIn';

/** A range from a week before the usual day of a check-in to a day after today: less than 45 days. */
const lately = async (t: Tools) => {
  const today = await t.day(0);
  return { startDate: midnightOf(addDays(today, -37)), endDate: lastSecondOf(addDays(today, 1)) };
};

/** A check-in that no check changes. */
const checkInFor = once((t: Tools) => givenCheckIn(t));

const turns = perRun(() => ({ taken: 0 }));

/**
 * A different day for each call, so that one resident serves many requests: one check-in per day is allowed.
 */
async function freeDay(t: Tools): Promise<{ readonly residentId: string; readonly startDate: string }> {
  const turn = turns(t.run);
  turn.taken += 1;
  const startDate = await t.day(-10 - (turn.taken % 20));
  return { residentId: await residentFreeOn(t, startDate), startDate };
}

const one = newOrUntouched(async (t, isAlone) => {
  const free = isAlone ? undefined : await freeDay(t);
  const { residentId, checkInId, day } = await givenCheckIn(
    t,
    free && { startDate: free.startDate },
    free?.residentId,
  );
  const path = { residentId, checkInId };
  const readState = async () => dataOf(await t.call('getCheckIn', { path }));
  return { path, readState, day };
});

export const checkInCalls: ValidCalls<Operations> = {
  listCheckIns: {
    ready: async (t) => {
      const { residentId } = await checkInFor(t);
      return { path: { residentId }, query: await lately(t) };
    },
  },
  createCheckIn: {
    ready: async (t, isAlone) => {
      const { residentId, startDate } = isAlone
        ? { residentId: (await residentFor(t, isAlone)).residentId, startDate: undefined }
        : await freeDay(t);
      const path = { residentId };
      const query = await lately(t);
      const readState = async () => listOf(await t.call('listCheckIns', { path, query }));
      return { path, body: await checkInBody(t, startDate === undefined ? {} : { startDate }), readState };
    },
    keeps: ['startDate', 'checkInStaffId'],
    makes: {
      path: (answer, { path }) => ({ ...path, checkInId: String(field(answer.json, 'data.id')) }),
      read: 'getCheckIn',
    },
  },
  getCheckIn: {
    ready: async (t) => {
      const { residentId, checkInId } = await checkInFor(t);
      return { path: { residentId, checkInId } };
    },
  },
  replaceCheckIn: {
    ready: async (t, isAlone) => {
      const { path, readState, day } = await one(t, isAlone);
      return { path, readState, body: await checkInBody(t, { startDate: day, durationInMinutes: 11 }) };
    },
    keeps: ['startDate', 'checkInStaffId'],
  },
  deleteCheckIn: { ready: one },
};
