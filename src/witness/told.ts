import { someActivity } from './programme.ts';
import { hallWith, leaves } from './hall.ts';
import type { Stage, Witness } from './stage.ts';

/** What a receiver was sent so far: bodies and keys. */
export const told = async (stage: Stage): Promise<unknown> =>
  (await stage.events()).map(({ event, headers }) => [event, headers['x-api-key']]);

/** An activity is made, renamed and deleted. */
export const wholeLife: Witness = async (stage) => {
  const activityId = await someActivity(stage);
  await rename(stage, activityId);
  await stage.ask('deleteActivity', { activityId });
  return told(stage);
};

export const rename = (stage: Stage, activityId: string, more: Readonly<Record<string, unknown>> = {}) =>
  stage.ask(
    'replaceActivity',
    { activityId },
    {
      body: {
        ...{ name: 'Renamed', type: 'Social' },
        ...{ startDate: `${stage.day(30)}T12:00:00Z`, startTime: '12:00' },
        ...more,
      },
    },
  );

/** Two come for one place, the first one leaves, and the second one moves up. */
export const promotion: Witness = async (stage) => {
  await leaves(stage, await hallWith(stage, 1, 2), 0);
  return told(stage);
};
