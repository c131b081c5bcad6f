import { changingSaboteurs } from './check-ins/changing.ts';
import { creatingSaboteurs } from './check-ins/creating.ts';
import { listingSaboteurs } from './check-ins/listing.ts';
import { oneADaySaboteurs } from './check-ins/one-a-day.ts';
import { showingSaboteurs } from './check-ins/showing.ts';
import type { Saboteur } from './saboteur.ts';

export const checkInSaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...creatingSaboteurs,
  ...oneADaySaboteurs,
  ...changingSaboteurs,
];
