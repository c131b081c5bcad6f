import type { Vitals } from '../harness/mock-process.ts';
import { aligned } from '../harness/report.ts';
import { FORBIDDEN, KINDS, type Finding, type Kind } from './finding.ts';
import { figure, MEASURES, valueText } from './growth.ts';
import type { Row } from './tally.ts';

/** Everything that one run found; what `--json` prints. */
export interface Report {
  readonly seed: number;
  readonly now: string;
  readonly from: number;
  readonly requests: number;
  readonly seconds: number;
  readonly rows: readonly Row[];
  readonly findings: readonly Finding[];
  /** Names that never succeeded or were never refused, although asked often. */
  readonly oneSided: readonly string[];
  readonly vitals: Readonly<Record<'before' | 'after', Vitals | undefined>>;
}

/** Statuses with a column of their own; others share one. */
const COLUMNS = ['400', '401', '403', '404', '405', '409', '413', '415'];
const ROW_KINDS = KINDS.filter((kind) => kind !== 'growth');

const sumOf = (row: Row, keep: (status: string) => boolean): number =>
  Object.entries(row.statuses).reduce((sum, [status, count]) => sum + (keep(status) ? count : 0), 0);

const cellsOf = (row: Row): readonly string[] => [
  row.section,
  String(row.requests),
  String(sumOf(row, (status) => status < '300')),
  String(sumOf(row, (status) => status.startsWith('3'))),
  ...COLUMNS.map((column) => String(row.statuses[column] ?? 0)),
  String(sumOf(row, (status) => status.startsWith('4') && !COLUMNS.includes(status))),
  ...ROW_KINDS.map((kind) => String(row.faults[kind])),
];

const totalOf = (rows: readonly Row[]): Row => {
  const statuses: Record<string, number> = {};
  for (const row of rows)
    for (const [status, count] of Object.entries(row.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  const faults = Object.fromEntries(
    KINDS.map((kind) => [kind, rows.reduce((sum, row) => sum + row.faults[kind], 0)]),
  ) as Record<Kind, number>;
  return { section: 'all', requests: rows.reduce((sum, row) => sum + row.requests, 0), statuses, faults };
};

const vitalLines = ({ before, after }: Report['vitals']): readonly string[] => {
  if (!before || !after) return ['memory and handles: not measured, as the mock was started again'];
  return MEASURES.map((name) => {
    const [a, b] = [before, after].map((vitals) => valueText(name, figure(vitals, name)));
    return `${name}: ${a} before, ${b} after`;
  });
};

const again = ({ seed, now, from }: Report, { index }: Finding): string => {
  const flags = `--seed ${seed} --now ${now}`;
  return `npm run fuzz -- ${flags} --only ${index}; with all before it: npm run fuzz -- ${flags} --from ${from} --requests ${index - from + 1}`;
};

const findingLines = (report: Report, finding: Finding): readonly string[] => [
  '',
  `${finding.kind} (${FORBIDDEN[finding.kind]}) · ${finding.section} · ${finding.name} · case ${finding.index}`,
  `  ${finding.says}`,
  ...(finding.request === '' ? [] : [`  sent: ${finding.request}`]),
  ...(finding.alone === undefined ? [] : [`  alone, on a new world: ${finding.alone ? 'the same' : 'not'}`]),
  ...(finding.index < 0 ? [] : [`  again: ${again(report, finding)}`]),
];

/** Forbidden columns come last; all of them have to be zero. */
export const reportText = (report: Report): string => {
  const { rows, findings, oneSided, seed, now, requests, seconds } = report;
  const head = ['section', 'requests', '2xx', '3xx', ...COLUMNS, 'other', ...ROW_KINDS];
  return [
    ...aligned([head, ...[...rows, totalOf(rows)].map(cellsOf)]),
    '',
    ...vitalLines(report.vitals),
    `${requests} requests in ${seconds.toFixed(0)} s (${(requests / seconds).toFixed(0)} a second), --seed ${seed} --now ${now}`,
    ...oneSided.map((line) => `the fuzzer asks one-sidedly: ${line}`),
    ...findings.flatMap((finding) => findingLines(report, finding)),
  ].join('\n');
};
