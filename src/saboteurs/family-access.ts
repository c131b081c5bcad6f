import { askingSaboteurs } from './family-access/asking.ts';
import { listingSaboteurs } from './family-access/listing.ts';
import { moduleSaboteurs } from './family-access/modules.ts';
import type { Saboteur } from './saboteur.ts';

export const familyAccessSaboteurs: readonly Saboteur[] = [
  ...askingSaboteurs,
  ...listingSaboteurs,
  ...moduleSaboteurs,
];
