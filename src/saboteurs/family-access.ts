import { changingSaboteurs } from './family-access/changing.ts';
import { enteringSaboteurs } from './family-access/entering.ts';
import { hidingSaboteurs } from './family-access/hiding.ts';
import { idSaboteurs } from './family-access/ids.ts';
import { linkedSaboteurs } from './family-access/linked.ts';
import { moduleSaboteurs } from './family-access/modules.ts';
import { seeingSaboteurs } from './family-access/seeing.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs about who may ask for what on the routes of transportation and of work requests. */
export const familyAccessSaboteurs: readonly Saboteur[] = [
  ...enteringSaboteurs,
  ...moduleSaboteurs,
  ...linkedSaboteurs,
  ...seeingSaboteurs,
  ...hidingSaboteurs,
  ...changingSaboteurs,
  ...idSaboteurs,
];
