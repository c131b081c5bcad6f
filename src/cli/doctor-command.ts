import type { Command } from 'commander';
import { askForEngine } from './engine.ts';
import { repeatable } from './repeats.ts';

/** The flags as commander hands them over; doctor() checks their values. */
interface Flags {
  readonly url?: string;
  readonly config?: string;
  readonly profile?: readonly string[];
  readonly json?: boolean;
}

const run = async ({ profile: parts, ...flags }: Flags): Promise<void> => {
  askForEngine();
  const { doctor } = await import('../../conformance/doctor/command.ts');
  process.exitCode = await doctor({
    ...flags,
    ...(parts && { profile: parts.join(',') }),
    env: process.env,
    cwd: process.cwd(),
  });
};

export const addDoctorCommand = (program: Command): void => {
  program
    .command('doctor')
    .description('check a configuration against its target, and say what to fix')
    .option('--url <url>', 'base URL of the target, without /api/v1')
    .option('--config <file>', 'configuration file (default: ces.config.yaml, if it exists)')
    .option(
      '--profile <list>',
      'parts that a run would test: core, flat, planned (repeat for more)',
      repeatable,
    )
    .option('--json', 'print one line of JSON')
    .action(run);
};
