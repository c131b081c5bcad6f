import { choices as register } from '../../../openapi/generated/choices.ts';
import type { ChoiceId, ReadingOf } from '../../../openapi/generated/readings.ts';

/**
 * Readings by choice id, such as `{ 'create-status': 'ok' }`: one for all operations, or one for each operation id with
 * `*` for the rest.
 */
export type Readings = { readonly [C in ChoiceId]?: ReadingOf<C> | Readonly<Record<string, ReadingOf<C>>> };

/**
 * Gives the outcome of the reading in force. The outcomes must name every reading of the choice and no other,
 * so a new reading in the register does not compile until the mock supports it.
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
  // The default of the register is always a reading of the choice.
  return (isKnown ? one : register[choice].default) as ReadingOf<C>;
};

/** Fixed readings, or a function that gives the readings in force now. */
export type InForce = Readings | (() => Readings);

export const createChoose =
  (readings: InForce): Choose =>
  (choice, outcomes, operation) =>
    outcomes[readingOf(typeof readings === 'function' ? readings() : readings, choice, operation)];

/** The readings of a world, which can change while it runs. */
export interface TakenReadings {
  inForce(): Readings;
  /** The readings of the world itself. They override those of the service. */
  own(): Readings;
  /** Takes these readings from now on; other choices stay as they are. */
  take(readings: Readings): void;
}

export const takenReadings = (ofService: Readings, begun: Readings = {}): TakenReadings => {
  let own = begun;
  // A world without its own readings asks those of the service directly, because the scores record which are read.
  const merged = (): Readings => (Object.keys(own).length === 0 ? ofService : { ...ofService, ...own });
  let inForce = merged();
  return {
    inForce: () => inForce,
    own: () => own,
    take: (readings) => {
      own = { ...own, ...readings };
      inForce = merged();
    },
  };
};
