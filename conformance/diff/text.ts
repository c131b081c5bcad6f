import { many } from '../kit/words.ts';
import { reasonAlone } from '../kit/to-add.ts';
import { oneLine } from '../quoting/terminal.ts';
import type { Change, Comparison, Side } from './compare.ts';

/** How many changes of a kind are shown; the others are counted, and --json has all. */
const MOST_SHOWN = 20;

/** A comparison as text: the verdict, how the runs differ, and the changes. */
export function comparisonText(comparison: Comparison, names: readonly [string, string]): string {
  const { before, after, broken, fixed, unproven, judged, waived, choices } = comparison;
  const blocks = [
    [verdictOf(comparison)],
    [sideLine('before', names[0], before), sideLine('after', names[1], after)],
    differencesOf(comparison).map((one) => `note: ${one}`),
    byCause(broken),
    listed('Fixed', fixed),
    listed('No longer judged', unproven, ({ reason }) => reasonAlone(reason ?? '')),
    listed('Held now, not judged before', judged),
    listed('Fails now, but is waived', waived),
    titled(
      'Different readings',
      choices.map(
        ({ choice, operation, before: was, after: is }) =>
          `${choice}${operation === undefined ? '' : ` (${operation})`}: ${was} → ${is}`,
      ),
    ),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.map(withIndent).join('\n'))
    .join('\n\n')}\n`;
}

/** One sentence: what fails now, and what else changed. */
function verdictOf({ broken, fixed, unproven, judged }: Comparison): string {
  const parts = [
    broken.length === 0 ? 'No new failures' : `${many(broken.length, 'new failure')}`,
    ...(fixed.length > 0 ? [`${fixed.length} fixed`] : []),
    ...(unproven.length > 0 ? [`${unproven.length} no longer judged`] : []),
    ...(judged.length > 0 ? [`${judged.length} judged now`] : []),
  ];
  return `${parts.join('; ')}.`;
}

const sideLine = (label: string, name: string, { target, startedAt, requests, seconds }: Side): string =>
  `${label}: ${name}, ${target.url}, tenant ${target.tenant}, ${startedAt}, ${many(requests, 'request')}, ${seconds} s`;

/** How the coverage of the runs differs, which a reader must know. */
function differencesOf({ before, after, askedOnly }: Comparison): readonly string[] {
  const facts: readonly (readonly [string, (side: Side) => string])[] = [
    ['contracts', ({ contract }) => contract],
    ['profiles', ({ profiles }) => profiles.join(',')],
    ['targets', ({ target }) => `${target.url} ${target.tenant}`],
    ['filters', ({ only }) => only ?? 'none'],
    ['shards', ({ shard }) => shard ?? 'none'],
  ];
  const unended = ([name, side]: readonly [string, Side]): readonly string[] =>
    side.exitCode === 130 || side.exitCode === 4
      ? [`The run ${name} did not finish normally: exit code ${side.exitCode}.`]
      : [];
  return [
    ...facts
      .filter(([, factOf]) => factOf(before) !== factOf(after))
      .map(([what, factOf]) => `The ${what} differ: ${factOf(before)} before, ${factOf(after)} after.`),
    ...unended(['before', before]),
    ...unended(['after', after]),
    ...(askedOnly.before > 0 ? [`${many(askedOnly.before, 'clause')} covered only by the earlier run.`] : []),
    ...(askedOnly.after > 0 ? [`${many(askedOnly.after, 'clause')} covered only by the later run.`] : []),
  ];
}

/** New failures: the causes that explain most come first, each with its promises. */
function byCause(broken: readonly Change[]): readonly string[] {
  const causes = new Map<string, Change[]>();
  for (const change of broken) {
    const cause = change.cause ?? 'no finding says why';
    causes.set(cause, [...(causes.get(cause) ?? []), change]);
  }
  return titled(
    'New failures',
    [...causes]
      .sort(([, one], [, other]) => other.length - one.length)
      .flatMap(([cause, changes]) => [
        `${cause}:`,
        ...changes.map(
          ({ id, says, before, checks = [] }) =>
            `  ${id}  ${says} (${checks[0] ?? before}${checks.length > 1 ? ` and ${checks.length - 1} more` : ''}${before === 'absent' ? '; not asked for before' : ''})`,
        ),
      ]),
  );
}

const listed = (
  title: string,
  changes: readonly Change[],
  why: (change: Change) => string = () => '',
): readonly string[] =>
  titled(
    title,
    changes.map((change) => {
      const reason = why(change);
      return `${change.id}  ${change.says}${reason === '' ? '' : ` (${reason})`}`;
    }),
  );

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0
    ? []
    : [
        title,
        ...lines.slice(0, MOST_SHOWN).map((line) => `  ${line}`),
        ...(lines.length > MOST_SHOWN
          ? [`  and ${lines.length - MOST_SHOWN} more; --json has them all`]
          : []),
      ];

/** A report is untrusted input. */
const withIndent = (line: string): string => {
  const [indent = ''] = /^ */.exec(line) ?? [];
  return `${indent}${oneLine(line.slice(indent.length))}`;
};
