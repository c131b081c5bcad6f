import type { Coverage, CoverageDimension, CoverageShare } from '../answers/coverage.ts';
import { many } from './words.ts';

/** How many unmet items the text names; the JSON has all. */
const MOST_NAMED = 20;

const percent = ({ percent: value }: CoverageShare): string => `${value.toFixed(1)} %`;

const rowsOf = ({ dimensions, total }: Coverage): readonly (readonly [string, string, string, string])[] => [
  ...dimensions.map(
    (one: CoverageDimension) => [one.name, `${one.met} of ${one.of}`, percent(one), one.dividesBy] as const,
  ),
  ['total', `${total.met} of ${total.of}`, percent(total), 'the sum of these'],
];

const notCounted = (aside: Coverage['aside']): readonly string[] =>
  Object.entries(aside).map(([why, count]) =>
    why === 'unmatched'
      ? `${many(count, 'request')} matched no operation`
      : `${many(count, 'call')} of ${why} operations ${count === 1 ? 'does' : 'do'} not count`,
  );

const aboutOf = ({ requests, world, aside }: Coverage): string =>
  [
    `${many(requests, 'request')}${world === null ? '' : ` in the world ${world}`}`,
    ...notCounted(aside),
  ].join('; ');

const unusedOf = ({ unused }: Coverage): readonly string[] =>
  unused.length === 0 ? [] : [`No call of: ${unused.join(', ')}.`];

const listOf = ({ never }: Coverage): readonly string[] => {
  const rest = never.length - MOST_NAMED;
  return [
    ...never.slice(0, MOST_NAMED).map(({ says }) => `- ${says}`),
    ...(rest > 0 ? [`- and ${rest} more, which \`ces coverage --json\` lists`] : []),
  ];
};

/** A report for the terminal. */
export const coverageText = (coverage: Coverage): string => {
  const rows = rowsOf(coverage);
  const width = (at: 0 | 1 | 2): number => Math.max(...rows.map((row) => row[at].length));
  const list = listOf(coverage);
  return [
    `Coverage of ${aboutOf(coverage)}.`,
    '',
    ...rows.map(([name, met, share, by]) =>
      [name.padEnd(width(0)), met.padStart(width(1)), share.padStart(width(2)), by].join('  '),
    ),
    '',
    coverage.says,
    ...(list.length > 0 ? ['', 'Never met, most important first:', ...list] : []),
    ...unusedOf(coverage),
  ].join('\n');
};

/** The same for the summary of a CI job. */
export const coverageMarkdown = (coverage: Coverage): string => {
  const list = listOf(coverage);
  return [
    '## Coverage of the interface',
    '',
    coverage.says,
    '',
    '| | met | share | divides by |',
    '| --- | ---: | ---: | --- |',
    ...rowsOf(coverage).map((row) => `| ${row.join(' | ')} |`),
    '',
    `${aboutOf(coverage)}.`,
    ...(list.length > 0 ? ['', 'Never met, most important first:', '', ...list] : []),
    ...unusedOf(coverage).flatMap((line) => ['', line]),
  ].join('\n');
};
