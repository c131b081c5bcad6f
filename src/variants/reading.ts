import { choices, type ChoiceId } from '../../openapi/generated/choices.ts';
import type { Section } from '../../openapi/generated/contract.ts';
import type { Witness } from '../witness/client.ts';
import type { Variant } from './variant.ts';

/** Where the usual witness does not show a choice, or one of its readings; null where its variants are made elsewhere. */
type OwnWitnesses = Readonly<Partial<Record<ChoiceId | `${ChoiceId}.${string}`, Witness | null>>>;

/** What the register says of a choice, as far as it matters here. */
interface Choice {
  readonly id: ChoiceId;
  readonly section: Section;
  readonly readings: Readonly<Record<string, string>>;
  readonly default: string;
  readonly unobservable?: string;
}

const register: readonly Choice[] = Object.values(choices);

/**
 * The variants that take one other reading of an open choice each, in the register's own words. `of` names sections,
 * for every choice of theirs that can be observed, and single choices of others. A choice that cannot be observed has
 * variants only where it has a witness of its own.
 */
export const readingsOf = (
  usual: Witness,
  of: readonly (Section | ChoiceId)[],
  own: OwnWitnesses = {},
): readonly Variant[] =>
  register
    .filter(({ id, section }) => of.some((one) => one === id || one === section))
    .filter(
      ({ id, unobservable }) => own[id] !== null && (unobservable === undefined || own[id] !== undefined),
    )
    .flatMap(({ id: choice, readings, default: taken }) =>
      Object.entries(readings)
        .filter(([reading]) => reading !== taken)
        .map(([reading, description]) => ({
          id: `${choice}.${reading}`,
          description,
          readings: { [choice]: reading },
          witness: own[`${choice}.${reading}`] ?? own[choice] ?? usual,
        })),
    );
