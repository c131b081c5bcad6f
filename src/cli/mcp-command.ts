import type { Command } from 'commander';
import { serveOnStdio } from '../mcp/stdio.ts';
import { adminTokenOption } from './admin-token-option.ts';
import { factsOf } from './banner.ts';
import { defaults, startMock } from './start-mock.ts';
import { suiteCommand } from './suite-command.ts';
import { UsageError } from './usage-error.ts';

interface Flags {
  readonly url?: string;
  readonly token: string;
  readonly adminToken?: string;
  readonly target?: string;
  readonly config?: string;
  readonly planned?: boolean;
}

/** The mock that the flags name, or one of this process. */
const mockOf = async ({ url, token, adminToken, planned }: Flags) => {
  if (url !== undefined) {
    if (!URL.canParse(url)) throw new UsageError(`--url takes the address of a running mock, found ${url}.`);
    return { url: url.replace(/\/+$/, ''), token, adminToken, close: () => Promise.resolve() };
  }
  const running = await startMock({ ...defaults, port: 0, planned: planned ?? false, token });
  return { ...factsOf(running.service, running.url), adminToken, close: running.close };
};

const run = async (flags: Flags): Promise<number> => {
  const { target: url, config } = flags;
  const target =
    (url ?? config) === undefined ? undefined : { ...(url && { url }), ...(config && { config }) };
  const mock = await mockOf(flags);
  try {
    await serveOnStdio(mock, target, (world) =>
      console.error(`ces mcp: world ${world} of ${mock.url}, for an agent on standard input`),
    );
  } finally {
    await mock.close();
  }
  return 0;
};

export const addMcpCommand = (program: Command): void => {
  program
    .command('mcp')
    .description(
      'serve the mock and the suite to a coding agent (Model Context Protocol, on standard input and output)',
    )
    .option('--url <url>', 'address of a running mock (default: a mock of its own)')
    .option('--token <token>', 'bearer token of the mock', defaults.token)
    .addOption(adminTokenOption('admin token of the mock'))
    .option('--target <url>', 'server that checks are run against')
    .option('--config <file>', 'configuration of that server (default: ces.config.yaml, if it exists)')
    .option('--planned', 'without --url: the mock serves the planned part, too')
    .action((flags: Flags) => suiteCommand(() => run(flags)));
};
