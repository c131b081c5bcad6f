import { randomInt } from 'node:crypto';
import { access } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { RUNS } from '../kit/run.ts';
import type { IdentityKind, LeverRoute, Profile, RunSpec } from '../kit/run.ts';
import { proxiesIn } from '../kit/proxy.ts';
import { ORDINARY_PATIENCE } from '../kit/waits.ts';
import { readConfig } from './config.ts';
import type { Config, LeverConfig, WebhookConfig } from './config.ts';
import { parseDuration } from './duration.ts';
import { globFlag } from './glob-flag.ts';
import { identitiesIn } from './identities.ts';
import { nearest } from './nearest.ts';
import type { ConformOptions } from './options.ts';
import { placeOf } from './place.ts';
import type { Place } from './place.ts';
import { parseShard } from './sharding.ts';
import { readTls } from './tls.ts';
import { UsageError } from './usage.ts';

/** The settings of a run, merged from all sources: flag > environment > file > default. */
export interface Settings {
  /** The run without its webhook listener, which has no port yet. */
  readonly spec: Omit<RunSpec, 'webhooks'>;
  readonly webhooks?: WebhookConfig;
  readonly concurrency: number;
  readonly notes: readonly string[];
  /** Where each value was set, for messages that ask to correct it. */
  readonly place: Place;
}

const kinds: readonly IdentityKind[] = ['resident', 'connection', 'staff', 'systemActor'];
const profiles: readonly Profile[] = ['core', 'flat', 'planned'];

/** Reads the configuration and merges it with flags and environment. Throws UsageError. */
export async function readSettings(options: ConformOptions): Promise<Settings> {
  const path = resolve(options.cwd, options.config ?? 'ces.config.yaml');
  if (options.config === undefined && !(await exists(path))) return settingsOf(options, {});
  const { values, locate, secrets } = await readConfig(path, options.env);
  const place = placeOf(options, { name: nameOf(options.cwd, path), locate });
  const settings = settingsOf(options, values, place);
  const tls = values.tls && (await readTls(values.tls, dirname(path)));
  const known = [...secrets, ...(settings.spec.secrets ?? [])];
  return { ...settings, spec: { ...settings.spec, secrets: known, ...(tls && { tls }) } };
}

/** Like `readSettings`; without a configuration file, tenant and token may be missing, too. */
export async function readConfigured(options: ConformOptions): Promise<Settings> {
  const path = resolve(options.cwd, options.config ?? 'ces.config.yaml');
  if (options.config !== undefined || (await exists(path))) return readSettings(options);
  return settingsOf(options, { tenant: 'any', token: 'any' });
}

/** The path of a file in messages: relative inside the folder, else absolute. */
const nameOf = (cwd: string, path: string): string => {
  const near = relative(cwd, path);
  return near.startsWith('..') ? path : near;
};

