import type { Judged } from './bars.ts';
import type { Figures } from './figures.ts';
import type { Pace } from './measure.ts';
import type { Start } from './starts.ts';

/** Everything that one run found; what `--json` writes. */
export interface Outcome extends Pace {
  readonly cases: readonly {
    readonly name: string;
    readonly servers: readonly Figures[];
    /** Requests per processor second of ours, as multiples of those of the others. */
    readonly toBare: number;
    readonly toBytes: number;
    readonly toPrism: number;
  }[];
  readonly sized: readonly {
    readonly name: string;
    readonly servers: readonly (Figures & { readonly residents: number; readonly growth: number })[];
  }[];
  /** Processor time of a list of activities with a long series in it, as a multiple of that without. */
  readonly longSeries: number;
  readonly starts: readonly Start[];
  readonly bars: readonly Judged[];
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(12))).join('');

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
const times = (ratio: number): string => (Number.isNaN(ratio) ? '-' : ratio.toFixed(2));

const cells = ({ processor, p50, p99, statuses }: Figures): readonly string[] => [
  ...[processor.toFixed(0), p50.toFixed(2), p99.toFixed(2), statuses.join(',')],
];

const caseLines = (one: Outcome['cases'][number]): readonly string[] =>
  one.servers.map((figures, at) => {
    const ratios = figures.server === 'ours' ? [one.toBare, one.toBytes, one.toPrism] : [];
    return row([at === 0 ? one.name : '', figures.server, ...cells(figures), ...ratios.map(times)]);
  });

const sizedLines = ({ name, servers }: Outcome['sized'][number]): readonly string[] =>
  servers.map((figures, at) => {
    const residents = figures.residents.toLocaleString('en');
    return row([at === 0 ? name : '', residents, ...cells(figures), times(figures.growth)]);
  });

/** The figures as a table for people. */
export const table = (outcome: Outcome): string => {
  const { connections, rounds, seconds, cases, sized, longSeries, starts, bars } = outcome;
  const figures = ['cpu us/req', 'p50 ms', 'p99 ms', 'status'];
  return [
    `${connections} keep-alive connections, ${rounds} rounds of ${seconds} s for each server and case, in turn;`,
    'ratios are of processor time per request, above 1 where ours takes less',
    '',
    row(['', 'server', ...figures, 'x bare', 'x bytes', 'x Prism']),
    ...cases.flatMap(caseLines),
    '',
    row(['', 'residents', ...figures, 'x first']),
    ...sized.flatMap(sizedLines),
    `activities of 28 days with a daily series since 1990 and 5,000 exceptions: ${times(longSeries)} x without`,
    '',
    row(['', 'server', 'first ms', 'first cpu', 'at rest']),
    ...starts.map(({ name, firstAnswer, firstProcessor, memory }) =>
      row(['', name, firstAnswer.toFixed(0), firstProcessor.toFixed(0), megabytes(memory)]),
    ),
    '',
    ...bars.map(({ says, found, verdict }) => `${verdict.padEnd(13)}${says.padEnd(66)}found ${times(found)}`),
  ].join('\n');
};
