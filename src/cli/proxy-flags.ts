import type { Command } from 'commander';
import type { ProxyFlags } from './proxy-command.ts';
import { suiteCommand } from './suite-command.ts';

export const addProxyCommand = (program: Command): void => {
  program
    .command('proxy')
    .description('forward real traffic to a server and check each exchange against the contract')
    .requiredOption('--target <url>', 'base URL of the server, without /api/v1')
    .option('--port <port>', 'port to listen on; 0 picks a free one', '4011')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--config <file>',
      'configuration file, for its tls and profiles (default: ces.config.yaml, if it exists)',
    )
    .option('--out <folder>', 'report folder', 'proxy-report')
    .option('--webhook-listen <port>', 'also receive the webhooks of the server on this port, and check them')
    .option('--webhook-key <key>', 'key of the deliveries (default: webhooks.key of the configuration)')
    .option(
      '--forward-to <url>',
      'with --webhook-listen: forward every delivery to this address, and answer as it does',
    )
    .option('--fail-on <what>', 'violation: end with exit code 1 if an exchange broke the contract')
    .option('--json', 'one line of JSON for each exchange')
    .action((flags: ProxyFlags) =>
      // Loaded on demand: it needs the packages of the suite, which the mock does not.
      suiteCommand(async () => (await import('./proxy-command.ts')).runProxy(flags)),
    );
};
