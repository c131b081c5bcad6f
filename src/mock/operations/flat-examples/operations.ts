import type { Operations } from '../operation.ts';
import { listPersonalActivitiesFlat } from './list-personal-activities.ts';
import { listMessagesFlat } from './messages.ts';
import { createPersonalActivityFlat } from './personal-activities.ts';
import { listPhotosFlat } from './photos.ts';
import { createRegistrationFlat } from './registrations.ts';

/** The routes of the interface's worked examples that no reference route shares. */
export const flatExampleOperations: Pick<
  Operations,
  | 'listPersonalActivitiesFlat'
  | 'createPersonalActivityFlat'
  | 'createRegistrationFlat'
  | 'listPhotosFlat'
  | 'listMessagesFlat'
> = {
  listPersonalActivitiesFlat,
  createPersonalActivityFlat,
  createRegistrationFlat,
  listPhotosFlat,
  listMessagesFlat,
};
