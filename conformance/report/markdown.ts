import { many } from '../kit/words.ts';
import { code, fenced, inline } from '../quoting/markdown.ts';
import { scriptLines } from '../story/script.ts';
import { detectionLines } from './detection.ts';
import { factsOf, repeatOf, replayOf, waiverOf } from './finding.ts';
import { groupsOf, othersOf, type Group } from './groups.ts';
import type { CheckResult, Results } from './results.ts';
import { askedOf, countVerdicts, reasonsOf, requestWords, verdicts } from './verdicts.ts';

const findingsShown = 50;

/** summary.md: the run on one page, fit for the summary of a CI job. */
export function summaryMarkdown(results: Results): string {
  const { target, profiles, seed, seconds, checks } = results;
  const broken = checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const groups = groupsOf(broken);
  const waived = checks.filter(({ verdict }) => verdict === 'waived');
  const unproven = reasonsOf(checks, 'unproven');
  const blocks = [
    `# ${results.subject === undefined ? 'Conformance' : `Certification of a ${results.subject}`}: ${inline(results.outcome)}`,
    `Target ${code(target.url)}, tenant ${code(target.tenant)}, contract ${results.contract}, profiles ${profiles.join(', ')}, seed ${seed}; ${requestWords(results)} in ${seconds} s.`,
    sectionTable(checks),
    clauseLine(results),
    bullets(detectionLines(results).map(inline)).join('\n'),
    ...titled(
      'Findings',
      groups.slice(0, findingsShown).map((group) => groupBlock(group, results)),
    ),
    groups.length > findingsShown
      ? `${many(groups.length - findingsShown, 'more finding')} in report.html.`
      : '',
    ...robustnessBlocks(results),
    ...titled(
      'Waived',
      bullets(
        waived.map(
          ({ id, waiver }) =>
            `${code(id)}: ${inline(waiver?.reason ?? '')}, until ${inline(waiver?.expires ?? '')}`,
        ),
      ),
    ),
    ...titled(
      'Waivers to mend',
      bullets(results.waiverProblems.map(({ kind, says }) => `**${inline(kind)}**: ${inline(says)}`)),
    ),
    ...titled(
      'Errors',
      bullets(results.faults.map(({ where, message }) => `${code(where)}: ${inline(message)}`)),
    ),
    ...titled(
      'Unproven, because',
      bullets(unproven.map(({ reason, checks: number }) => `${number} × ${withLines(reason)}`)),
    ),
    ...titled('Choices seen', choiceTable(results)),
    ...titled('Notes', bullets(results.notes.map(inline))),
    `Repeat with ${code(repeatOf(results))}.`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
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
  const names = [...new Set(checks.map(({ section }) => section))];
  if (names.length === 0) return '';
  const shown = verdicts.filter((verdict) => checks.some((check) => check.verdict === verdict));
  const line = (name: string, some: readonly CheckResult[]): string[] => {
    const counts = countVerdicts(some);
    return [name, ...shown.map((verdict) => String(counts[verdict] || ''))];
  };
  const rows = names.map((name) =>
    line(
      name,
      checks.filter(({ section }) => section === name),
    ),
  );
  return table(['Section', ...shown], [...rows, line('**all**', checks)]);
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
  const others = othersOf(group);
  const block = findingBlock(group.shown, results);
  return others === undefined ? block : `${block}\n\n${inline(others)}`;
}

function findingBlock(check: CheckResult, results: Results): string {
  const facts = [...factsOf(check, results), ...replayOf(check, results)].map(
    ({ label, text }) => `- ${label}: ${inline(text)}`,
  );
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

function choiceTable({ choices }: Results): string[] {
  const rows = Object.entries(choices).map(([choice, reading]) => {
    const told =
      typeof reading === 'string'
        ? code(reading)
        : Object.entries(reading)
            .map(([operation, one]) => `${inline(operation)}: ${code(one)}`)
            .join('<br>');
    return [code(choice), told];
  });
  return rows.length > 0 ? [table(['Choice', 'Reading'], rows)] : [];
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
