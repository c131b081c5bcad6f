import { listingSaboteurs } from './residents/listing.ts';
import { removingSaboteurs } from './residents/removing.ts';
import { presenceSaboteurs, showingSaboteurs } from './residents/showing.ts';
import { creatingSaboteurs, replacingSaboteurs } from './residents/writing.ts';
import type { Saboteur } from './saboteur.ts';

export const residentsSaboteurs: readonly Saboteur[] = [
  ...listingSaboteurs,
  ...showingSaboteurs,
  ...creatingSaboteurs,
  ...replacingSaboteurs,
  ...removingSaboteurs,
  ...presenceSaboteurs,
];
