import type { Examination } from '../finding.ts';

/** A difference up to this is what a `Date` header and the way of an answer bring about. */
const TOLERATED = 5_000;

/** Does the target's clock show the time of day that it is? */
export const clock: Examination = {
  name: 'clock',
  asks: [],
  examine({ ahead }) {
    const promised = 'answers have a Date header with the time of the target';
    const base = { grade: 'weakens', fault: 'target', key: 'url', promised } as const;
    if (ahead === undefined)
      return [
        {
          ...base,
          found: 'no Date header in the answers',
          next: 'the suite uses the clock of this machine instead; add the header if checks about days fail wrongly',
        },
      ];
    if (Math.abs(ahead) <= TOLERATED) return [];
    return [
      {
        ...base,
        found: `a clock that is ${spanOf(ahead)} ${ahead > 0 ? 'ahead of' : 'behind'} this machine's`,
        next: 'the suite uses the clock of the target; correct one of the clocks if this is not intended',
      },
    ];
  },
};

/** A length of time in its largest unit. */
function spanOf(milliseconds: number): string {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [name, size] = units.find(([, least]) => seconds >= 0.95 * least) ?? ['second', 1];
  const count = Math.round((seconds / size) * 10) / 10;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
