import type { CheckRecord, Verdict } from '../kit/record.ts';

/** All verdicts, in the order of reports. */
export const verdicts: readonly Verdict[] = [
  'pass',
  'fail',
  'waived',
  'observed',
  'unproven',
  'not-applicable',
  'error',
];

/** How many checks have each verdict. */
export function countVerdicts(checks: readonly Pick<CheckRecord, 'verdict'>[]): Record<Verdict, number> {
  const counts: Record<Verdict, number> = {
    pass: 0,
    fail: 0,
    waived: 0,
    observed: 0,
    unproven: 0,
    'not-applicable': 0,
    error: 0,
  };
  for (const { verdict } of checks) counts[verdict] += 1;
  return counts;
}
