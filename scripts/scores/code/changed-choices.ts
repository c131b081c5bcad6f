import type { Choices } from '../../../conformance/report/results.ts';

/** A choice of which two servers show different readings. */
export interface ChangedChoice {
  readonly choice: string;
  /** What the first one shows, `not observed` where that is nothing. */
  readonly was: Choices[string];
  readonly is: Choices[string];
}

/** The choices that differ between two locks. */
export const changedChoices = (before: Choices, after: Choices): readonly ChangedChoice[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((choice) => ({
      choice,
      was: before[choice] ?? 'not observed',
      is: after[choice] ?? 'not observed',
    }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is));
