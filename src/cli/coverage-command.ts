import type { Command } from 'commander';
import type { Coverage } from '../answers/coverage.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import { adminTokenOption } from './admin-token-option.ts';
import { MOCK_URL } from './trigger-command.ts';
import { UsageError } from './usage-error.ts';
import { controlPlane, ControlPlaneFault } from './webhooks/control-plane.ts';
import { jsonText } from '../../conformance/quoting/json.ts';
import { oneLine } from '../../conformance/quoting/terminal.ts';

interface Flags {
  readonly url: string;
  readonly world?: string;
  readonly adminToken?: string;
  readonly har?: string;
  readonly atLeast?: string;
  readonly planned?: boolean;
  readonly json?: boolean;
  readonly markdown?: boolean;
}

const leastOf = (text: string | undefined): number => {
  if (text === undefined) return 0;
  if (/^\d{1,3}(\.\d+)?$/.test(text) && Number(text) <= 100) return Number(text);
  throw new UsageError(`--at-least takes a percentage from 0 to 100, found ${text}.`);
};

const ofHar = async (file: string, planned: boolean): Promise<Coverage> => {
  const [{ readHar }, { createTally }, { reportCoverage }] = await Promise.all([
    import('./coverage/har-file.ts'),
    import('../coverage/tally.ts'),
    import('../coverage/report.ts'),
  ]);
  const { exchanges, hasIdentities } = readHar(file);
  const tally = createTally();
  for (const exchange of exchanges) tally.meet(exchange);
  return reportCoverage(tally, {
    planned,
    without: ['webhooks', ...(hasIdentities ? [] : (['identities'] as const))],
  });
};

/** The control plane answers what its document says. */
const isCoverage = (value: unknown): value is Coverage => isRecord(value) && isRecord(value['total']);

const ofMock = async (flags: Flags, planned: boolean): Promise<Coverage> => {
  const answer = await controlPlane(flags).ask('GET', `/coverage${planned ? '?planned=true' : ''}`);
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (isCoverage(data)) return data;
  throw new ControlPlaneFault(
    `${flags.url} did not answer with coverage; it is not a mock of this version.`,
    4,
  );
};

const print = async (coverage: Coverage, { json, markdown }: Flags): Promise<void> => {
  const { coverageMarkdown, coverageText } = await import('../coverage/print.ts');
  if (json) console.log(jsonText(coverage));
  else console.log(markdown ? coverageMarkdown(coverage) : coverageText(coverage));
};

const run = async (flags: Flags, command: Command): Promise<void> => {
  const { har, world, planned = false, url } = flags;
  const least = leastOf(flags.atLeast);
  const ofTheMock = ['url', 'world', 'adminToken'].find(
    (name) => command.getOptionValueSource(name) === 'cli',
  );
  if (har !== undefined && ofTheMock !== undefined)
    throw new UsageError(
      '--har counts a recording; --url, --world and --admin-token are about a mock; give one of them.',
    );
  try {
    const coverage = await (har === undefined ? ofMock(flags, planned) : ofHar(har, planned));
    const { requests, total } = coverage;
    if (requests === 0) {
      const where = har ?? `the mock at ${url}${world === undefined ? '' : ` in the world ${world}`}`;
      console.error(
        `ces coverage: no request of the API in ${oneLine(where)}, so nothing was met. Run your tests first.`,
      );
      process.exitCode = 3;
      return;
    }
    await print(coverage, flags);
    if (total.percent >= least) return;
    console.error(`ces coverage: ${total.percent} % of ${total.of} is less than --at-least ${least}.`);
    process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ControlPlaneFault)) throw error;
    console.error(`ces coverage: ${oneLine(error.message)}`);
    // 1 says that too little was met.
    process.exitCode = error.exitCode === 1 ? 2 : error.exitCode;
  }
};

export const addCoverageCommand = (program: Command): void => {
  program
    .command('coverage')
    .description('list what of the interface your tests met, and what they never did')
    .option('--url <url>', 'address of the running mock', MOCK_URL)
    .option('--world <slug>', 'world to use (default: all worlds together, also those that were deleted)')
    .addOption(adminTokenOption('admin token of the mock'))
    .option(
      '--har <file>',
      'an HTTP archive in place of a mock: of a browser, or of GET /__admin/requests.har',
    )
    .option('--at-least <percent>', 'exit with 1 where the total is less')
    .option('--planned', 'count the planned part, too')
    .option('--json', 'everything that was met and that was not, as one line of JSON')
    .option('--markdown', 'a summary for a CI job')
    .action(run);
};
