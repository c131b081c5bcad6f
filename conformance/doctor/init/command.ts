import { access, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { redactorOf } from '../../kit/secrets.ts';
import { isOfTarget } from '../../kit/sender.ts';
import { many } from '../../kit/words.ts';
import type { Identity } from '../../kit/run.ts';
import { identitiesIn } from '../../run/identities.ts';
import type { ConformOptions, Output } from '../../run/options.ts';
import { settingsOf, words } from '../../run/settings.ts';
import { shellArgument } from '../../quoting/shell.ts';
import { readTls } from '../../run/tls.ts';
import { UsageError } from '../../run/usage.ts';
import { examine } from '../doctor.ts';
import type { Planned } from '../finding.ts';
import { exitCodeOf, sentenceOf, stopsOf } from '../print.ts';
import { Unreachable } from '../reach.ts';
import { accessOf, exportsOf, placedFrom } from './access.ts';
import type { Access, AccessFlags } from './access.ts';
import { discover } from './discover.ts';
import type { Found } from './found.ts';
import { handedOut } from './handed-out.ts';
import { configText } from './text.ts';
import { webhookExport, webhookLines } from './webhooks.ts';
import type { WebhookFlags } from './webhooks.ts';

/** What the command line asks of `ces init`; ids are comma lists. */
export interface InitOptions extends Pick<ConformOptions, 'url' | 'env' | 'cwd'>, AccessFlags, WebhookFlags {
  readonly tenant?: string;
  readonly token?: string;
  readonly out?: string;
  readonly resident?: string;
  readonly connection?: string;
  readonly staff?: string;
  readonly systemActor?: string;
  readonly stdout?: Output;
  readonly stderr?: Output;
}

const kinds = ['systemActor', 'staff', 'connection', 'resident'] as const;

/** Asks a target what it can and writes a configuration; a file that is there is never changed. Nothing is thrown. */
export async function init(options: InitOptions): Promise<0 | 2 | 4> {
  const { cwd, stdout = process.stdout, stderr = process.stderr } = options;
  const name = options.out ?? 'ces.config.yaml';
  const path = resolve(cwd, name);
  try {
    if (await exists(path))
      throw new UsageError(`${name} exists already, and is not overwritten. Choose another file with --out.`);
    const access = accessOf(options, options.env);
    const tls = await readTls(access.tls, cwd, (flag) => `--${flag}`);
    const run = { ...runOf(options, access), ...(Object.keys(tls).length > 0 && { tls }) };
    const placed = { ...access, tls: placedFrom(access, cwd, name) };
    const text = await configOf(run, { access: placed, webhooks: webhookLines(options) });
    await writeFile(path, text.config, { flag: 'wx' }).catch((error: unknown) => {
      throw new UsageError(
        `${name} cannot be written: ${error instanceof Error ? error.message : ''}. Choose another with --out.`,
      );
    });
    const toExport = ['export CES_TOKEN=…', exportsOf(access.headers), webhookExport(options)]
      .filter(Boolean)
      .join('; ');
    stdout.write(`${name}: ${text.says}\nNext: ${toExport}; ces doctor --config ${shellArgument(name)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) stderr.write(`${error.message}\n`);
    else if (error instanceof Unreachable) stderr.write(`${error.message}\n`);
    else stderr.write(`ces init itself failed: ${error instanceof Error ? error.stack : String(error)}\n`);
    return error instanceof UsageError ? 2 : 4;
  }
}

function runOf(options: InitOptions, { headers }: Access): Planned {
  const { tenant, token, env } = options;
  const identities = Object.fromEntries(
    kinds.map((kind) => [kind, words(options[kind] ?? '').map((actingId) => ({ actingId }))]),
  );
  // A flag stands before the environment.
  const given = { ...env, ...(tenant && { CES_TENANT: tenant }), ...(token && { CES_TOKEN: token }) };
  const { spec } = settingsOf(
    { ...options, env: given },
    {
      identities,
      ...(headers.length > 0 && {
        headers: Object.fromEntries(headers.map((one) => [one.name, one.value])),
      }),
    },
  );
  return { ...spec, identities: kinds.flatMap((kind) => spec.identities.filter((one) => one.kind === kind)) };
}

async function configOf(
  run: Planned,
  flags: Pick<Found, 'access' | 'webhooks'>,
): Promise<{ readonly config: string; readonly says: string }> {
  const own = await handedOut(run);
  const identities = run.identities.length > 0 ? run.identities : identitiesIn(own?.identities, kinds);
  await refuseWhatIsWrong({ ...run, identities: identities.slice(0, 1) }, identities.length > 0);
  const found = await discover({ ...run, identities });
  const levers = own?.levers?.['url'];
  // Certificates go to levers that a configuration names, so an answer may name none elsewhere.
  const isOwn = typeof levers === 'string' && isOfTarget(run, levers);
  const strictLevers = own?.levers?.['strict'] === true;
  const all: Found = { ...found, ...flags, ...(isOwn && { leverBase: levers, strictLevers }) };
  const zones = new Map((own?.facilities ?? []).map(({ id, timeZone }) => [id, timeZone]));
  const facilities = all.facilities.map((one) => {
    const zone = zones.get(one.id);
    return zone === undefined ? one : { ...one, zones: [zone], shown: 'the configuration of the target' };
  });
  const config = withoutEchoes(
    run,
    configText({ ...all, facilities, pools: { ...all.pools, ...own?.fixtures } }, redactorOf(run)),
  );
  return { config, says: saidOf({ ...all, facilities }, config) };
}

/** A target may repeat what was sent to it. The address is what the user gave, and stays. */
const withoutEchoes = (run: Planned, config: string): string =>
  config
    .split('\n')
    .map((line) => (line.startsWith('url: ') ? line : redactorOf(run)(line)))
    .join('\n');

/** Throws the finding of the doctor for a wrong address, token, tenant or identity. */
async function refuseWhatIsWrong(run: Planned, hasIdentity: boolean): Promise<void> {
  const placeholder: Identity = { kind: 'systemActor', actingId: 'no-one' };
  const diagnosis = await examine({
    spec: { ...run, identities: hasIdentity ? run.identities : [placeholder] },
  });
  const stops = stopsOf(diagnosis).filter(({ key }) => hasIdentity || !key.startsWith('identities'));
  if (stops.length === 0) return;
  const says = stops.map((finding) => sentenceOf(finding, placeOfFlag)).join('\n');
  throw exitCodeOf(diagnosis) === 4 ? new Unreachable(says) : new UsageError(says);
}

const placeOfFlag = (key: string): string => {
  const kind = kinds.find((one) => key.startsWith(`identities.${one}`));
  if (kind === undefined) return `--${key}`;
  return kind === 'systemActor' ? '--system-actor' : `--${kind}`;
};

function saidOf({ facilities, identities }: Found, config: string): string {
  const questions = config.split('\n').filter((line) => line.trim().startsWith('# ?')).length;
  const communities = `${facilities.length} ${facilities.length === 1 ? 'facility' : 'facilities'}`;
  const people = `${identities.length} ${identities.length === 1 ? 'identity' : 'identities'}`;
  const help = identities.length === 0 ? ' No acting user is known yet: pass --system-actor ID.' : '';
  return `${communities}, ${people}, ${many(questions, 'question')} left for you to answer.${help}`;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
