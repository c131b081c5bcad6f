import { replacingSaboteurs } from './residents/changing.ts';
import { creatingSaboteurs } from './residents/creating.ts';
import { listingSaboteurs } from './residents/listing.ts';
import { presenceSaboteurs } from './residents/presence.ts';
import { removingSaboteurs } from './residents/removing.ts';
import { showingSaboteurs } from './residents/showing.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Residents. */
export const residentsSaboteurs: readonly Saboteur[] = [
  ...listingSaboteurs,
  ...showingSaboteurs,
  ...creatingSaboteurs,
  ...replacingSaboteurs,
  ...removingSaboteurs,
  ...presenceSaboteurs,
];
