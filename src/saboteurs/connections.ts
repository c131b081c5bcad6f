import { removingSaboteurs, replacingSaboteurs } from './connections/changing.ts';
import { creatingSaboteurs, mergingSaboteurs } from './connections/creating.ts';
import { listingSaboteurs } from './connections/listing.ts';
import { presenceSaboteurs, showingSaboteurs } from './connections/showing.ts';
import type { Saboteur } from './saboteur.ts';

export const connectionsSaboteurs: readonly Saboteur[] = [
  ...listingSaboteurs,
  ...showingSaboteurs,
  ...creatingSaboteurs,
  ...mergingSaboteurs,
  ...replacingSaboteurs,
  ...removingSaboteurs,
  ...presenceSaboteurs,
];
