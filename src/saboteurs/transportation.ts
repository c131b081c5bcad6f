import type { Saboteur } from './saboteur.ts';
import { changingSaboteurs } from './transportation/changing.ts';
import { creatingSaboteurs } from './transportation/creating.ts';
import { judgingSaboteurs } from './transportation/judging.ts';
import { listingSaboteurs } from './transportation/listing.ts';
import { needsSaboteurs } from './transportation/needs.ts';
import { recurringSaboteurs } from './transportation/recurring.ts';
import { settingsSaboteurs } from './transportation/settings.ts';
import { showingSaboteurs } from './transportation/showing.ts';

export const transportationSaboteurs: readonly Saboteur[] = [
  ...settingsSaboteurs,
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...recurringSaboteurs,
  ...creatingSaboteurs,
  ...judgingSaboteurs,
  ...needsSaboteurs,
  ...changingSaboteurs,
];
