import { many } from '../kit/words.ts';
import { code, fenced, inline } from '../quoting/markdown.ts';
import { scriptLines } from '../story/script.ts';
import { detectionLines } from './detection.ts';
import { factsOf, repeatOf, replayOf, waiverOf } from './finding.ts';
import { groupsOf, lineOf, othersText, shortenedTo, type Group } from './groups.ts';
import { headline, moreOf } from './headline.ts';
import type { CheckResult, Results } from './results.ts';
import { sectionRows } from './sections.ts';
import { SERVER_ERRORS_SAY, serverErrorText, serverErrorsOf } from './server-errors.ts';
import { unlocksText } from './unlocks.ts';
import { problemTexts, waivedGroups, waivedText } from './waived.ts';
import { countVerdicts, verdicts } from './count.ts';
import { askedOf, reasonsOf, requestWords } from './verdicts.ts';

/** Reasons why checks judged nothing, the most frequent first. */
const reasonsShown = 10;

/** summary.md: the run on one page, fit for the summary of a CI job. */
export function summaryMarkdown(results: Results): string {
  const { target, profiles, seed, seconds, checks } = results;
  const { stories, lines, left } = shortenedTo(groupsOf(checks));
  const blocks = [
    `# ${results.subject === undefined ? 'Conformance' : `Certification of a ${results.subject}`}: ${inline(results.outcome)}`,
    moreOf(results).length > 0 ? inline(headline(results)) : '',
    `Target ${code(target.url)}, tenant ${code(target.tenant)}, contract ${results.contract}, profiles ${profiles.join(', ')}, seed ${seed}; ${requestWords(results)} in ${seconds} s.`,
    ...serverErrorBlocks(checks),
    ...titled('Causes', [
      ...stories.map((group) => groupBlock(group, results)),
      ...bullets(lines.map((group) => `${code(group.shown.id)}: ${inline(lineOf(group))}`)),
      ...(left > 0 ? [`${many(left, 'more cause')} in report.html.`] : []),
    ]),
    ...robustnessBlocks(results),
    ...titled('Waived', bullets(waivedGroups(checks).map((group) => inline(waivedText(group))))),
    ...titled(
      'Waivers to correct',
      bullets(
        problemTexts(results.waiverProblems).map(({ kind, says }) => `**${inline(kind)}**: ${inline(says)}`),
      ),
    ),
    ...titled(
      'Errors',
      bullets(results.faults.map(({ where, message }) => `${code(where)}: ${inline(message)}`)),
    ),
    ...titled('Checks', [sectionTable(checks), clauseLine(results)]),
    ...titled('Unproven, because', unprovenBlocks(results)),
    ...titled(
      'Notes',
      bullets([...detectionLines(results), choiceLine(results), ...results.notes].map(inline)),
    ),
    `Repeat with ${code(repeatOf(results))}.`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const choiceLine = ({ choices, subject }: Results): string =>
  `${many(Object.keys(choices).length, 'open choice')} read${subject === undefined ? ', in choices.lock.json' : ''}`;

function serverErrorBlocks(checks: readonly CheckResult[]): string[] {
  const errors = serverErrorsOf(checks);
  if (errors.length === 0) return [];
  const left = errors.length - reasonsShown;
  return titled('Server errors', [
    SERVER_ERRORS_SAY,
    ...bullets([
      ...errors.slice(0, reasonsShown).map((error) => inline(serverErrorText(error))),
      ...(left > 0 ? [`${left} more, in report.html`] : []),
    ]),
  ]);
}

function unprovenBlocks({ checks }: Results): string[] {
  const reasons = reasonsOf(checks, 'unproven');
  const left = reasons.slice(reasonsShown);
  const unlocks = unlocksText(checks);
  return bullets([
    ...reasons.slice(0, reasonsShown).map(({ reason, checks: number }) => `${number} × ${withLines(reason)}`),
    ...(left.length > 0 ? [`${many(left.length, 'more reason')}, in report.html`] : []),
    ...(unlocks === '' ? [] : [inline(unlocks)]),
  ]);
}

/** The second verdict on a consumer, and what a client met. */
function robustnessBlocks(results: Results): string[] {
  const { robustness, coverage } = results;
  const broken = (robustness?.checks ?? []).filter(({ verdict }) => verdict === 'fail');
  const met = coverage && Object.keys(coverage.operations).length;
  return [
    ...(robustness
      ? titled('Robustness', [
          inline(robustness.outcome),
          ...broken.map((check) => findingBlock(check, results)),
        ])
      : []),
    ...(coverage && met !== undefined
      ? titled('Met on the way', [
          `${many(met, 'operation')}; statuses ${Object.entries(coverage.statuses)
            .map(([status, count]) => `${inline(status)} (${count})`)
            .join(', ')}; events ${Object.keys(coverage.events).map(inline).join(', ') || 'none'}.`,
        ])
      : []),
  ];
}

function sectionTable(checks: readonly CheckResult[]): string {
  if (checks.length === 0) return '';
  const shown = verdicts.filter((verdict) => checks.some((check) => check.verdict === verdict));
  const all = { name: '**all**', counts: countVerdicts(checks) };
  const rows = [...sectionRows(checks).map((row) => ({ ...row, name: inline(row.name) })), all].map(
    ({ name, counts }) => [name, ...shown.map((verdict) => String(counts[verdict] || ''))],
  );
  return table(['Section', ...shown], rows);
}

function clauseLine({ summary }: Results): string {
  const clauses = askedOf(summary);
  const rest = [
    [clauses.violated, 'violated'],
    [clauses.waived, 'waived'],
    [clauses.unproven, 'unproven'],
    [clauses.notApplicable, 'not applicable'],
  ] as const;
  const words = rest.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : []));
  return `Stated clauses: ${[`${clauses.held} of ${clauses.stated} held`, ...words].join(', ')}. Open clauses observed: ${clauses.observed}.`;
}

