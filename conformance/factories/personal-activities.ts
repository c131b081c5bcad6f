import { Unproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { once } from '../kit/once.ts';
import { remembered } from '../kit/remembered.ts';
import type { Tools } from '../kit/tools.ts';
import { LONG_AGO, givenHome, hoursOn } from './homes.ts';

/**
 * Whether a facility accepts a name that is not a preset, tested by one create per run. If not, only names of
 * presets are accepted.
 */
export const takesAnyName = once(async (t: Tools): Promise<boolean> => {
  const home = await givenHome(t);
  const name = t.fresh.text('Puzzle');
  const body = {
    ...{ name, ...hoursOn(home, await t.day(LONG_AGO), ['10:20', '11:05']), timeType: 'exactTime' },
  } as const;
  const path = { residentId: home.residentId };
  return isSuccess(await t.call('createPersonalActivity', { path, body }));
});

/** A valid name for a personal activity of a facility: a configured one, a new preset, else a new word. */
export async function activityName(t: Tools, facilityId: string): Promise<string> {
  const [first] = t.run.fixtures['personalActivityNames'] ?? [];
  if (first !== undefined) return t.fixture('personalActivityNames');
  return (await presetsMade(t))(facilityId);
}

const presetsMade = once((t: Tools) => {
  const names = new Map<string, Promise<string>>();
  return Promise.resolve((facilityId: string) => remembered(names, facilityId, () => preset(t, facilityId)));
});

/** A new preset of a facility. Without the lever its name is used as it is. */
async function preset(t: Tools, facilityId: string): Promise<string> {
  const name = t.fresh.text('Walk');
  try {
    if (hasLever(t.run, 'create-personal-activity-preset'))
      await t.lever('create-personal-activity-preset', { facilityId, name });
  } catch (error) {
    if (!(error instanceof Unproven)) throw error;
    t.note(error.message);
  }
  return name;
}
