import { operations, type OperationId } from '../../../openapi/generated/contract.ts';
import {
  isRefused,
  windowOf,
  WINDOW_DAYS,
  type Span,
  type Window,
  type WindowChoices,
  type WindowRefusal,
} from '../domain/window.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import { NO_END } from '../world/secondary-keys.ts';
import type { World } from '../world/world.ts';

/** The two dates of a list, as they were sent. */
export interface WindowDates {
  readonly startDate: string;
  readonly endDate: string;
}

const statesWindow = (operation: OperationId): boolean => 'window' in operations[operation];

const choicesOf = (operation: OperationId, world: World): WindowChoices => ({
  zone: world.choose('window-zone', {
    'offset-given': 'as-written',
    facility: 'facility',
    utc: 'utc',
  } as const),
  start: world.choose('window-start', { midnight: 'midnight', 'given-instant': 'given-instant' } as const),
  end: world.choose('window-end', { inclusive: 'inclusive', exclusive: 'exclusive' } as const),
  beyond: statesWindow(operation)
    ? world.choose('window-beyond', { refused: 'refused', cut: 'cut' } as const, operation)
    : 'refused',
  endBeforeStart: world.choose(
    'window-end-before-start',
    { refused: 'refused', 'empty-list': 'empty-list' } as const,
    operation,
  ),
  plainDates: world.choose(
    'window-plain-dates',
    { 'whole-days': 'whole-days', midnights: 'midnights', refused: 'refused' } as const,
    operation,
  ),
  withoutZone: world.choose('date-time-without-zone', {
    'facility-zone': 'facility-zone',
    utc: 'utc',
  } as const),
});

const explanations: Readonly<
  Record<
    WindowRefusal['reason'],
    { readonly pointer: string; readonly promised: string; readonly next: string }
  >
> = {
  'beyond-window': {
    pointer: '/endDate',
    promised: 'The range can have at most 45 calendar days; the day of startDate is day 1.',
    next: 'ask for a shorter range.',
  },
  'end-before-start': {
    pointer: '/endDate',
    promised: 'endDate must not be before startDate.',
    next: 'swap the two.',
  },
  malformed: {
    pointer: '/startDate',
    promised: 'startDate and endDate must be date-times here.',
    next: 'send a date-time such as 2026-03-01T00:00:00Z.',
  },
};

/**
 * The window of a list from the dates in its query (the interface: Activities, rule 1; Limits), or the refusal.
 * `zone` is the community's; `days: null` sets no limit, for lists that only filter by dates.
 */
export const windowFor = (
  operation: OperationId,
  { startDate, endDate }: WindowDates,
  zone: string,
  world: World,
  days: number | null = WINDOW_DAYS,
): Window | Refusal => {
  const window = windowOf({ startDate, endDate }, zone, choicesOf(operation, world), days);
  if (!isRefused(window)) return window;
  const { pointer, promised, next } = explanations[window.reason];
  return refuse(
    'invalid-input',
    { promised, found: `startDate ${startDate}, endDate ${endDate}.`, next },
    { validation: [{ location: 'query', pointer, code: window.reason, message: promised }] },
  );
};

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;
const FIRST_WRITTEN = Date.parse('0001-01-01T00:00:00Z');
const LAST_WRITTEN = Date.parse('9999-12-31T00:00:00Z');

/**
 * Two texts such that every stored start in the window lies between them, in any zone. The range is wider than the
 * window, so the window still decides.
 */
export const textsAround = ({ from, until }: Span): { readonly first: string; readonly last: string } => {
  const first = from.epochMilliseconds - THREE_DAYS;
  const last = until.epochMilliseconds + THREE_DAYS;
  return {
    first: first < FIRST_WRITTEN ? '' : new Date(Math.min(first, LAST_WRITTEN)).toISOString().slice(0, 10),
    last: last > LAST_WRITTEN ? NO_END : new Date(Math.max(last, FIRST_WRITTEN)).toISOString().slice(0, 10),
  };
};
