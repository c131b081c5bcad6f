import { inAnswer } from './mutation.ts';
import type { Mutant } from './mutant.ts';

/** A server so broken that it must be caught: if it is not, no other score counts. */
export const controlMutant: Mutant = {
  id: 'control.answers-nothing-but-empty-objects',
  description: 'Answers 200 and an empty object to everything.',
  breaks: ['FAC-01', 'RES-26'],
  tables: inAnswer(() => Response.json({})),
};
