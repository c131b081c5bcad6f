import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import type { Temporal } from 'temporal-polyfill';
import type { ScenarioName } from '../fixtures/scenario-name.ts';
import { scenarios } from '../fixtures/worlds.ts';
import { nearestName } from '../mock/domain/nearest-name.ts';
import { WORLD_TIME, worldTimeIn } from '../mock/domain/instant.ts';
import { isLoopbackHost } from '../mock/admin/guard.ts';
import { BASE_PATH, isBasePath } from '../mock/http/address.ts';
import { PUBLIC_URL, publicUrlIn } from '../mock/http/public-address.ts';
import { receiverAddressFault } from '../mock/webhooks/receiver-address.ts';
import type { Readings } from '../mock/world/choices.ts';
import { adminTokenOption } from './admin-token-option.ts';
import { banner, factsOf } from './banner.ts';
import { corsOf } from './cors-flags.ts';
import { drainAndReport } from './drain-and-report.ts';
import { endOnSignals } from './end-on-signals.ts';
import { listenFailure } from './listen-failure.ts';
import { followerOf } from './log-flags.ts';
import { defaults, startMock, type Running, type StartOptions } from './start-mock.ts';
import { networkUrls } from './network-urls.ts';
import { surviveErrors } from './survive-errors.ts';
import { repeatable } from './repeats.ts';
import { readSizes, sizeHelp, sizeNames } from './sizes.ts';
import { keyFlag, slugFlag, tokenFlag } from './text-flags.ts';
import { addTlsFlags, type TlsFlags } from './tls-flags.ts';
import { UsageError } from './usage-error.ts';
import { wholeNumber } from './number-flags.ts';
import { jsonText } from '../../conformance/quoting/json.ts';

