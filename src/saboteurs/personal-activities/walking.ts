import { someWalks } from '../../witness/personal-activities.ts';
import { seeing, type Stage, type Witness } from '../../witness/stage.ts';
import type { Members } from '../input.ts';

/** Personal activities are created for a new resident each, alone or one after the other, and listed. */
export const walking = (bodies: (stage: Stage) => readonly (Members | readonly Members[])[]): Witness =>
  seeing(async (stage) => {
    for (const some of bodies(stage)) {
      const walks = await someWalks(stage);
      for (const body of [some].flat()) await walks.create(body);
      await walks.days(-9, -5);
    }
  });
