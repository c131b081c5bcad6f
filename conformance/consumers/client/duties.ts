import type { EvaluatedDuty } from '../duty.ts';
import { headerDuties, pingDuty } from '../headers.ts';
import { freedomDuties } from './freedoms.ts';
import { inputDuties } from './input.ts';
import { recordDuties } from './records.ts';
import { requestDuties } from './requests.ts';
import { sequenceDuties } from './sequence.ts';
import type { ClientStory } from './story.ts';
import { valueDuties } from './values.ts';
import { taskDuties } from './tasks.ts';

/** The duties of a client of the API. */
export const clientDuties: readonly EvaluatedDuty<ClientStory>[] = [
  ...headerDuties('client'),
  pingDuty,
  ...inputDuties,
  ...valueDuties,
  ...recordDuties,
  ...requestDuties,
  ...sequenceDuties,
  ...taskDuties,
  ...freedomDuties,
];
