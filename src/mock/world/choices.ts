import { choices as register } from '../../../openapi/generated/choices.ts';
import type { ChoiceId, ReadingOf } from '../../../openapi/generated/readings.ts';

/** Readings taken at the open questions: one for everything, or one per operation with `*` for the rest. */
export type Readings = { readonly [C in ChoiceId]?: ReadingOf<C> | Readonly<Record<string, ReadingOf<C>>> };

/**
 * Asks which reading is in force and gives what stands beside it. Every reading must be given and
 * no other, so a reading added to the register does not compile until the mock can take it.
 */
export interface Choose {
  <C extends ChoiceId, O extends Readonly<Record<ReadingOf<C>, unknown>>>(
    choice: C,
    outcomes: O & Readonly<Record<Exclude<keyof O, ReadingOf<C>>, never>>,
    operation?: string,
  ): O[ReadingOf<C>];
}

const readingOf = <C extends ChoiceId>(
  readings: Readings,
  choice: C,
  operation: string | undefined,
): ReadingOf<C> => {
  const taken: string | Readonly<Record<string, string>> | undefined = readings[choice];
  const one = typeof taken === 'object' ? (taken[operation ?? '*'] ?? taken['*']) : taken;
  const isKnown = one !== undefined && Object.hasOwn(register[choice].readings, one);
  // Readings were judged when they were read in; the register's own default is always one of them.
  return (isKnown ? one : register[choice].default) as ReadingOf<C>;
};

/** Readings that stay, or what gives those that are in force at the time. */
export type InForce = Readings | (() => Readings);

export const createChoose =
  (readings: InForce): Choose =>
  (choice, outcomes, operation) =>
    outcomes[readingOf(typeof readings === 'function' ? readings() : readings, choice, operation)];

/** The readings of a world, which can be taken otherwise while it runs. */
export interface TakenReadings {
  inForce(): Readings;
  /** Those of the world itself, which go before those of the service. */
  own(): Readings;
  /** Takes these from now on; what is left out stays. */
  take(readings: Readings): void;
}

export const takenReadings = (ofService: Readings, begun: Readings = {}): TakenReadings => {
  let own = begun;
  let inForce: Readings = { ...ofService, ...own };
  return {
    inForce: () => inForce,
    own: () => own,
    take: (readings) => {
      own = { ...own, ...readings };
      inForce = { ...ofService, ...own };
    },
  };
};
