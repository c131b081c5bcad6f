import type { EvaluatedDuty } from '../duty.ts';
import { headerDuties } from '../headers.ts';
import { keyDuties } from './keys.ts';
import { procedureDuties } from './procedure.ts';
import { robustDuties } from './robust.ts';
import { storeDuties } from './store.ts';
import type { ReceiverStory } from './story.ts';

/** The duties of a receiver of webhooks, in the order of the receiver procedure of the interface. */
export const receiverDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  ...keyDuties,
  ...procedureDuties,
  ...headerDuties('receiver'),
  ...storeDuties,
  ...robustDuties,
];
