import { Option, type Command } from 'commander';
import type { ContractFlags } from './contract/write.ts';
import { suiteCommand } from './suite-command.ts';

/** What it is made of is loaded when it is typed: the suite's engine may not be installed. */
const write = (flags: ContractFlags): Promise<void> =>
  suiteCommand(async () => {
    const { writeContract } = await import('./contract/write.ts');
    return writeContract(flags, { env: process.env, cwd: process.cwd() });
  });

export const addContractCommand = (program: Command): void => {
  program
    .command('contract')
    .description(
      'write an OpenAPI document for one target, with its ids, acting ids, dates and bodies as examples',
    )
    .requiredOption('--out <file>', 'file to write: .json, .yaml or .yml')
    .option('--url <url>', 'base URL of the target, without /api/v1')
    .option('--config <file>', 'configuration file (default: ces.config.yaml, if it exists)')
    .option('--profile <list>', 'parts to include: core, flat, planned')
    .addOption(
      new Option(
        '--for <tools>',
        'generic: leave out status ranges such as 4XX and the bodies of errors, which some tools cannot read',
      ).choices(['generic']),
    )
    .action(write);
};
