import type { Command } from 'commander';
import type { RecordFlags } from './record-command.ts';
import { suiteCommand } from './suite-command.ts';

export const addRecordCommand = (program: Command): void => {
  program
    .command('record')
    .description('read what a server shows into a world file, for ces mock --world-file')
    .option('--url <url>', 'base URL of the server, without /api/v1 (or CES_URL)')
    .option('--config <file>', 'configuration file (default: ces.config.yaml, if it exists)')
    .requiredOption('--out <file>', 'file to write')
    .option(
      '--anonymise <seed>',
      'replace names, contacts, birth days, notes, texts and files; the same seed gives the same file',
    )
    .option('--from <date>', 'first day of activities, visits and so on (default: 42 days ago)')
    .option('--to <date>', 'last day of them (default: in 42 days)')
    .option('--max-records <n>', 'read at most this many records of each list')
    .option('--rate <n>', 'send at most this many requests a second')
    .action((flags: RecordFlags) =>
      // Loaded on demand: it needs the packages of the suite, which the mock does not.
      suiteCommand(async () => (await import('./record-command.ts')).runRecord(flags)),
    );
};
