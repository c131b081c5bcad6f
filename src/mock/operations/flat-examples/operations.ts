import type { OperationsOf } from '../operation.ts';
import { listPersonalActivitiesFlat } from './list-personal-activities.ts';
import { listMessagesFlat } from './messages.ts';
import { createPersonalActivityFlat } from './personal-activities.ts';
import { listPhotosFlat } from './photos.ts';
import { createRegistrationFlat } from './registrations.ts';

/** The routes of the interface's worked examples that no reference route shares. */
export const flatExampleOperations: OperationsOf<'flat-examples'> = {
  listPersonalActivitiesFlat,
  createPersonalActivityFlat,
  createRegistrationFlat,
  listPhotosFlat,
  listMessagesFlat,
};
