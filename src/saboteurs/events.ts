import { activitySaboteurs } from './events/activities.ts';
import { deliveringSaboteurs } from './events/delivering.ts';
import { photoEventSaboteurs } from './events/photos.ts';
import { photoStaffSaboteurs } from './events/photo-staff.ts';
import { rideSaboteurs } from './events/rides.ts';
import type { Saboteur } from './saboteur.ts';

export const eventsSaboteurs: readonly Saboteur[] = [
  ...[
    ...deliveringSaboteurs,
    ...activitySaboteurs,
    ...photoEventSaboteurs,
    ...photoStaffSaboteurs,
    ...rideSaboteurs,
  ],
];
