import { lately, LONG_AGO } from '../factories/homes.ts';
import { staffId } from '../factories/staff.ts';
import { field } from '../kit/json.ts';
import { once } from '../kit/once.ts';
import { perRun } from '../kit/per-run.ts';
import { dataOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { checkInBody, checkIns } from '../resources/check-ins.ts';
import type { ValidCalls } from './call.ts';
import { newOrUntouched, residentFor } from './people.ts';

type Operations = 'listCheckIns' | 'createCheckIn' | 'getCheckIn' | 'replaceCheckIn' | 'deleteCheckIn';

/** A check-in that no check changes. */
const checkInFor = once((t: Tools) => checkIns.given(t));

const turns = perRun(() => ({ taken: 0 }));

/** A day of its own for each call, so that one resident serves many requests. */
async function someDay(t: Tools): Promise<string> {
  const turn = turns(t.run);
  turn.taken += 1;
  return t.day(-10 - (turn.taken % 20));
}

/** The body of a create or a change with what is required. */
const least = async (t: Tools, day: string, durationInMinutes: number) =>
  checkInBody(t, { day, values: { checkInStaffId: await staffId(t), durationInMinutes } });

const one = newOrUntouched(async (t, isAlone) => {
  const kept = await (isAlone ? checkIns.given(t) : checkIns.givenShared(t, { day: await someDay(t) }));
  const path = checkIns.path(kept);
  const readState = async () => dataOf(await t.call('getCheckIn', { path }));
  return { path, readState, day: kept.day };
});

const keeps = ['startDate', 'checkInStaffId'] as const;

export const checkInCalls: ValidCalls<Operations> = {
  listCheckIns: {
    ready: async (t) => {
      const { residentId } = (await checkInFor(t)).home;
      return { path: { residentId }, query: await lately(t) };
    },
  },
  createCheckIn: {
    ready: async (t, isAlone) => {
      const day = isAlone ? await t.day(LONG_AGO) : await someDay(t);
      const { residentId } = await (isAlone ? residentFor(t, isAlone) : checkIns.about.sharedHome(t, [day]));
      const path = { residentId };
      const query = await lately(t);
      const readState = async () => listOf(await t.call('listCheckIns', { path, query }));
      return { path, body: await least(t, day, 7), readState };
    },
    keeps,
    makes: {
      path: (answer, { path }) => ({ ...path, checkInId: String(field(answer.json, 'data.id')) }),
      read: 'getCheckIn',
    },
  },
  getCheckIn: { ready: async (t) => ({ path: checkIns.path(await checkInFor(t)) }) },
  replaceCheckIn: {
    ready: async (t, isAlone) => {
      const { path, readState, day } = await one(t, isAlone);
      return { path, readState, body: await least(t, day, 11) };
    },
    keeps,
  },
  deleteCheckIn: { ready: one },
};
