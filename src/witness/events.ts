import { someActivity } from './programme.ts';
import { registrationsWith, leaves } from './registrations.ts';
import type { WitnessClient, Witness } from './client.ts';

/** What a receiver was sent so far: bodies and keys. */
export const eventsOf = async (client: WitnessClient): Promise<unknown> =>
  (await client.events()).map(({ event, headers }) => [event, headers['x-api-key']]);

/** An activity is made, renamed and deleted. */
export const wholeLife: Witness = async (client) => {
  const activityId = await someActivity(client);
  await rename(client, activityId);
  await client.ask('deleteActivity', { activityId });
  return eventsOf(client);
};

export const rename = (
  client: WitnessClient,
  activityId: string,
  more: Readonly<Record<string, unknown>> = {},
) =>
  client.ask(
    'replaceActivity',
    { activityId },
    {
      body: {
        ...{ name: 'Renamed', type: 'Social' },
        ...{ startDate: `${client.day(30)}T12:00:00Z`, startTime: '12:00' },
        ...more,
      },
    },
  );

/** Two come for one place, the first one leaves, and the second one moves up. */
export const promotion: Witness = async (client) => {
  await leaves(client, await registrationsWith(client, 1, 2), 0);
  return eventsOf(client);
};