/** The flags as commander hands them over. */
interface Flags extends TlsFlags {
  readonly host: string;
  readonly port: string;
  readonly scenario: string;
  readonly worldFile?: string;
  readonly seed: string;
  readonly now?: string;
  readonly size?: readonly string[];
  readonly worlds: string;
  readonly state?: string;
  readonly acceptDamage?: boolean;
  readonly tenant: string;
  readonly token: string;
  readonly planned?: boolean;
  readonly choices?: string;
  readonly webhook?: string;
  readonly webhookKey: string;
  readonly cors: boolean;
  readonly corsOrigin?: readonly string[];
  readonly adminToken?: string;
  readonly publicUrl?: string;
  readonly basePath?: string;
  readonly trustProxy?: boolean;
  readonly journal: string;
  readonly log?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

const NAMES = Object.keys(scenarios);

/** A scenario by its name, or from a file. */
const scenarioOf = async (name: string) => {
  if (isScenario(name)) return { scenario: name };
  const near = nearestName(name, NAMES);
  if (!/\.(?:ya?ml|json)$/i.test(name))
    throw new UsageError(
      `--scenario takes ${NAMES.join(', ')} or a YAML file, found ${name}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  const { readScenario } = await import('./scenario-file.ts');
  const { written, check } = await readScenario(name);
  return { scenario: defaults.scenario, written, check };
};

const instantOf = (text: string): Temporal.Instant => {
  const instant = worldTimeIn(text);
  if (instant) return instant;
  throw new UsageError(`--now takes ${WORLD_TIME}, found ${text}.`);
};

const MOST_JOURNAL = 100_000;

const webhookOf = (text: string): string => {
  const fault = receiverAddressFault(text);
  if (fault === undefined) return text;
  throw new UsageError(`--webhook takes ${fault}.`);
};

const publicUrlOf = (text: string): string => {
  const url = publicUrlIn(text);
  if (url !== undefined) return url;
  throw new UsageError(`--public-url takes ${PUBLIC_URL}, found ${text}.`);
};

const basePathOf = (text: string): string => {
  if (isBasePath(text)) return text;
  throw new UsageError(`--base-path takes ${BASE_PATH}, found ${text === '' ? 'nothing' : text}.`);
};

/** Loaded where it is asked for: no start without TLS waits for it. */
const certifiedBy = async (flags: TlsFlags): Promise<Pick<StartOptions, 'tls'>> => {
  if (flags.tlsCert === undefined && flags.tlsKey === undefined) return {};
  const tls = (await import('./tls-files.ts')).tlsOf(flags);
  return tls ? { tls } : {};
};

const isAuto = (text: string): boolean => {
  if (text === 'auto' || text === 'listed') return text === 'auto';
  throw new UsageError(`--worlds takes listed or auto, found ${text}.`);
};

const readingsOf = async (file: string | undefined): Promise<Readings> => {
  if (file === undefined) return {};
  const { readReadings } = await import('./readings.ts');
  return readReadings(file);
};

const stateOf = ({ state, acceptDamage: acceptsDamage = false }: Flags) => {
  if (state !== undefined) return { state, acceptsDamage };
  if (acceptsDamage)
    throw new UsageError('--accept-damage needs --state, the folder with the damaged worlds.');
  return {};
};

/** The world of a file, which is served under its own slug unless a flag names another. */
const worldOf = async ({ worldFile, now, ...flags }: Flags, isGiven: (flag: string) => boolean) => {
  if (worldFile === undefined) return {};
  const other = ['scenario', 'size', 'seed'].find(isGiven);
  if (other !== undefined) throw new UsageError(`--world-file brings the whole world: leave out --${other}.`);
  const { worldFromFile } = await import('./world-file-flags.ts');
  const world = worldFromFile(worldFile, now === undefined ? undefined : instantOf(now).toString());
  return { world, tenant: isGiven('tenant') ? slugFlag('--tenant', flags.tenant) : world.name };
};

const optionsOf = async (
  flags: Flags,
  isGiven: (flag: string) => boolean,
): Promise<StartOptions & { readonly check?: () => string | undefined }> => {
  // Beyond loopback the control plane is never open: without a token of the user's choice, one is drawn.
  const adminToken =
    flags.adminToken ?? (isLoopbackHost(flags.host) ? undefined : randomBytes(12).toString('base64url'));
  const scenario = await scenarioOf(flags.scenario);
  const sizes = readSizes(flags.size ?? []);
  if (Object.keys(sizes).length > 0 && scenario.written?.takesSizes === false)
    throw new UsageError('--size adds to the demo or the empty world; let the scenario extend one of them.');
  const follower = followerOf(flags, process.stderr.isTTY, (line) => console.error(line));
  return {
    host: flags.host,
    port: wholeNumber('--port', flags.port, 65_535),
    ...scenario,
    seed: wholeNumber('--seed', flags.seed, 2_147_483_647),
    sizes,
    tenant: slugFlag('--tenant', flags.tenant),
    token: tokenFlag('--token', flags.token),
    planned: flags.planned ?? false,
    readings: await readingsOf(flags.choices),
    webhookKey: keyFlag('--webhook-key', flags.webhookKey),
    cors: corsOf(flags),
    strict: false,
    areWorldsAuto: isAuto(flags.worlds),
    uploadFolder: true,
    log: (line) => console.error(line),
    journal: wholeNumber('--journal', flags.journal, MOST_JOURNAL),
    ...(follower && { follower }),
    ...stateOf(flags),
    ...(await certifiedBy(flags)),
    ...(flags.now !== undefined && { now: instantOf(flags.now) }),
    ...(flags.webhook !== undefined && { webhook: webhookOf(flags.webhook) }),
    ...(flags.publicUrl !== undefined && { publicUrl: publicUrlOf(flags.publicUrl) }),
    ...(flags.basePath !== undefined && { basePath: basePathOf(flags.basePath) }),
    ...(flags.trustProxy && { trustProxy: true }),
    ...(adminToken !== undefined && { adminToken: tokenFlag('--admin-token', adminToken) }),
    ...(await worldOf(flags, isGiven)),
  };
};

const run = async (flags: Flags, command: Command): Promise<void> => {
  const options = await optionsOf(flags, (flag) => command.getOptionValueSource(flag) === 'cli');
  let running: Running | undefined;
  endOnSignals(async () => {
    if (running) await drainAndReport(running.service, options.state !== undefined, options.log);
  });
  try {
    running = await startMock(options);
  } catch (error) {
    const failure = listenFailure(error, options);
    if (!failure) throw error;
    console.error(`ces mock: ${failure.says}`);
    process.exit(failure.exitCode);
  }
  surviveErrors(options.log);
  const { service, url, found: state } = running;
  if (options.check) {
    service.world(options.tenant);
    const faults = options.check();
    if (faults !== undefined) {
      console.error(`ces: ${faults}`);
      process.exit(2);
    }
  }
  const { adminToken, publicUrl } = options;
  const facts = factsOf(service, url, { adminToken, state });
  if (flags.json) console.log(jsonText(facts));
  else if (!flags.quiet)
    console.log(banner(facts, service.tenants, { network: networkUrls(options.host, url), publicUrl }));
};

export const addMockCommand = (program: Command): void => {
  const command = program
    .command('mock')
    .description('run a mock server that follows the rules of the API')
    .option('--host <host>', 'address to listen on', defaults.host)
    .option('-p, --port <port>', 'port to listen on; 0 picks a free one', String(defaults.port))
    .option(
      '--scenario <name>',
      `data at the start: ${NAMES.join(', ')}, or a YAML file of your own`,
      defaults.scenario,
    )
    .option('--world-file <file>', 'begin with the world of this file, such as ces record writes it')
    .option('--seed <n>', 'seed of ids and people', String(defaults.seed))
    .option('--now <instant>', 'time at which the clock of the world starts (ISO 8601); it runs from there')
    .option(
      '--size <name=count>',
      `add many records: ${sizeNames.join(', ')} (separate with commas, or repeat)`,
      repeatable,
    )
    .option(
      '--worlds <which>',
      'listed: an unknown tenant gets 404; auto: it is created on first use, as a copy of the main world',
      'listed',
    )
    .option('--state <folder>', 'save the worlds in this folder, and load those that are there')
    .option('--accept-damage', 'with --state: serve what can be read of damaged worlds')
    .option('--tenant <slug>', 'slug of the main tenant', defaults.tenant)
    .option('--token <token>', 'the bearer token that the server accepts', defaults.token)
    .option('--planned', 'also serve the planned part of the API (the v2.0 draft)')
    .option(
      '--choices <file>',
      'behave like a server recorded by ces conform (its choices.lock.json), or by a YAML file of choices',
    )
    .option('--webhook <url>', 'send events to this address')
    .option('--webhook-key <key>', 'X-API-KEY of deliveries', defaults.webhookKey)
    .option('--no-cors', 'send no CORS headers: browsers on other origins cannot call')
    .option(
      '--cors-origin <origin>',
      'allow only this origin to call, with credentials (repeat for more; default: any origin)',
      repeatable,
    )
    .addOption(adminTokenOption('bearer token of the control plane (generated if --host is not loopback)'))
    .option('--public-url <url>', 'address that links in answers and documents start with')
    .option('--base-path <path>', 'path such as /community below which a gateway serves the mock')
    .option(
      '--trust-proxy',
      'build links from X-Forwarded-Proto, X-Forwarded-Host or Forwarded, as set by a proxy',
    )
    .option('--journal <n>', 'number of requests kept for each world in /__admin/requests', '1000')
    .option(
      '--log <style>',
      'log each request to standard error: pretty, json or off (default: pretty on a terminal)',
    )
    .option('--json', 'print one line of JSON when ready')
    .option('--quiet', 'print nothing at the start, and log no requests unless --log is given')
    .addHelpText('after', sizeHelp)
    .action(run);
  addTlsFlags(command);
};