function groupBlock(group: Group, results: Results): string {
  const others = othersText(group);
  const block = findingBlock(group.shown, results, group.says);
  return others === undefined ? block : `${block}\n\n${inline(others)}`;
}

function findingBlock(check: CheckResult, results: Results, cause?: string): string {
  const facts = [
    ...(cause === undefined ? [] : [{ label: 'cause', text: cause }]),
    ...factsOf(check, results),
    ...replayOf(check, results),
  ].map(({ label, text }) => `- ${label}: ${inline(text)}`);
  const exchanges = check.finding?.exchanges ?? [];
  const last = exchanges.at(-1);
  const exchange = last
    ? [
        `- exchange: ${code(`${last.method.toUpperCase()} ${last.path} → ${last.status}`)}`,
        ...(exchanges.length > 1 ? [] : [`- curl: ${code(last.curl)}`]),
      ]
    : [];
  const waivers = waiverOf(check).flatMap(({ text }) => [
    '',
    'To waive it, in ces.waivers.yaml:',
    '',
    ...fenced('yaml', text.split('\n')),
  ]);
  const script =
    exchanges.length > 1 && results.subject === undefined
      ? ['', ...fenced('sh', scriptLines(exchanges, true))]
      : [];
  return [`### ${check.verdict}: ${code(check.id)}`, '', ...facts, ...exchange, ...script, ...waivers].join(
    '\n',
  );
}

const titled = (title: string, blocks: readonly string[]): string[] =>
  blocks.length > 0 ? [`## ${title}`, ...blocks] : [];

const bullets = (lines: readonly string[]): string[] =>
  lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : [];

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A reason, and the lines to paste that may follow it. */
function withLines(reason: string): string {
  const [sentence = '', ...lines] = reason.split('\n');
  const pasted = fenced('yaml', lines)
    .map((line) => `  ${line}`)
    .join('\n');
  return lines.length === 0 ? inline(sentence) : `${inline(sentence)}\n\n${pasted}`;
}
