import { arrivingSaboteurs } from './photos/arriving.ts';
import { combiningSaboteurs } from './photos/combining.ts';
import { deletingSaboteurs } from './photos/deleting.ts';
import { filteringSaboteurs } from './photos/filtering.ts';
import { listingSaboteurs } from './photos/listing.ts';
import { ofActivitiesSaboteurs } from './photos/of-activities.ts';
import { presenceSaboteurs } from './photos/presence.ts';
import { searchingSaboteurs } from './photos/searching.ts';
import { showingSaboteurs } from './photos/showing.ts';
import { taggingSaboteurs } from './photos/tagging.ts';
import { sparingSaboteurs, updatingSaboteurs } from './photos/updating.ts';
import { uploadingSaboteurs } from './photos/uploading.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Photos. */
export const photoSaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...taggingSaboteurs,
  ...ofActivitiesSaboteurs,
  ...filteringSaboteurs,
  ...searchingSaboteurs,
  ...uploadingSaboteurs,
  ...arrivingSaboteurs,
  ...updatingSaboteurs,
  ...sparingSaboteurs,
  ...deletingSaboteurs,
  ...combiningSaboteurs,
  ...presenceSaboteurs,
];
