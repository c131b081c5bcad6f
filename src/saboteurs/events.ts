import { causingSaboteurs } from './events/causing.ts';
import { deliveringSaboteurs } from './events/delivering.ts';
import { otherKindsSaboteurs } from './events/other-kinds.ts';
import { photoStaffSaboteurs } from './events/photo-staff.ts';
import { photoUpdateSaboteurs } from './events/photo-updates.ts';
import { photoEventSaboteurs } from './events/photos.ts';
import { registeringSaboteurs } from './events/registering.ts';
import { staffSaboteurs } from './events/staff.ts';
import { transportationFetchedSaboteurs } from './events/transportation-fetched.ts';
import { transportationRefusedSaboteurs } from './events/transportation-refused.ts';
import { transportationStaffSaboteurs } from './events/transportation-staff.ts';
import { transportationEventSaboteurs } from './events/transportation.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Events. */
export const eventsSaboteurs: readonly Saboteur[] = [
  ...deliveringSaboteurs,
  ...causingSaboteurs,
  ...registeringSaboteurs,
  ...staffSaboteurs,
  ...photoEventSaboteurs,
  ...photoUpdateSaboteurs,
  ...photoStaffSaboteurs,
  ...transportationEventSaboteurs,
  ...transportationFetchedSaboteurs,
  ...transportationRefusedSaboteurs,
  ...transportationStaffSaboteurs,
  ...otherKindsSaboteurs,
];
