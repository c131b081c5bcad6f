import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

interface Flags {
  readonly check?: string;
  readonly url?: string;
  readonly json?: boolean;
}

const replayFile = (file: string, { check, url, json }: Flags): Promise<void> =>
  suiteCommand(async () => {
    const [{ readResults }, { failuresOf }, { replayAll }, { askedFor, exitOf, replayedText }] =
      await Promise.all([
        import('../../conformance/report/read-results.ts'),
        import('../../conformance/replay/replay.ts'),
        import('../../conformance/replay/replay-all.ts'),
        import('../../conformance/replay/replayed-text.ts'),
      ]);
    const token = process.env['CES_TOKEN'];
    if (!token) throw new UsageError('CES_TOKEN is not set. Set it to the bearer token of the target.');
    const { checks, target } = await readResults(file);
    const failures = askedFor(failuresOf(checks), check);
    const { all, lost } = await replayAll(failures, { token, url: (url ?? target.url).replace(/\/+$/, '') });
    process.stdout.write(json ? `${jsonText(all, 2)}\n` : replayedText(all));
    if (lost === undefined) return exitOf(all);
    console.error(lost);
    return 4;
  });

export const addReplayCommand = (program: Command): void => {
  program
    .command('replay')
    .description('send the requests of recorded failures again; the token is read from CES_TOKEN')
    .argument('<file>', 'results.json, or the report folder')
    .option('--check <id>', 'only the failure of this check')
    .option('--url <url>', 'base URL of the target, if it is another than that of the run')
    .option('--json', 'as JSON')
    .action(replayFile);
};
