import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

interface Flags {
  readonly json?: boolean;
}

const diff = (before: string, after: string, { json }: Flags): Promise<void> =>
  suiteCommand(async () => {
    const [{ readAnyResults }, { compared }, { comparisonText }] = await Promise.all([
      import('../../conformance/report/read-results.ts'),
      import('../../conformance/diff/compare.ts'),
      import('../../conformance/diff/text.ts'),
    ]);
    const comparison = compared(await readAnyResults(before), await readAnyResults(after));
    process.stdout.write(json ? `${jsonText(comparison, 2)}\n` : comparisonText(comparison, [before, after]));
    return comparison.broken.length > 0 ? 1 : 0;
  });

export const addDiffCommand = (program: Command): void => {
  program
    .command('diff')
    .description('compare two reports clause by clause: new failures, fixes, and what is no longer judged')
    .argument('<before>', 'report folder of the earlier run, or its results.json')
    .argument('<after>', 'report folder of the later run, or its results.json')
    .option('--json', 'print the comparison as JSON')
    .addHelpText(
      'after',
      `
Exit codes:
  0  no new failures
  1  a clause is violated that was not violated or waived before
  2  one of the two is not a report`,
    )
    .action(diff);
};
