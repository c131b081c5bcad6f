import { guests, register, soonActivity } from '../../factories/registrations.ts';
import type { Answer } from '../../kit/call.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';

interface Comer {
  readonly residentId: string;
  readonly came: Answer;
  readonly cameElsewhere: Answer;
}

/**
 * Twice as many residents as an activity has places. They register for it and for a larger one. Checks only
 * read them.
 */
export const fullHouse = once(async (t: Tools) => {
  const { activityId } = await soonActivity(t, { maxRegistered: 2 });
  const { activityId: roomy } = await soonActivity(t);
  const comers: Comer[] = [];
  for (const residentId of await guests(t, 4)) {
    const came = await register(t, activityId, residentId);
    comers.push({ residentId, came, cameElsewhere: await register(t, roomy, residentId) });
  }
  return { activityId, roomy, comers };
});
