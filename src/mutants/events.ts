import { activityMutants } from './events/activities.ts';
import { deliveringMutants } from './events/delivering.ts';
import { photoEventMutants } from './events/photos.ts';
import { photoStaffMutants } from './events/photo-staff.ts';
import { rideMutants } from './events/rides.ts';
import type { Mutant } from './mutant.ts';

export const eventsMutants: readonly Mutant[] = [
  ...[...deliveringMutants, ...activityMutants, ...photoEventMutants, ...photoStaffMutants, ...rideMutants],
];
