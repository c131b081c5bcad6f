import { redactor } from '../../conformance/kit/redact.ts';
import { UsageError } from '../../conformance/run/usage.ts';
import { INSTALL } from './needs.ts';
import { beginSession, type MockAccess, type Target } from './session.ts';

/** The SDK is installed by those who use the command. */
const transport = async () => {
  try {
    return await import('@modelcontextprotocol/sdk/server/stdio.js');
  } catch {
    throw new UsageError(
      `ces mcp needs a package that is not installed. Install it next to this one: ${INSTALL}`,
    );
  }
};

/** Resolves when the client closes the input, or the process is asked to end. */
const inputEnds = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
    process.stdin.once('end', () => done());
  });

/**
 * Serves one agent on standard input and output, until the input ends. Throws UsageError if the SDK is not installed.
 * `ready` is called with the name of the session's world.
 */
export const serveOnStdio = async (
  mock: MockAccess,
  target: Target | undefined,
  ready: (world: string) => void,
): Promise<void> => {
  const { StdioServerTransport } = await transport();
  const { mcpServer } = await import('./server.ts');
  const session = await beginSession(mock, target);
  const secrets = [
    { name: 'CES_TOKEN', value: mock.token },
    { name: 'CES_ADMIN_TOKEN', value: mock.adminToken ?? '' },
    { name: 'CES_TOKEN', value: process.env['CES_TOKEN'] ?? '' },
  ];
  const { server, idle } = await mcpServer(session, redactor(secrets));
  const ended = inputEnds();
  await server.connect(new StdioServerTransport());
  ready(session.world(undefined));
  await ended;
  // The last answer may not be written yet.
  await idle();
  await new Promise((turn) => void setImmediate(turn));
  await session.end();
};
