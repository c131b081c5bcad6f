import { connectionSaboteurs } from './activity-attachments/connections.ts';
import { missingSaboteurs } from './activity-attachments/missing.ts';
import { peopleSaboteurs } from './activity-attachments/people.ts';
import { sendingSaboteurs } from './activity-attachments/sending.ts';
import type { Saboteur } from './saboteur.ts';

/** Saboteurs about downloading the attachments of activities. */
export const activityAttachmentSaboteurs: readonly Saboteur[] = [
  ...sendingSaboteurs,
  ...peopleSaboteurs,
  ...connectionSaboteurs,
  ...missingSaboteurs,
];
