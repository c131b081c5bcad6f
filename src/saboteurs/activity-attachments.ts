import { peopleSaboteurs } from './activity-attachments/people.ts';
import { sendingSaboteurs } from './activity-attachments/sending.ts';
import type { Saboteur } from './saboteur.ts';

export const activityAttachmentSaboteurs: readonly Saboteur[] = [...sendingSaboteurs, ...peopleSaboteurs];
