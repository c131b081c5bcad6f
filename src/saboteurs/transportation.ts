import type { Saboteur } from './saboteur.ts';
import { askingSaboteurs } from './transportation/asking.ts';
import { changingSaboteurs } from './transportation/changing.ts';
import { hoursSaboteurs } from './transportation/hours.ts';
import { judgingSaboteurs } from './transportation/judging.ts';
import { leadingSaboteurs } from './transportation/leading.ts';
import { listingSaboteurs } from './transportation/listing.ts';
import { occurrenceSaboteurs } from './transportation/occurrences.ts';
import { closingSaboteurs } from './transportation/closing.ts';
import { keepingSaboteurs } from './transportation/keeping.ts';
import { readOnlySaboteurs } from './transportation/read-only.ts';
import { recurringSaboteurs } from './transportation/recurring.ts';
import { refusingSaboteurs } from './transportation/refusing.ts';
import { windowSaboteurs } from './transportation/windows.ts';
import { presenceSaboteurs } from './transportation/presence.ts';
import { settingsSaboteurs } from './transportation/settings.ts';
import { showingSaboteurs } from './transportation/showing.ts';
import { staffSaboteurs } from './transportation/staff.ts';

/** Saboteurs of the section Transportation. */
export const transportationSaboteurs: readonly Saboteur[] = [
  ...settingsSaboteurs,
  ...showingSaboteurs,
  ...windowSaboteurs,
  ...listingSaboteurs,
  ...occurrenceSaboteurs,
  ...readOnlySaboteurs,
  ...askingSaboteurs,
  ...keepingSaboteurs,
  ...leadingSaboteurs,
  ...hoursSaboteurs,
  ...judgingSaboteurs,
  ...refusingSaboteurs,
  ...changingSaboteurs,
  ...closingSaboteurs,
  ...staffSaboteurs,
  ...presenceSaboteurs,
  ...recurringSaboteurs,
];
