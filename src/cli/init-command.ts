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
    .description('ask a target what it can be asked, and write a configuration')
    .option('--url <url>', 'base URL of the target, without /api/v1 (or CES_URL)')
    .option('--token <token>', 'service token; it is not written down (or CES_TOKEN)')
    .option('--tenant <slug>', 'tenant slug of the paths (or CES_TENANT)')
    .option(
      '--header <header>',
      "'NAME: VALUE' that a gateway asks for (repeat it); the value is not written down",
      (one: string, before: readonly string[] = []) => [...before, one],
    )
    .option('--ca <file>', 'PEM file of certificate authorities to trust')
    .option('--cert <file>', 'PEM file of a certificate to show; needs --key')
    .option('--key <file>', 'PEM file of the key of --cert')
    .option('--out <file>', 'file to write (default: ces.config.yaml); never one that is there')
    .option('--system-actor <ids>', 'acting ids of enterprise system actors, with commas between')
    .option('--staff <ids>', 'acting ids of staff')
    .option('--connection <ids>', 'acting ids of connections')
    .option('--resident <ids>', 'acting ids of residents')
    .option('--webhook-listen <host:port>', 'where ces conform listens for what the target delivers')
    .option('--webhook-url <url>', 'address at which the target reaches it; needs --webhook-listen')
    .action(run);
};
