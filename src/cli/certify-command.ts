import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';
import { addTlsFlags } from './tls-flags.ts';
import { addTrustFlags } from './trust-flags.ts';
import type { ClientFlags } from './certify-client-command.ts';
import type { ReceiverFlags } from './certify-receiver-flags.ts';
import { repeatable } from './repeats.ts';

/** The flags that both certifications take. */
const addCertifyFlags = (command: Command, out: string): Command =>
  command
    .option('--host <host>', 'address of the mock server that the command starts', '127.0.0.1')
    .option('-p, --port <port>', 'port of that server; 0 picks a free one', '4020')
    .option('--tenant <slug>', 'slug of the tenant', 'certify')
    .option('--token <token>', 'the bearer token that the server accepts', 'certify-token')
    .option('--seed <n>', 'seed of ids and of all generated values', '1')
    .option('--planned', 'also serve and check the planned part of the API (the v2.0 draft)')
    .option('--out <folder>', 'report folder', out)
    .option('--strict', 'exit with 3 if a firm duty stays unproven')
    .option('--json', 'print JSON: one line with addresses and ids at the start, one line with the results');

const addReceiver = (certify: Command): void => {
  const command = certify
    .command('receiver')
    .description('send events to a webhook receiver, and check that it handles them as the API asks')
    .option('--url <url>', 'address of the receiver (required)')
    .option(
      '--url-for <kinds=url>',
      'another address for some kinds of events, such as photo.* (repeat for more)',
      repeatable,
    )
    .option('--key <key>', 'X-API-KEY that the receiver expects (required)')
    .option('--header <name: value>', 'header to add to every delivery (repeat for more)', repeatable)
    .option('--wait <seconds>', 'start after this time (default: when you press Enter)')
    .option('--read-back <url>', 'address to GET what the receiver stored for {resourceId}')
    .option(
      '--read-back-command <command>',
      'command that prints what the receiver stored for $CES_RESOURCE_ID',
    )
    .option(
      '--store-keeps <what>',
      'objects or ids: what the receiver stores, and the read-back shows',
      'objects',
    )
    .option('--deleted <what>', 'removed or kept: what the receiver does with deleted objects')
    .option(
      '--restart-command <command>',
      'command that restarts the receiver, run in the middle of the test',
    )
    .option('--events <list>', 'kinds of events to send, such as photo.*,activity.* (default: all)')
    .option('--burst <n>', 'number of events in the burst', '1000')
    .option('--patience <seconds>', 'quiet time after which no further request is expected', '10')
    .option('--answer-within <seconds>', 'time limit for the answer to a delivery', '30')
    .option('--slow-fetch <seconds>', 'delay of an answer in the step with a slow fetch', '3')
    .option(
      '--public-url <url>',
      'address at which the receiver reaches the mock server, such as that of a tunnel',
    )
    .option('--trust-proxy', 'trust the headers of a proxy (Forwarded, X-Forwarded-*)')
    .option('--print-setup', 'print the settings for the receiver as JSON, and exit')
    .action((flags: ReceiverFlags) =>
      // Loaded when asked for: the mock would wait for it at every start.
      suiteCommand(async () => (await import('./certify-receiver-command.ts')).certifyReceiver(flags)),
    );
  addTlsFlags(command);
  addTrustFlags(command, 'the receiver');
  addCertifyFlags(command, 'certification-report');
};

const addClient = (certify: Command): void => {
  const command = certify
    .command('client')
    .description(
      'serve your client several worlds that differ in ways the API permits, and check every request',
    )
    .option('--wait <seconds>', 'length of a round (default: until you press Enter, or POST /__certify/next)')
    .option(
      '--scope <list>',
      'sections of the API that the client uses (default: from ces.client.yaml, or all)',
    )
    .option('--tasks', 'give the client tasks of these sections, and check the results')
    .option(
      '--rounds <n>',
      'number of rounds, each in a new world; 1 is a quick check (default: 10 with --exec, otherwise 1)',
    )
    .option(
      '--exec <command>',
      'command that runs the client, once per round, with CES_URL, CES_TENANT, CES_TOKEN, CES_IDENTITIES, CES_TASKS and CES_WORLD set',
    )
    .option(
      '--world-file <file>',
      'JSON file to write at the start of each round, with its address, token and ids',
    )
    .action((flags: ClientFlags) =>
      suiteCommand(async () => (await import('./certify-client-command.ts')).certifyClient(flags)),
    );
  addCertifyFlags(command, 'certification-report');
};

export const addCertifyCommand = (program: Command): void => {
  const certify = program
    .command('certify')
    .description('test a consumer of the API: a receiver of webhooks, or a client');
  addReceiver(certify);
  addClient(certify);
};
