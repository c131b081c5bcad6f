import { dirname, join } from 'node:path';
import type pc from 'picocolors';
import type { Exchange, Verdict } from '../kit/record.ts';
import { many } from '../kit/words.ts';
import { shellArgument, shellText } from '../quoting/shell.ts';
import { oneLine, printable } from '../quoting/terminal.ts';
import { detectionLines } from './detection.ts';
import { exchangeLines, factsOf, repeatOf, replayOf, waiveCommand } from './finding.ts';
import { groupsOf, lineOf, othersText, shortenedTo, type Group } from './groups.ts';
import { headline } from './headline.ts';
import type { CheckResult, Results } from './results.ts';
import { sectionRows } from './sections.ts';
import { SERVER_ERRORS_SAY, serverErrorText, serverErrorsOf } from './server-errors.ts';
import { unlocksText } from './unlocks.ts';
import { problemTexts, waivedGroups, waivedText } from './waived.ts';
import { verdicts } from './count.ts';
import { askedOf, reasonsOf, requestWords } from './verdicts.ts';

export type Paint = ReturnType<typeof pc.createColors>;

const bodyLimit = 600;
const reasonsShown = 6;
const consumerExchanges = 3;

/** The run as a person reads it in a terminal: the verdict, sections, causes, why things stay open, the closing lines. */
export function consoleText(results: Results, out: string, paint: Paint): string {
  const setting = { folder: dirname(out), paint };
  const { stories, lines, left } = shortenedTo(groupsOf(results.checks));
  const blocks = [
    [toneOf(results, paint)(printable(headline(results)))],
    serverErrorLines(results, paint),
    sectionLines(results.checks, paint),
    ...stories.map((group) => groupLines(group, results, setting)),
    lines.map((group) => `${titleOf(group.shown, paint)}  ${printable(lineOf(group))}`),
    left > 0 ? [`${many(left, 'more cause')} in the report`] : [],
    waivedGroups(results.checks).map((group) => `${paint.magenta('WAIVED')}  ${oneLine(waivedText(group))}`),
    problemTexts(results.waiverProblems).map(
      ({ kind, says }) => `${paint.red(`WAIVER ${kind}`)}  ${printable(says)}`,
    ),
    results.faults.map(
      ({ where, message }) => `${paint.red('ERROR')}  ${oneLine(where)}: ${printable(message)}`,
    ),
    reasonLines(results, paint),
    robustnessLines(results, setting),
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
  return `${paint.bold('ces conform')}  ${oneLine(`${target.url}, tenant ${target.tenant}`)}\n${paint.dim(about.join(' · '))}\n`;
}

/** Counts that are not zero, in words: 12 pass, 1 fail. */
function countWords(counts: Readonly<Record<Verdict, number>>, paint: Paint): string {
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
  const rows = sectionRows(checks);
  const width = Math.max(0, ...rows.map(({ name }) => name.length));
  return rows.map(({ name, counts }) => {
    const mark =
      counts.fail + counts.error > 0 ? paint.red('✗') : counts.pass > 0 ? paint.green('✓') : paint.dim('·');
    return `${mark} ${name.padEnd(width)}  ${countWords(counts, paint)}`;
  });
}

interface Setting {
  readonly folder: string;
  readonly paint: Paint;
}

function serverErrorLines({ checks }: Results, paint: Paint): string[] {
  const errors = serverErrorsOf(checks);
  if (errors.length === 0) return [];
  const left = errors.length - reasonsShown;
  return [
    paint.yellow(`Server errors. ${SERVER_ERRORS_SAY}`),
    ...errors.slice(0, reasonsShown).map((error) => `  ${printable(serverErrorText(error))}`),
    ...(left > 0 ? [`  and ${left} more, in the report`] : []),
  ];
}

function groupLines(group: Group, results: Results, setting: Setting): string[] {
  const others = othersText(group);
  const also = others === undefined ? [] : [labelled('also', printable(others), setting.paint)];
  return [...findingLines(group.shown, results, setting, group.says), ...also];
}

function findingLines(
  check: CheckResult,
  results: Results,
  { folder, paint }: Setting,
  cause?: string,
): string[] {
  const exchanges = check.finding?.exchanges ?? [];
  const last = exchanges.at(-1);
  const shown = [
    ...(cause === undefined ? [] : [{ label: 'cause', text: printable(cause) }]),
    ...factsOf(check, results),
    ...(last ? exchangesShown(exchanges, last, results) : []),
    ...(check.verdict === 'fail' && exchanges.length > 1 && results.subject === undefined
      ? [
          {
            label: 'send',
            text: `CES_TOKEN=… sh ${shellArgument(join(folder, 'replay.sh'))} ${shellText(check.id)}`,
          },
        ]
      : []),
    ...replayOf(check, results),
    ...waiveCommand(check),
  ];
  return [titleOf(check, paint), ...shown.map(({ label, text }) => labelled(label, text, paint))];
}

function titleOf({ id, section, verdict }: CheckResult, paint: Paint): string {
  const word =
    section === 'robustness'
      ? paint.yellow(paint.bold('NOT ROBUST'))
      : paint.red(paint.bold(verdict === 'fail' ? 'FAIL' : 'ERROR'));
  return `${word}  ${paint.bold(oneLine(id))}`;
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
  const unlocks = unlocksText(checks);
  const most = unlocks === '' ? [] : [`       ${printable(unlocks)}`];
  return lines.length > 0 ? [paint.yellow('Unproven, because'), ...lines, ...more, ...most] : [];
}

function closingLines(results: Results, out: string, paint: Paint): string[] {
  const { summary } = results;
  const clauses = askedOf(summary);
  const facts = [
    `${clauses.held + clauses.violated + clauses.waived} of ${many(clauses.stated, 'stated clause')} judged`,
    `${many(Object.keys(results.choices).length, 'open choice')} read`,
    requestWords(results),
    `${results.seconds} s`,
  ];
  return [
    `${many(summary.checks, 'check')}: ${countWords(summary.verdicts, paint) || 'none ran'}`,
    paint.dim(facts.join(' · ')),
    ...detectionLines(results).map((line) => paint.dim(printable(line))),
    toneOf(results, paint)(paint.bold(printable(results.outcome))),
    `${paint.dim('again ')} ${repeatOf(results)}`,
    `${paint.dim('report')} ${out}`,
  ];
}

function toneOf({ exitCode }: Results, paint: Paint): (text: string) => string {
  return exitCode === 0 ? paint.green : exitCode === 3 ? paint.yellow : paint.red;
}
