import { deletingSaboteurs } from './assessments/deleting.ts';
import { categorySaboteurs, listingSaboteurs } from './assessments/listing.ts';
import { paperSaboteurs, readingSaboteurs } from './assessments/reading.ts';
import { presenceSaboteurs, showingSaboteurs } from './assessments/showing.ts';
import type { Saboteur } from './saboteur.ts';

export const assessmentSaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...categorySaboteurs,
  ...readingSaboteurs,
  ...paperSaboteurs,
  ...deletingSaboteurs,
  ...presenceSaboteurs,
];
