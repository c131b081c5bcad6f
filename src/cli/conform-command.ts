import type { Command } from 'commander';
import { addListFlags, listChecks } from './list-checks.ts';
import type { ListFlags } from './list-checks.ts';
import { askForEngine } from './engine.ts';
import { anyOf, repeatable } from './repeats.ts';
import { UsageError } from './usage-error.ts';

/** The flags as commander hands them over; conform() checks their values. */
interface Flags extends Omit<ListFlags, 'only' | 'profile'> {
  readonly only?: readonly string[];
  readonly profile?: readonly string[];
  readonly url?: string;
  readonly config?: string;
  readonly out?: string;
  readonly seed?: string;
  readonly runs?: string;
  readonly budget?: string;
  readonly concurrency?: string;
  readonly shard?: string;
  readonly reporter?: string;
  readonly waivers?: string;
  readonly certify?: boolean;
  readonly quiet?: boolean;
}

const run = async ({ reporter, list, json, only: globs, profile: parts, ...rest }: Flags): Promise<void> => {
  const only = anyOf(globs);
  const flags = { ...rest, ...(only !== undefined && { only }), ...(parts && { profile: parts.join(',') }) };
  if (list) return listChecks({ ...flags, ...(json !== undefined && { json }) });
  if (json) throw new UsageError('--json goes with --list. For the results of a run: --reporter json.');
  askForEngine();
  // Loaded when asked for: the suite brings its engine along, and the mock would wait for it at every start.
  const { conform } = await import('../../conformance/conform.ts');
  const { exitCode } = await conform({
    ...flags,
    ...(reporter !== undefined && { reporters: reporter }),
    env: process.env,
    cwd: process.cwd(),
  });
  // The engine may leave open handles, but the verdict is printed, so the process ends.
  process.exit(exitCode);
};

export const addConformCommand = (program: Command): void => {
  const command = program
    .command('conform')
    .description('test a server against the contract')
    .option('--url <url>', 'base URL of the target, without /api/v1')
    .option('--config <file>', 'configuration file (default: ces.config.yaml, if it exists)')
    .option(
      '--profile <list>',
      'parts to test: core, flat, planned (separate with commas, or repeat; default: core,flat)',
      repeatable,
    )
    .option('--out <folder>', 'report folder (default: conformance-report)')
    .option('--seed <n>', 'seed of all generated values')
    .option('--runs <n>', 'generated examples for each property-based check (default: 5)')
    .option(
      '--budget <duration>',
      'time limit of the whole run, such as 30s or 2m; the cleanup may take 5s more',
    )
    .option('--concurrency <n>', 'checks that run at the same time (default: 8)')
    .option('--only <glob>', 'run only these checks, such as check-ins.* (repeat for more)', repeatable)
    .option('--shard <i/n>', 'run part i of n of the checks; ces merge combines the reports')
    .option('--reporter <list>', 'format printed to stdout: console, json, junit, html, markdown')
    .option('--waivers <file>', 'file of known failures (default: ces.waivers.yaml, if it exists)')
    .option('--certify', 'fail if a firm clause stays unproven, and write a certificate if none does')
    .option('--quiet', 'print nothing, except errors of the run itself')
    .action(run);
  addListFlags(command);
};
