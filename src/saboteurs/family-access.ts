import { askingSaboteurs } from './family-access/asking.ts';
import { listingSaboteurs } from './family-access/listing.ts';
import { moduleSaboteurs } from './family-access/modules.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs about who may ask for what on the routes of transportation and of work requests. */
export const familyAccessSaboteurs: readonly Saboteur[] = [
  ...askingSaboteurs,
  ...listingSaboteurs,
  ...moduleSaboteurs,
];
