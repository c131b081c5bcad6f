import { choices, type ChoiceId, type ReadingOf } from '../../openapi/generated/choices.ts';
import type { Readings } from '../mock/world/choices.ts';
import type { Witness } from '../witness/stage.ts';
import type { Variant } from './variant.ts';

/** The variant that takes one reading of an open choice, in the register's own words. */
export const takes = <C extends ChoiceId>(choice: C, reading: ReadingOf<C>, witness: Witness): Variant => {
  const words: Readonly<Record<string, string>> = choices[choice].readings;
  const readings: Readings = { [choice]: reading };
  return { id: `${choice}.${reading}`, freedom: words[reading] ?? '', readings, witness };
};
