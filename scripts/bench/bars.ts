/** What one figure of a run has to reach. */
export type Bar =
  /** Requests per processor second: ours, as a multiple of those of another server. */
  | { readonly of: 'rate'; readonly case: string; readonly to: 'bare' | 'prism'; readonly least: number }
  /** Processor time per request in a world with this many residents, as a multiple of that in the smallest. */
  | { readonly of: 'growth'; readonly case: string; readonly residents: number; readonly most: number }
  /** Time to the first answer, as a multiple of that of the bare server. */
  | { readonly of: 'start'; readonly most: number }
  /** Megabytes that the mock takes after its first answer. */
  | { readonly of: 'memory'; readonly most: number };

/** Worlds that are compared, by their residents; the first is what the others are multiples of. */
export const RESIDENTS = [1_000, 100_000, 1_000_000] as const;

const rate = (name: string, least: number): Bar => ({ of: 'rate', case: name, to: 'bare', least });

/** Cases that must not cost more in a large world. */
const GROWING = ['page', 'cursor page', 'email filter', 'status filter', 'window of check-ins', 'register'];

/** Bars to Prism hold in every case that is measured against it. */
const TIMES_PRISM = 20;

/** All bars, given the cases that are measured against other servers. */
export const barsFor = (cases: readonly string[]): readonly Bar[] => [
  rate('list of 50', 2.0),
  rate('one resident', 0.75),
  rate('activities of 28 days', 0.7),
  rate('activities after each registration', 0.7),
  rate('create', 0.45),
  rate('400', 0.5),
  rate('404', 0.65),
  ...cases.map((name): Bar => ({ of: 'rate', case: name, to: 'prism', least: TIMES_PRISM })),
  { of: 'start', most: 3.0 },
  { of: 'memory', most: 90 },
  ...GROWING.flatMap((name): readonly Bar[] => [
    { of: 'growth', case: name, residents: 100_000, most: 1.3 },
    { of: 'growth', case: name, residents: 1_000_000, most: 1.6 },
  ]),
];

/** Where the figures come from; NaN for what was not measured. */
export interface Found {
  rate(name: string, to: string): number;
  growth(name: string, residents: number): number;
  readonly start: number;
  readonly memory: number;
}

export interface Judged {
  readonly says: string;
  readonly found: number;
  readonly verdict: 'holds' | 'missed' | 'not measured';
}

const atLeast = (says: string, found: number, least: number): Judged => ({
  says: `${says}: at least ${least}`,
  found,
  verdict: Number.isNaN(found) ? 'not measured' : found >= least ? 'holds' : 'missed',
});

const atMost = (says: string, found: number, most: number): Judged => ({
  says: `${says}: at most ${most}`,
  found,
  verdict: Number.isNaN(found) ? 'not measured' : found <= most ? 'holds' : 'missed',
});

export const barVerdict = (bar: Bar, found: Found): Judged => {
  switch (bar.of) {
    case 'rate':
      return atLeast(`${bar.case}, x ${bar.to}`, found.rate(bar.case, bar.to), bar.least);
    case 'growth': {
      const residents = bar.residents.toLocaleString('en');
      return atMost(
        `${bar.case}, ${residents} residents, x ${RESIDENTS[0].toLocaleString('en')}`,
        found.growth(bar.case, bar.residents),
        bar.most,
      );
    }
    case 'start':
      return atMost('first answer, x bare', found.start, bar.most);
    case 'memory':
      return atMost('memory at rest, MB', found.memory, bar.most);
  }
};
