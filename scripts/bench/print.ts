import type { Figures, Name } from './figures.ts';
import type { Target } from './targets.ts';

/** Everything that one run found; what `--json` prints. */
export interface Outcome {
  readonly connections: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly cases: readonly {
    readonly name: string;
    readonly toBare: number;
    readonly toPrism: number;
    readonly servers: readonly Figures[];
  }[];
  readonly servers: readonly {
    readonly name: Name;
    /** Milliseconds, median of the starts. */
    readonly firstAnswer: number;
    /** Bytes after the first answer, and after all load. */
    readonly memoryAtStart: number;
    readonly memoryAfter: number;
  }[];
  readonly targets: readonly Target[];
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(11))).join('');

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

const caseLines = ({ name, toBare, toPrism, servers }: Outcome['cases'][number]): readonly string[] =>
  servers.map(({ server, perSecond, p50, p99, processor, statuses }, at) =>
    row([
      at === 0 ? name : '',
      server,
      String(Math.round(perSecond)),
      p50.toFixed(2),
      p99.toFixed(2),
      processor === undefined ? '-' : processor.toFixed(0),
      statuses.join(','),
      ...(server === 'ours' ? [toBare.toFixed(2), toPrism.toFixed(1)] : []),
    ]),
  );

/** The figures as a table for people. */
export const table = ({ connections, rounds, seconds, cases, servers, targets }: Outcome): string =>
  [
    `${connections} keep-alive connections, ${rounds} rounds of ${seconds} s for each server and case, in turn`,
    '',
    row(['', 'server', 'req/s', 'p50 ms', 'p99 ms', 'cpu us/req', 'status', 'x bare', 'x Prism']),
    ...cases.flatMap(caseLines),
    '',
    row(['', 'server', 'first ms', 'RSS then', 'RSS after']),
    ...servers.map(({ name, firstAnswer, memoryAtStart, memoryAfter }) =>
      row(['', name, firstAnswer.toFixed(0), megabytes(memoryAtStart), megabytes(memoryAfter)]),
    ),
    '',
    ...targets.map(
      ({ says, found, reached }) => `${reached ? 'reached' : 'MISSED '}  ${says}, found ${found.toFixed(2)}`,
    ),
  ].join('\n');
