import { apartSaboteurs } from './personal-activities/apart.ts';
import { creatingSaboteurs } from './personal-activities/creating.ts';
import { keepingSaboteurs } from './personal-activities/keeping.ts';
import { listingSaboteurs } from './personal-activities/listing.ts';
import { requiringSaboteurs } from './personal-activities/requiring.ts';
import { showingSaboteurs } from './personal-activities/showing.ts';
import type { Saboteur } from './saboteur.ts';

export const personalActivitySaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...apartSaboteurs,
  ...listingSaboteurs,
  ...requiringSaboteurs,
  ...creatingSaboteurs,
  ...keepingSaboteurs,
];
