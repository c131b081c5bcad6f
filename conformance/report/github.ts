import { appendFile } from 'node:fs/promises';
import type { Environment } from '../run/expand.ts';
import type { Output } from '../run/options.ts';
import { many } from '../kit/words.ts';
import { writeCommand } from '../quoting/output.ts';
import { annotation } from '../quoting/workflow.ts';
import { groupsOf } from './groups.ts';
import { summaryMarkdown } from './markdown.ts';
import type { Results } from './results.ts';
import { problemTexts } from './waived.ts';

/** GitHub shows ten annotations of a kind for a step and drops the rest. */
const shown = 10;
/** Bytes that GitHub takes as the summary of a step. */
const longestSummary = 1_000_000;

/** In a GitHub workflow: what failed as annotations, and the run as the summary of the step. Elsewhere nothing. */
export async function reportToGithub(results: Results, env: Environment, out: Output): Promise<void> {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  for (const line of annotations(results)) writeCommand(out, line);
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  const summary = Buffer.from(summaryMarkdown(results));
  const text =
    summary.length <= longestSummary
      ? summary
      : `${summary.subarray(0, longestSummary - 100).toString('utf8')}\n\n… the rest stands in summary.md.\n`;
  await appendFile(file, text).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    writeCommand(
      out,
      annotation('warning', 'ces conform', `The summary of the step cannot be written: ${why}`),
    );
  });
}

/** One line for each cause, shown by its simplest story, and for each waiver to correct and each fault. */
export function annotations({ checks, waiverProblems, faults, outcome }: Results): string[] {
  const broken = groupsOf(checks).map(({ shown, others, says }) => {
    const { id, clauses, finding, reason } = shown;
    const title = [id, ...clauses].join(' ');
    const facts = finding
      ? [`promised: ${finding.promised}`, `found: ${finding.found}`]
      : [reason ?? 'no reason given'];
    return annotation(
      'error',
      others.length > 0 ? `${title} and ${many(others.length, 'more check')}` : title,
      [shown.says, ...(says === undefined ? [] : [`cause: ${says}`]), ...facts].join('\n'),
    );
  });
  const all = [
    ...broken,
    ...problemTexts(waiverProblems).map(({ kind, says }) => annotation('error', `waiver ${kind}`, says)),
    ...faults.map(({ where, message }) => annotation('error', where, message)),
  ];
  if (all.length <= shown) return all;
  const left = all.length - shown + 1;
  return [
    ...all.slice(0, shown - 1),
    annotation('error', `${left} more`, `${outcome} The report shows them all.`),
  ];
}
