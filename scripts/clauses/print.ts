import pc from 'picocolors';
import { unreached } from './reach.ts';
import type { Reach } from './reach.ts';
import type { Row, Tally } from './rows.ts';

type Column = readonly [title: string, value: (row: Row) => number | string];

/** Sections with their figures in columns; the last row is the sum. */
const table = (rows: readonly Row[], columns: readonly Column[]): string => {
  const widths = columns.map(([title]) => title.length + 2);
  const line = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(20) + cells.map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join('');
  const head = line(
    'section',
    columns.map(([title]) => title),
  );
  const lines = rows.map((row) =>
    line(
      row.section,
      columns.map(([, value]) => value(row)),
    ),
  );
  return [pc.dim(head), ...lines].join('\n');
};

const reachColumns: readonly Column[] = [
  ['clauses', ({ clauses }) => clauses.all],
  ['firm', ({ clauses }) => clauses.firm.all],
  ['planned', ({ clauses }) => clauses.planned.all],
  ['with a check', ({ clauses }) => clauses.tried],
  ['unobservable', ({ clauses }) => clauses.unobservable],
  ['without', ({ clauses }) => clauses.without],
];

const tallied = (title: string, of: (row: Row) => Tally): readonly Column[] => [
  [title, (row) => of(row).all],
  ['kept', (row) => of(row).kept],
  ['tried', (row) => of(row).tried],
  ['caught', (row) => of(row).broken],
];

const coverColumns: readonly Column[] = [
  ['operations', ({ operations }) => operations.all],
  ['served', ({ operations }) => operations.served],
  ['with a check', ({ operations }) => operations.checked],
  ...tallied(' |  firm', ({ clauses }) => clauses.firm),
  ...tallied(' |  planned', ({ clauses }) => clauses.planned),
];

const legend = [
  'served: answered with success by the mock;',
  'with a check: called by one that cites a clause about it; kept: a check passes on the mock; tried: cited by a check;',
  'caught: broken by a mutant (npm run scores shows that it is caught).',
].map((line) => pc.dim(line));

const paragraph = (title: string, lines: readonly string[]): string => [pc.bold(title), ...lines].join('\n');

const lineOf = ({ id, determinacy, availability, says, why }: Reach): string =>
  `${id} (${[determinacy, availability ?? []].flat().join(', ')}) ${says}${why === undefined ? '' : `\n    ${pc.dim(why)}`}`;

const doubted = ({ id, doubts }: Reach): string =>
  `${id} ${pc.dim(doubts[0] ?? 'its checks were not tried')}`;

const orNone = (lines: readonly string[], none: string): readonly string[] =>
  lines.length === 0 ? [none] : lines;

/** Stated clauses that are tried, and of which no mutant shows that the check can fail. */
const unbroken = (reach: readonly Reach[]): readonly Reach[] =>
  reach.filter(
    ({ determinacy, state, isBroken }) => determinacy !== 'open' && state === 'tried' && !isBroken,
  );

/** Stated clauses that are tried and that the mock was not seen to keep. */
const unkept = (reach: readonly Reach[]): readonly Reach[] =>
  reach.filter(({ determinacy, state, isKept }) => determinacy !== 'open' && state === 'tried' && !isKept);

const idsOf = (reach: readonly Reach[]): string => reach.map(({ id }) => id).join(' ');

/** The whole report, for people. */
export const report = (rows: readonly Row[], reach: readonly Reach[]): string => {
  const missing = unreached(reach);
  const known = rows.filter(({ clauses, section }) => clauses.all > 0 || section === 'all');
  const untried = reach.filter((one) => one.state !== 'tried' && !missing.includes(one));
  return [
    paragraph('Clauses of the contract', [table(known, reachColumns)]),
    paragraph('Without a check, and why', orNone(untried.map(lineOf), 'none')),
    paragraph('Operations | firm clauses | firm clauses of the planned draft', [
      table(rows, coverColumns),
      ...legend,
    ]),
    ...(unkept(reach).length > 0
      ? [paragraph('Not seen to be kept by the mock', unkept(reach).map(doubted))]
      : []),
    ...(unbroken(reach).length > 0
      ? [paragraph('Tried, but broken by no mutant', [idsOf(unbroken(reach))])]
      : []),
    paragraph(
      'Stated clauses without a check',
      orNone(
        missing.map((one) => pc.red(lineOf(one))),
        pc.green('none: every stated clause is tried, or says why no client can see it'),
      ),
    ),
  ].join('\n\n');
};
