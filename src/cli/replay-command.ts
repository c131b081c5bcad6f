import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

interface Flags {
  readonly check?: string;
  readonly url?: string;
  readonly config?: string;
  readonly json?: boolean;
}

const replayFile = (file: string, { check, json, ...named }: Flags): Promise<void> =>
  suiteCommand(async () => {
    const [{ readAnyResults }, { aimOf }, { failuresOf }, { replayAll }, { askedFor, exitOf, replayedText }] =
      await Promise.all([
        import('../../conformance/report/read-results.ts'),
        import('../../conformance/replay/aim.ts'),
        import('../../conformance/replay/replay.ts'),
        import('../../conformance/replay/replay-all.ts'),
        import('../../conformance/replay/replayed-text.ts'),
      ]);
    const { checks, target } = await readAnyResults(file);
    const failures = askedFor(failuresOf(checks), check);
    const aim = await aimOf({ ...named, env: process.env, cwd: process.cwd() }, target);
    const { all, lost } = await replayAll(failures, aim);
    process.stdout.write(json ? `${jsonText(all, 2)}\n` : replayedText(all));
    if (lost === undefined) return exitOf(all);
    console.error(lost);
    return 4;
  });

export const addReplayCommand = (program: Command): void => {
  program
    .command('replay')
    .description(
      'send the requests of recorded failures again, with the token and headers of the configuration',
    )
    .argument('<file>', 'results.json, or the report folder')
    .option('--check <id>', 'replay only the failure of this check')
    .option('--url <url>', 'base URL of the target (default: from the configuration, or CES_URL)')
    .option('--config <file>', 'configuration file (default: ces.config.yaml, if it exists)')
    .option('--json', 'as JSON')
    .action(replayFile);
};
