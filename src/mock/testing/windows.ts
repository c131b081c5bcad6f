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

/** For lists of a community in Copenhagen, two hours ahead of UTC, with one entry on 20 June at half past midnight. */
export const diaryWindows: readonly WindowRow<boolean>[] = [
  ['window-zone', 'usual', '2026-06-19T23:00:00Z', '2026-06-19T23:30:00Z', true],
  ['window-zone', 'facility', '2026-06-20T01:00:00Z', '2026-06-20T02:00:00Z', true],
  ['window-zone', 'usual', '2026-06-20T01:00:00Z', '2026-06-20T02:00:00Z', false],
  ['window-zone', 'utc', '2026-06-20T03:00:00+02:00', '2026-06-20T04:00:00+02:00', false],
  ['window-zone', 'usual', '2026-06-20T03:00:00+02:00', '2026-06-20T04:00:00+02:00', true],
  ['window-start', 'given-instant', '2026-06-19T23:00:00Z', '2026-06-19T23:30:00Z', false],
  ['window-end', 'usual', '2026-06-19T00:00:00Z', '2026-06-19T22:30:00Z', true],
  ['window-end', 'exclusive', '2026-06-19T00:00:00Z', '2026-06-19T22:30:00Z', false],
  ['window-plain-dates', 'usual', '2026-06-20', '2026-06-20', true],
  ['window-plain-dates', 'midnights', '2026-06-19', '2026-06-20', false],
  ['window-plain-dates', 'refused', '2026-06-20', '2026-06-20', 400],
  ['window-end-before-start', 'usual', '2026-06-21', '2026-06-20', 400],
  ['window-end-before-start', 'empty-list', '2026-06-21', '2026-06-20', false],
  ['date-time-without-zone', 'usual', '2026-06-20T00:00:00', '2026-06-20T00:45:00', true],
  ['date-time-without-zone', 'utc', '2026-06-20T00:00:00', '2026-06-20T00:45:00', false],
];