/** Merges the sources; reads no file. */
export function settingsOf(
  options: ConformOptions,
  config: Config,
  place: Place = placeOf(options),
): Settings {
  const { env } = options;
  const concurrency = wholeNumber(options.concurrency ?? 8, '--concurrency', 1);
  const { url: leverBase, strict: areStrict, ...replaced } = config.levers ?? {};
  const proxies = proxiesIn(env);
  const spec: Settings['spec'] = {
    url: baseUrl(options.url || env['CES_URL'] || config.url),
    tenant: demand(env['CES_TENANT'] || config.tenant, 'tenant', 'CES_TENANT'),
    token: demand(env['CES_TOKEN'] || config.token, 'token', 'CES_TOKEN'),
    ...(config.headers && { headers: config.headers }),
    ...(config.webhooks?.key && { secrets: [{ name: 'WEBHOOK_KEY', value: config.webhooks.key }] }),
    ...(config.rate !== undefined && { rate: config.rate }),
    ...(proxies && { proxies }),
    ...(config.otherTenant && { otherTenant: config.otherTenant }),
    facilities: config.facilities ?? [],
    identities: identitiesIn(config.identities, kinds),
    fixtures: config.fixtures ?? {},
    ...(typeof leverBase === 'string' && { leverBase: leverBase.replace(/\/+$/, '') }),
    ...(areStrict === true && { strictLevers: true }),
    leverRoutes: Object.fromEntries(
      Object.entries(replaced).flatMap(([name, route]) => leverRoute(name, route)),
    ),
    features: config.features ?? {},
    ours: config.exclusive ?? false,
    exclusive: config.exclusive ?? false,
    profiles:
      options.profile === undefined ? (config.profiles ?? ['core', 'flat']) : profileList(options.profile),
    seed: seedOf(options.seed ?? env['CES_SEED']),
    runs: wholeNumber(options.runs ?? RUNS, '--runs', 1),
    ...(options.budget !== undefined && { budget: parseDuration(options.budget, '--budget') }),
    startedAt: (options.now ?? Date.now)(),
    ...(options.only !== undefined && { only: globFlag(options.only, '--only') }),
    ...(options.shard !== undefined && { shard: parseShard(options.shard) }),
    patience: config.webhooks?.patience
      ? parseDuration(config.webhooks.patience, 'webhooks.patience')
      : ORDINARY_PATIENCE,
  };
  return { spec, ...(config.webhooks && { webhooks: config.webhooks }), concurrency, notes: [], place };
}

function baseUrl(given: string | undefined): string {
  if (!given) {
    throw new UsageError(
      'No target given. Pass --url, set CES_URL, or add url: to ces.config.yaml (ces init generates that file).',
    );
  }
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new UsageError(
      `'${given}' is not an http or https address. Write the base URL of the target, such as http://127.0.0.1:4010.`,
    );
  }
  const url = given.replace(/[?#].*$/, '').replace(/\/+$/, '');
  if (/\/api\/v1(\/[^/]*)?$/.test(url)) {
    throw new UsageError(`'${given}' already contains /api/v1. Leave that part out: the suite adds it.`);
  }
  return url;
}

function demand(value: string | undefined, key: string, variable: string): string {
  if (value) return value;
  throw new UsageError(`No ${key} given. Set ${variable}, or add ${key}: to ces.config.yaml.`);
}

/** The profiles in a comma-separated list. Throws UsageError for an unknown one. */
export function profileList(list: string): Profile[] {
  const names = words(list);
  const unknown = names.find((name) => !profiles.some((profile) => profile === name));
  if (unknown !== undefined || names.length === 0) {
    const [close] = nearest(unknown ?? '', profiles);
    throw new UsageError(
      `--profile accepts ${profiles.join(', ')}; found '${unknown ?? list}'.${close ? ` Did you mean ${close}?` : ''}`,
    );
  }
  return profiles.filter((profile) => names.includes(profile));
}

const seedOf = (given: string | number | undefined): number =>
  given === undefined || given === ''
    ? randomInt(2 ** 31)
    : wholeNumber(given, 'The seed (--seed or CES_SEED)', 0);

function wholeNumber(given: string | number, origin: string, least: number): number {
  const value = typeof given === 'number' ? given : /^\d+$/.test(given.trim()) ? Number(given) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least || value >= 2 ** 31) {
    throw new UsageError(
      `${origin} must be a whole number from ${least} to ${2 ** 31 - 1}; found '${given}'.`,
    );
  }
  return value;
}

function leverRoute(name: string, route: string | boolean | LeverConfig): [string, LeverRoute][] {
  if (typeof route !== 'object') return [];
  const { command, url, method = 'POST', headers = {}, body, returns, strict } = route;
  const ids = { ...(returns && { returns }), ...(strict !== undefined && { strict }) };
  if (command !== undefined) return [[name, { command, ...ids }]];
  if (url === undefined) return [];
  return [[name, { url, method, headers, ...(body !== undefined && { body }), ...ids }]];
}

/** The words of a comma-separated list. */
export const words = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
