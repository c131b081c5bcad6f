import type { ChoiceId, ReadingOf } from '../../../openapi/generated/choices.ts';
import type { Readings } from '../world/choices.ts';

type WindowChoice = Extract<ChoiceId, `window-${string}`> | 'date-time-without-zone';

/** A list between two dates: the choice, its reading or `usual` for its default, the dates, what the list holds. */
export type WindowRow<Found> = {
  readonly [C in WindowChoice]: readonly [
    choice: C,
    taken: ReadingOf<C> | 'usual',
    from: string,
    to: string,
    expected: Found | 400,
  ];
}[WindowChoice];

/** The readings that a row is about. */
export const readingsOf = (choice: WindowChoice, taken: string): Readings =>
  taken === 'usual' ? {} : { [choice]: taken };
