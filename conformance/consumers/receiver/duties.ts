import type { JudgedDuty } from '../duty.ts';
import { headerDuties } from '../headers.ts';
import { keyDuties } from './keys.ts';
import { procedureDuties } from './procedure.ts';
import { robustDuties } from './robust.ts';
import { storeDuties } from './store.ts';
import type { ReceiverStory } from './story.ts';

/** What a receiver of webhooks is judged by, in the order of the interface's receiver procedure. */
export const receiverDuties: readonly JudgedDuty<ReceiverStory>[] = [
  ...keyDuties,
  ...procedureDuties,
  ...headerDuties('receiver'),
  ...storeDuties,
  ...robustDuties,
];
