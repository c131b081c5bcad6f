import { categorySaboteurs } from './assessments/category.ts';
import { deletingSaboteurs } from './assessments/deleting.ts';
import { listingSaboteurs } from './assessments/listing.ts';
import { paperSaboteurs } from './assessments/paper.ts';
import { presenceSaboteurs } from './assessments/presence.ts';
import { readingSaboteurs } from './assessments/reading.ts';
import { showingSaboteurs } from './assessments/showing.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs of the section Assessments. */
export const assessmentSaboteurs: readonly Saboteur[] = [
  ...showingSaboteurs,
  ...listingSaboteurs,
  ...categorySaboteurs,
  ...readingSaboteurs,
  ...paperSaboteurs,
  ...deletingSaboteurs,
  ...presenceSaboteurs,
];
