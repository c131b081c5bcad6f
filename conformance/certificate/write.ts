import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownScores } from '../catalogue/data-file.ts';
import type { Results } from '../report/results.ts';
import { certificateOf } from './certificate.ts';
import { contractDigest, suiteDigest } from './digests.ts';

/** Writes certificate.json next to the reports if the run earned one; otherwise removes that of an earlier run. */
export async function writeCertificate(folder: string, results: Results, root: string): Promise<void> {
  const file = join(folder, 'certificate.json');
  await rm(file, { force: true });
  if (!results.certify || results.exitCode !== 0) return;
  const digests = { suite: await suiteDigest(root), contract: contractDigest() };
  const certificate = certificateOf(results, digests, await knownScores());
  if (certificate) await writeFile(file, `${JSON.stringify(certificate, null, 2)}\n`);
}
