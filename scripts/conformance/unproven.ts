import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonsOf } from '../../conformance/report/verdicts.ts';
import type { Results } from '../../conformance/report/results.ts';

/** What a run left unproven, counted by its reasons, the most frequent first; read from its report. */
export const unprovenByReason = async (folder: string): Promise<string> => {
  // `ces conform` has just written the file.
  const results = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8')) as Results;
  const { summary, checks } = results;
  const { clauses, verdicts } = summary;
  const reasons = reasonsOf(checks, 'unproven').map(
    // The first line says why; the rest shows what to write into the configuration.
    ({ reason, checks: count }) => `${String(count).padStart(5)}  ${reason.split('\n')[0] ?? ''}`,
  );
  return [
    `unproven: ${verdicts.unproven} of ${summary.checks} checks`,
    ...reasons,
    `held: ${clauses.held} of ${clauses.stated} stated clauses; ${summary.requests} requests, ${results.seconds} s`,
  ].join('\n');
};
