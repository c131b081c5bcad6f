/**
 * `npm run contract:diff -- OLD NEW`: what changed in the contract, for anyone who builds on it: breaking, additive,
 * wording, by operation and clause. OLD and NEW are bundled documents, git revisions, or `.`. Exit 1 if something
 * breaks, 2 if a contract cannot be read.
 */
import { compareContracts } from './contract-diff/compare.ts';
import { loadContract } from './contract-diff/load.ts';
import { changesText } from './contract-diff/print.ts';

const [before, after = '.'] = process.argv.slice(2);
if (before === undefined) {
  console.error(
    'npm run contract:diff -- OLD [NEW]: each a bundled JSON document, a git revision, or "." (the default).',
  );
  process.exit(2);
}
try {
  const [old, now] = await Promise.all([loadContract(before), loadContract(after)]);
  const changes = compareContracts(old, now);
  console.log(`## From ${old.version} (${before}) to ${now.version} (${after})\n\n${changesText(changes)}`);
  process.exitCode = changes.some(({ kind }) => kind === 'breaking') ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
