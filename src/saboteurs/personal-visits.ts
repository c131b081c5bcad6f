import { changingSaboteurs } from './personal-visits/changing.ts';
import { keepingSaboteurs } from './personal-visits/keeping.ts';
import { lastingSaboteurs } from './personal-visits/lasting.ts';
import { listingSaboteurs } from './personal-visits/listing.ts';
import { peopleSaboteurs } from './personal-visits/people.ts';
import { requiringSaboteurs } from './personal-visits/requiring.ts';
import { showingSaboteurs } from './personal-visits/showing.ts';
import type { Saboteur } from './saboteur.ts';

export const personalVisitSaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...requiringSaboteurs,
  ...keepingSaboteurs,
  ...lastingSaboteurs,
  ...peopleSaboteurs,
  ...changingSaboteurs,
];
