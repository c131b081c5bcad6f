import type { CheckRecord } from '../kit/record.ts';
import { asFailure } from './failed-preconditions.ts';

/** The reason of a check that failed only while other checks ran. */
export const DISTURBED = 'disturbed by other checks';

/**
 * The record of a check that failed while others changed its data, and was tried again alone. If it fails only once,
 * this proves nothing; if it fails again, the record shows the second try.
 */
export function settled(first: CheckRecord, second: CheckRecord): CheckRecord {
  const both = costsOf(first, second);
  if (second.verdict === 'fail') return { ...second, ...both };
  const { promised = '', found = '' } = first.finding ?? {};
  const notes = [...second.notes, `while other checks ran: promised ${promised}, found ${found}`];
  // A check that only met a server error and found nothing broken is unproven.
  if (second.verdict === 'unproven' && second.serverErrors) return { ...second, ...both, notes };
  if (second.verdict !== 'pass' && second.verdict !== 'observed') return { ...first, ...both };
  return { ...second, ...both, verdict: 'unproven', reason: DISTURBED, notes };
}

/**
 * The record of a check whose precondition met an unreported server error, and that was tried again alone: a failure if
 * the error occurs again, else unproven as before.
 */
export const metAgain = (first: CheckRecord, second: CheckRecord): CheckRecord => ({
  ...(second.failedPrecondition ? asFailure(second) : first),
  ...costsOf(first, second),
});

const costsOf = (
  first: CheckRecord,
  second: CheckRecord,
): Pick<CheckRecord, 'requests' | 'milliseconds'> => ({
  requests: first.requests + second.requests,
  milliseconds: first.milliseconds + second.milliseconds,
});
