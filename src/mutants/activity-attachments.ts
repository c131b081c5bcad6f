import { peopleMutants } from './activity-attachments/people.ts';
import { sendingMutants } from './activity-attachments/sending.ts';
import type { Mutant } from './mutant.ts';

export const activityAttachmentMutants: readonly Mutant[] = [...sendingMutants, ...peopleMutants];
