import { replacingSaboteurs } from './connections/changing.ts';
import { creatingSaboteurs, mergingSaboteurs } from './connections/creating.ts';
import { listingSaboteurs } from './connections/listing.ts';
import { removingSaboteurs } from './connections/removing.ts';
import { showingSaboteurs } from './connections/showing.ts';
import type { Saboteur } from './saboteur.ts';

/** Lies of the section Connections. */
export const connectionsSaboteurs: readonly Saboteur[] = [
  ...listingSaboteurs,
  ...showingSaboteurs,
  ...creatingSaboteurs,
  ...mergingSaboteurs,
  ...replacingSaboteurs,
  ...removingSaboteurs,
];
