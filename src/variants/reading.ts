import { choices, type ChoiceId, type ReadingOf } from '../../openapi/generated/choices.ts';
import type { Witness } from '../witness/client.ts';
import type { Variant } from './variant.ts';

/** Some readings of one open choice; without a witness of their own, the group's shows them. */
type ReadingRow = {
  readonly [C in ChoiceId]: readonly [choice: C, readings: readonly ReadingOf<C>[], witness?: Witness];
}[ChoiceId];

/** The variants that take one reading of an open choice each, in the register's own words. */
export const readingsOf = (usual: Witness, rows: readonly ReadingRow[]): readonly Variant[] =>
  rows.flatMap(([choice, readings, witness = usual]) => {
    const words: Readonly<Record<string, string>> = choices[choice].readings;
    return readings.map((reading) => ({
      id: `${choice}.${reading}`,
      description: words[reading] ?? '',
      readings: { [choice]: reading },
      witness,
    }));
  });
