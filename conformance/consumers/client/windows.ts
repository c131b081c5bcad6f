import type { Call } from '../call.ts';
import { operationOf, queryOf } from './story.ts';

/** Lists whose range the interface limits. */
export const LIMITED: readonly string[] = [
  'listActivities',
  'listPersonalActivities',
  'listCheckIns',
  'listPersonalVisits',
  'listTransportationRequests',
];

const DAY_MS = 86_400_000;
const DAYS = 45;
const HOUR_MS = 3_600_000;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

interface Range {
  readonly start: string;
  readonly end: string;
}

/** The range of a call, if the interface limits it. */
export const rangeOf = (call: Call): Range | undefined => {
  if (!LIMITED.includes(operationOf(call)?.id ?? '')) return undefined;
  const query = queryOf(call);
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  return Number.isNaN(Date.parse(end) - Date.parse(start)) ? undefined : { start, end };
};

/** The fault of a range that ends before it begins, as the end of a sentence. A plain date lasts until midnight. */
export const orderFault = (call: Call): string | undefined => {
  const query = queryOf(call);
  const [start, end] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
  const last = Date.parse(end) + (isDay(end) ? DAY_MS - 1 : 0);
  return operationOf(call) && last < Date.parse(start)
    ? `asks for ${start} to ${end}, which ends before it begins`
    : undefined;
};

/**
 * The fault of a range in every time zone: 45 times 24 hours or more always reach day 46, except for the hour of a
 * clock change.
 */
export const windowFault = (call: Call): string | undefined => {
  const range = rangeOf(call);
  if (!range) return undefined;
  const { start, end } = range;
  const length = Date.parse(end) - Date.parse(start);
  const days = length / DAY_MS;
  // The last of two plain dates counts as a whole day.
  const isTooLong = isDay(start) && isDay(end) ? days > DAYS - 1 : isBeyond(length);
  return isTooLong
    ? `asks for ${start} to ${end}, which reaches day ${Math.floor(days) + 1}; ${DAYS} days are the most`
    : undefined;
};

const isBeyond = (length: number): boolean => {
  const over = length - DAYS * DAY_MS;
  return over === 0 || over >= HOUR_MS;
};
