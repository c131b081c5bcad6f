import type { Command } from 'commander';
import { suiteCommand } from './suite-command.ts';
import { addTrustFlags } from './trust-flags.ts';
import type { ClientFlags } from './certify-client-command.ts';
import type { ReceiverFlags } from './certify-receiver-flags.ts';
import { repeatable } from './repeats.ts';

/** The flags that both certifications take. */
const addCertifyFlags = (command: Command, out: string): Command =>
  command
    .option('--host <host>', 'address on which the world is served', '127.0.0.1')
    .option('-p, --port <port>', 'port on which the world is served; 0 finds a free one', '4020')
    .option('--tenant <slug>', 'slug of the tenant', 'certify')
    .option('--token <token>', 'the service token', 'certify-token')
    .option('--seed <n>', 'seed of the world, of its ids and of everything drawn', '1')
    .option('--planned', 'serve and check the planned part of the interface too')
    .option('--out <folder>', 'report folder', out)
    .option('--strict', 'end with 3 where a firm duty stays unproven')
    .option('--json', 'print JSON: one line how to reach the world, one line of results');

const addReceiver = (certify: Command): void => {
  const command = certify
    .command('receiver')
    .description('send events to a receiver of webhooks and check it against the interface')
    .option('--url <url>', 'address of the receiver (required)')
    .option('--url-for <kinds=url>', 'another address for kinds, such as photo.* (or repeat it)', repeatable)
    .option('--key <key>', 'X-API-KEY that the receiver expects (required)')
    .option('--header <name: value>', 'a header that every delivery carries (or repeat it)', repeatable)
    .option('--wait <seconds>', 'start after so long; absent: at Enter')
    .option('--read-back <url>', 'GET shows what the store holds of {resourceId}')
    .option('--read-back-command <command>', 'prints what the store holds of $CES_RESOURCE_ID')
    .option('--store-keeps <what>', 'objects or ids: what the read-back shows', 'objects')
    .option('--deleted <what>', 'removed or kept: what the receiver says it does with deleted objects')
    .option('--restart-command <command>', 'restarts the receiver in the middle of the rehearsal')
    .option('--events <list>', 'kinds that the receiver wants, such as photo.*,activity.* (default: all)')
    .option('--burst <n>', 'events in the burst', '1000')
    .option('--patience <seconds>', 'how long nothing may stir before nothing more is expected', '10')
    .option('--answer-within <seconds>', 'how long an answer is waited for', '30')
    .option('--slow-fetch <seconds>', 'how long a slow fetch takes', '3')
    .option('--public-url <url>', 'address of the world that the receiver is given, of a tunnel for example')
    .option('--trust-proxy', 'believe a proxy in front of the world (Forwarded, X-Forwarded-*)')
    .option('--tls-cert <file>', 'serve the world with TLS: certificate (PEM)')
    .option('--tls-key <file>', 'and its key (PEM)')
    .option('--print-setup', 'print what the receiver has to be given as JSON, and end')
    .action((flags: ReceiverFlags) =>
      // Loaded when asked for: the mock would wait for it at every start.
      suiteCommand(async () => (await import('./certify-receiver-command.ts')).certifyReceiver(flags)),
    );
  addTrustFlags(command, 'the receiver');
  addCertifyFlags(command, 'certification-report');
};

const addClient = (certify: Command): void => {
  const command = certify
    .command('client')
    .description('serve a client worlds that differ in permitted ways, and check every request')
    .option('--wait <seconds>', 'a round ends after so long; absent: at Enter, or POST /__certify/next')
    .option('--scope <list>', 'sections that the client claims (default: those of ces.client.yaml, else all)')
    .option('--tasks', 'print tasks of these sections, and check how they are done')
    .option('--rounds <n>', 'worlds to work in; 1 is a quick look (default: with --exec 10, else 1)')
    .option(
      '--exec <command>',
      'runs the client, once a round, with CES_URL, CES_TENANT, CES_TOKEN, CES_IDENTITIES, CES_TASKS, CES_WORLD set',
    )
    .option('--world-file <file>', 'JSON file that says how to reach the world of each round')
    .action((flags: ClientFlags) =>
      suiteCommand(async () => (await import('./certify-client-command.ts')).certifyClient(flags)),
    );
  addCertifyFlags(command, 'certification-report');
};

export const addCertifyCommand = (program: Command): void => {
  const certify = program
    .command('certify')
    .description('try those who consume the service: a receiver of webhooks, or a client');
  addReceiver(certify);
  addClient(certify);
};
