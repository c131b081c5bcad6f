import type { CodeFigures, Share, Survivor } from './figures.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const shareText = ({ caught, of, share, low, high }: Share): string =>
  `${caught}/${of} = ${percent(share)} (95 % interval ${percent(low)} to ${percent(high)})`;

/** The figures, as a table to read. */
export const figuresText = (figures: CodeFigures): string =>
  (
    [
      ['tried', figures.sample],
      ['caught', figures.caught],
      ['survived', figures.survived],
      ['- equivalent', figures.equivalent],
      ['- open', figures.open],
      ['- out of reach', figures.outOfReach],
      ['- gaps', `${figures.gaps}, of which ${figures.unjudged} not judged`],
      ['timed out', figures.timedOut],
      ['crashed at start', figures.crashedAtStart],
      ['raw', shareText(figures.raw)],
      ['judged', shareText(figures.judged)],
    ] as const
  )
    .map(([name, value]) => `${name.padEnd(18)}${value}`)
    .join('\n');

const quoted = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);

/** A survivor, with what a reader needs to judge it. */
export const survivorText = ({
  id,
  file,
  line,
  source,
  before,
  after,
  reachedBy,
  counted,
  ...rest
}: Survivor): string =>
  [
    `${id}  ${file}:${line}  ${counted.as}${counted.why === '' ? '' : `: ${counted.why}`}`,
    `    in      ${quoted(source)}`,
    `    before  ${quoted(before)}`,
    `    after   ${quoted(after)}`,
    ...(reachedBy === 0 ? ['    no check runs it'] : []),
    ...(rest.lock ?? []).map(
      ({ choice, was, is }) => `    lock    ${choice}: ${JSON.stringify(was)} -> ${JSON.stringify(is)}`,
    ),
    ...(rest.errors ?? []).map((error) => `    error   ${quoted(error)}`),
  ].join('\n');
