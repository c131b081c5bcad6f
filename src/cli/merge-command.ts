import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { suiteCommand } from './suite-command.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

interface Flags {
  readonly out: string;
  readonly json?: boolean;
}

const merge = (folders: readonly string[], { out, json }: Flags): Promise<void> =>
  suiteCommand(async () => {
    const [{ mergeFolders }, { consoleText }, { reportToGithub }] = await Promise.all([
      import('../../conformance/merge/merge-folders.ts'),
      import('../../conformance/report/console.ts'),
      import('../../conformance/report/github.ts'),
    ]);
    const results = await mergeFolders(folders, out);
    const paint = pc.createColors(process.stdout.isTTY && !process.env['NO_COLOR']);
    process.stdout.write(
      json ? `${jsonText(results, 2)}\n` : consoleText(results, join(resolve(out), 'report.html'), paint),
    );
    await reportToGithub(results, process.env, process.stderr);
    return results.exitCode;
  });

export const addMergeCommand = (program: Command): void => {
  program
    .command('merge')
    .description('merge the reports of several runs, such as shards, into one report with one exit code')
    .argument('<folders...>', 'report folders, or their results.json')
    .option('--out <folder>', 'folder of the merged report', 'conformance-report')
    .option('--json', 'print the results as JSON')
    .action(merge);
};
