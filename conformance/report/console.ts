import { dirname, join } from 'node:path';
import type pc from 'picocolors';
import type { Exchange, Verdict } from '../kit/record.ts';
import { isSilent } from '../kit/tally.ts';
import { many } from '../kit/words.ts';
import { detectionLines } from './detection.ts';
import { exchangeLines, factsOf, printable, repeatOf, replayOf, waiverOf } from './finding.ts';
import { groupsOf, othersOf, type Group } from './groups.ts';
import type { CheckResult, Results } from './results.ts';
import { askedOf, countVerdicts, reasonsOf, requestWords, verdicts } from './verdicts.ts';

export type Paint = ReturnType<typeof pc.createColors>;

const bodyLimit = 600;
const reasonsShown = 6;
const consumerExchanges = 3;

/** The run as a person reads it in a terminal: sections, what did not hold, why things stay open, the closing lines. */
export function consoleText(results: Results, out: string, paint: Paint): string {
  const broken = results.checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const blocks = [
    // With too many requests unanswered, nothing below can be taken as it stands.
    isSilent(results.unanswered) ? [paint.red(paint.bold(printable(results.outcome)))] : [],
    sectionLines(results.checks, paint),
    ...groupsOf(broken).map((group) => groupLines(group, results, { folder: dirname(out), paint })),
    results.checks.filter(({ verdict }) => verdict === 'waived').map((check) => waivedLine(check, paint)),
    results.waiverProblems.map(({ kind, says }) => `${paint.red(`WAIVER ${kind}`)}  ${printable(says)}`),
    results.faults.map(({ where, message }) => `${paint.red('ERROR')}  ${where}: ${printable(message)}`),
    reasonLines(results, paint),
    robustnessLines(results, { folder: dirname(out), paint }),
    results.notes.map((note) => `${paint.dim('note')}  ${printable(note)}`),
    closingLines(results, out, paint),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

/** The head of a run, printed before the first request. */
export function headText(
  target: { url: string; tenant: string },
  about: readonly string[],
  paint: Paint,
): string {
  return `${paint.bold('ces conform')}  ${target.url}, tenant ${target.tenant}\n${paint.dim(about.join(' · '))}\n`;
}

/** Counts that are not zero, in words: 12 pass, 1 fail. */
export function countWords(counts: Readonly<Record<Verdict, number>>, paint: Paint): string {
  return verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => colour(paint, verdict)(`${counts[verdict]} ${verdict}`))
    .join('  ');
}

function colour(paint: Paint, verdict: Verdict): (text: string) => string {
  if (verdict === 'fail' || verdict === 'error') return paint.red;
  if (verdict === 'pass') return paint.green;
  return verdict === 'observed' ? paint.cyan : verdict === 'waived' ? paint.magenta : paint.yellow;
}

function sectionLines(checks: readonly CheckResult[], paint: Paint): string[] {
  const names = [...new Set(checks.map(({ section }) => section))];
  const width = Math.max(0, ...names.map((name) => name.length));
  return names.map((name) => {
    const counts = countVerdicts(checks.filter(({ section }) => section === name));
    const mark =
      counts.fail + counts.error > 0 ? paint.red('✗') : counts.pass > 0 ? paint.green('✓') : paint.dim('·');
    return `${mark} ${name.padEnd(width)}  ${countWords(counts, paint)}`;
  });
}

interface Setting {
  readonly folder: string;
  readonly paint: Paint;
}

function groupLines(group: Group, results: Results, setting: Setting): string[] {
  const others = othersOf(group);
  const also = others === undefined ? [] : [labelled('also', printable(others), setting.paint)];
  return [...findingLines(group.shown, results, setting), ...also];
}

function findingLines(check: CheckResult, results: Results, { folder, paint }: Setting): string[] {
  const exchanges = check.finding?.exchanges ?? [];
  const last = exchanges.at(-1);
  const shown = [
    ...factsOf(check, results),
    ...(last ? exchangesShown(exchanges, last, results) : []),
    ...(check.verdict === 'fail' && last && results.subject === undefined
      ? [{ label: 'send', text: `CES_TOKEN=… sh ${join(folder, 'replay.sh')} ${check.id}` }]
      : []),
    ...replayOf(check, results),
    ...waiverOf(check),
  ];
  const title =
    check.section === 'robustness'
      ? paint.yellow(paint.bold('NOT ROBUST'))
      : paint.red(paint.bold(check.verdict === 'fail' ? 'FAIL' : 'ERROR'));
  return [
    `${title}  ${paint.bold(check.id)}`,
    ...shown.map(({ label, text }) => labelled(label, text, paint)),
  ];
}

/**
 * The last exchange. Where it is the only one, also the command that sends it again; longer stories are in
 * replay.sh. For a consumer, only what it sent.
 */
function exchangesShown(
  exchanges: readonly Exchange[],
  last: Exchange,
  { subject }: Results,
): { readonly label: string; readonly text: string }[] {
  const shown = (one: Exchange) => ({ label: 'exchange', text: exchangeLines(one, bodyLimit).join('\n') });
  if (subject !== undefined) return exchanges.slice(-consumerExchanges).map(shown);
  return exchanges.length > 1 ? [shown(last)] : [shown(last), { label: 'curl', text: printable(last.curl) }];
}

/** The second verdict, with its own reasons. */
function robustnessLines(results: Results, setting: Setting): string[] {
  const { robustness } = results;
  if (!robustness) return [];
  const { paint } = setting;
  const broken = robustness.checks.filter(({ verdict }) => verdict === 'fail');
  const tone = robustness.verdict === 'pass' ? paint.green : paint.yellow;
  return [
    ...broken.flatMap((check) => [...findingLines(check, results, setting), '']),
    tone(`${paint.bold('robustness')}  ${printable(robustness.outcome)}`),
  ];
}

function labelled(label: string, text: string, paint: Paint): string {
  const [first = '', ...rest] = text.split('\n');
  return [`  ${paint.dim(label.padEnd(9))} ${first}`, ...rest.map((line) => `${' '.repeat(12)}${line}`)].join(
    '\n',
  );
}

const waivedLine = ({ id, waiver }: CheckResult, paint: Paint): string =>
  `${paint.magenta('WAIVED')}  ${id}: ${waiver?.reason}, until ${waiver?.expires}`;

function reasonLines({ checks }: Results, paint: Paint): string[] {
  const reasons = reasonsOf(checks, 'unproven');
  const lines = reasons
    .slice(0, reasonsShown)
    .map(
      ({ reason, checks: count }) =>
        `  ${String(count).padStart(3)}  ${printable(reason).replaceAll('\n', '\n       ')}`,
    );
  const more =
    reasons.length > reasonsShown
      ? [`       and ${many(reasons.length - reasonsShown, 'more reason')}, in the report`]
      : [];
  return lines.length > 0 ? [paint.yellow('Unproven, because'), ...lines, ...more] : [];
}

function closingLines(results: Results, out: string, paint: Paint): string[] {
  const { summary, exitCode } = results;
  const clauses = askedOf(summary);
  const facts = [
    `${clauses.held + clauses.violated + clauses.waived} of ${many(clauses.stated, 'stated clause')} judged`,
    `${many(Object.keys(results.choices).length, 'open choice')} read`,
    requestWords(results),
    `${results.seconds} s`,
  ];
  const paintOutcome = exitCode === 0 ? paint.green : exitCode === 3 ? paint.yellow : paint.red;
  return [
    `${many(summary.checks, 'check')}: ${countWords(summary.verdicts, paint) || 'none ran'}`,
    paint.dim(facts.join(' · ')),
    ...detectionLines(results).map((line) => paint.dim(printable(line))),
    paintOutcome(paint.bold(printable(results.outcome))),
    `${paint.dim('again ')} ${repeatOf(results)}`,
    `${paint.dim('report')} ${out}`,
  ];
}
