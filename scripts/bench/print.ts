import type { Judged } from './bars.ts';
import type { Figures } from './figures.ts';
import type { Pace } from './measure.ts';
import type { ForkFigures } from './resets.ts';

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
  /** Milliseconds to the first answer, median of the starts, and bytes of memory after it. */
  readonly starts: readonly {
    readonly name: string;
    readonly firstAnswer: number;
    readonly firstProcessor: number;
    readonly memory: number;
  }[];
  /** Processor milliseconds from a reset to a full world; bytes of memory after everything; what forks cost. */
  readonly worlds: readonly {
    readonly residents: number;
    readonly reset: number;
    readonly memory: number;
    readonly fork: ForkFigures;
  }[];
  readonly bars: readonly Judged[];
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(12))).join('');

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
const times = (ratio: number): string => (Number.isNaN(ratio) ? '-' : ratio.toFixed(2));
const thousands = (count: number): string => count.toLocaleString('en');

const caseLines = ({
  name,
  servers,
  toBare,
  toBytes,
  toPrism,
}: Outcome['cases'][number]): readonly string[] =>
  servers.map(({ server, processor, p50, p99, statuses }, at) =>
    row([
      at === 0 ? name : '',
      server,
      processor.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
      statuses.join(','),
      ...(server === 'ours' ? [times(toBare), times(toBytes), times(toPrism)] : []),
    ]),
  );

const sizedLines = ({ name, servers }: Outcome['sized'][number]): readonly string[] =>
  servers.map(({ residents, processor, p50, p99, statuses, growth }, at) =>
    row([
      at === 0 ? name : '',
      thousands(residents),
      processor.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
      statuses.join(','),
      times(growth),
    ]),
  );

/** The figures as a table for people. */
export const table = (outcome: Outcome): string => {
  const { connections, rounds, seconds, cases, sized, longSeries, starts, worlds, bars } = outcome;
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
    row(['', 'residents', 'reset ms', 'memory', 'a fork, µs', '500 forks']),
    ...worlds.map(({ residents, reset, memory, fork }) =>
      row([
        '',
        thousands(residents),
        reset.toFixed(0),
        megabytes(memory),
        fork.processor.toFixed(0),
        megabytes(fork.memory),
      ]),
    ),
    '',
    '',
    ...bars.map(({ says, found, verdict }) => `${verdict.padEnd(13)}${says.padEnd(66)}found ${times(found)}`),
  ].join('\n');
};
