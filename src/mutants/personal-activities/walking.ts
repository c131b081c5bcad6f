import { someWalks } from '../../witness/personal-activities.ts';
import { seeing, type WitnessClient, type Witness } from '../../witness/client.ts';
import type { Members } from '../input.ts';

/** Personal activities are created for a new resident each, alone or one after the other, and listed. */
export const walking = (
  bodies: (client: WitnessClient) => readonly (Members | readonly Members[])[],
): Witness =>
  seeing(async (client) => {
    for (const some of bodies(client)) {
      const walks = await someWalks(client);
      for (const body of [some].flat()) await walks.create(body);
      await walks.days(-9, -5);
    }
  });
