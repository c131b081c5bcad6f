import type { EvaluatedDuty } from '../duty.ts';
import { headerDuties } from '../headers.ts';
import { keyDuties } from './keys.ts';
import { observedDuties } from './observed.ts';
import { procedureDuties } from './procedure.ts';
import { robustDuties } from './robust.ts';
import { storeDuties } from './store.ts';
import type { ReceiverStory } from './story.ts';
import { handlingDuties } from './trouble.ts';

/** The duties of a receiver of webhooks. A duty that may explain the breach of another one comes before it. */
export const receiverDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  ...keyDuties,
  ...headerDuties('receiver'),
  ...procedureDuties,
  ...storeDuties,
  ...robustDuties,
  ...handlingDuties,
  ...observedDuties,
];
