import { resolve } from 'node:path';
import { loadDeclared } from '../catalogue/declared.ts';
import { knownFaults } from '../catalogue/data-file.ts';
import { withDetection } from '../report/detection.ts';
import { readResults } from '../report/read-results.ts';
import type { Results } from '../report/results.ts';
import { prepareFolder, writeReports } from '../report/write.ts';
import { UsageError } from '../run/usage.ts';
import { merged } from './merge.ts';
import { mustBeOwnChecks } from './own-checks.ts';

/** Merges report folders into one report. Throws UsageError before it writes anything. */
export async function mergeFolders(folders: readonly string[], out: string): Promise<Results> {
  const same = folders.find((folder) => resolve(folder) === resolve(out));
  if (same !== undefined) {
    throw new UsageError(
      `--out ${out} is one of the folders to merge. Choose another, so that no report is overwritten.`,
    );
  }
  const parts = await Promise.all(
    folders.map(async (folder) => ({ name: folder, results: await readResults(folder) })),
  );
  mustBeOwnChecks(parts, await loadDeclared());
  const results = withDetection(merged(parts), await knownFaults());
  await writeReports(await prepareFolder(resolve(out)), results, 'files');
  return results;
}
