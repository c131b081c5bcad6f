import { deletingSaboteurs } from './photos/deleting.ts';
import { filteringSaboteurs } from './photos/filtering.ts';
import { listingSaboteurs } from './photos/listing.ts';
import { showingSaboteurs } from './photos/showing.ts';
import { updatingSaboteurs } from './photos/updating.ts';
import { uploadingSaboteurs } from './photos/uploading.ts';
import type { Saboteur } from './saboteur.ts';

export const photoSaboteurs: readonly Saboteur[] = [
  ...[...showingSaboteurs, ...listingSaboteurs, ...filteringSaboteurs],
  ...[...uploadingSaboteurs, ...updatingSaboteurs, ...deletingSaboteurs],
];
