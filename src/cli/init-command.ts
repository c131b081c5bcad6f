import type { Command } from 'commander';
import { askForEngine } from './engine.ts';

/** The flags as commander hands them over; init() checks their values. */
interface Flags {
  readonly url?: string;
  readonly token?: string;
  readonly tenant?: string;
  readonly header?: readonly string[];
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly out?: string;
  readonly resident?: string;
  readonly connection?: string;
  readonly staff?: string;
  readonly systemActor?: string;
  readonly webhookListen?: string;
  readonly webhookUrl?: string;
}

const run = async (flags: Flags): Promise<void> => {
  askForEngine();
  const { init } = await import('../../conformance/doctor/init/command.ts');
  process.exitCode = await init({ ...flags, env: process.env, cwd: process.cwd() });
};

export const addInitCommand = (program: Command): void => {
  program
    .command('init')
    .description('look at a server and generate a configuration for it')
    .option('--url <url>', 'base URL of the target, without /api/v1 (or CES_URL)')
    .option('--token <token>', 'bearer token; not written to the file (or CES_TOKEN)')
    .option('--tenant <slug>', 'tenant slug in the paths (or CES_TENANT)')
    .option(
      '--header <header>',
      "header 'NAME: VALUE' that a gateway requires (repeat for more); the value is not written to the file",
      (one: string, before: readonly string[] = []) => [...before, one],
    )
    .option('--ca <file>', 'PEM file of certificate authorities to trust')
    .option('--cert <file>', 'PEM file of a client certificate; needs --key')
    .option('--key <file>', 'PEM file of the key of --cert')
    .option('--out <file>', 'file to write (default: ces.config.yaml); an existing file is never overwritten')
    .option('--system-actor <ids>', 'acting ids of enterprise system actors, separated by commas')
    .option('--staff <ids>', 'acting ids of staff')
    .option('--connection <ids>', 'acting ids of connections')
    .option('--resident <ids>', 'acting ids of residents')
    .option('--webhook-listen <host:port>', 'address on which ces conform listens for webhooks')
    .option(
      '--webhook-url <url>',
      'address at which the target reaches that listener; needs --webhook-listen',
    )
    .action(run);
};
