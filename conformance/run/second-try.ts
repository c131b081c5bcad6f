import type { CheckRecord } from '../kit/record.ts';
import { asFailure } from './failed-preconditions.ts';

/** Why a check is unproven that failed while other checks ran, and not by itself. */
export const DISTURBED = 'disturbed by other checks';

/**
 * The record of a check that failed while others changed what it read, and was tried again by itself. A failure that is
 * not seen again says nothing of the target; one that is seen again is shown as it was by itself.
 */
export function settled(first: CheckRecord, second: CheckRecord): CheckRecord {
  const both = costsOf(first, second);
  if (second.verdict === 'fail') return { ...second, ...both };
  const { promised = '', found = '' } = first.finding ?? {};
  const notes = [...second.notes, `while other checks ran: promised ${promised}, found ${found}`];
  // A server error alone leaves a check unproven that found nothing broken.
  if (second.verdict === 'unproven' && second.serverErrors) return { ...second, ...both, notes };
  if (second.verdict !== 'pass' && second.verdict !== 'observed') return { ...first, ...both };
  return { ...second, ...both, verdict: 'unproven', reason: DISTURBED, notes };
}

/**
 * The record of a check whose precondition met a server error that no check reports, and that was tried again by itself:
 * a failure where it is met again, else unproven as before.
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
