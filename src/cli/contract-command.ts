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
    .description('write the contract for one target, with ids, acting ids, dates and bodies as examples')
    .requiredOption('--out <file>', 'where to: .json, .yaml or .yml')
    .option('--url <url>', 'base URL of the target, without /api/v1')
    .option('--config <file>', 'configuration (default: ces.config.yaml where there is one)')
    .option('--profile <list>', 'parts to write: core, flat, planned')
    .addOption(
      new Option(
        '--for <tools>',
        'generic: no ranges of statuses, no bodies of refusals, for any tool',
      ).choices(['generic']),
    )
    .action(write);
};
