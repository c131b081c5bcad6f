import { replacingSaboteurs } from './connections/changing.ts';
import { creatingSaboteurs, mergingSaboteurs } from './connections/creating.ts';
import { linkingSaboteurs } from './connections/linking.ts';
import { listingSaboteurs } from './connections/listing.ts';
import { presenceSaboteurs } from './connections/presence.ts';
import { removingSaboteurs } from './connections/removing.ts';
import { showingSaboteurs } from './connections/showing.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Connections. */
export const connectionsSaboteurs: readonly Saboteur[] = [
  ...listingSaboteurs,
  ...showingSaboteurs,
  ...creatingSaboteurs,
  ...mergingSaboteurs,
  ...linkingSaboteurs,
  ...replacingSaboteurs,
  ...removingSaboteurs,
  ...presenceSaboteurs,
];
