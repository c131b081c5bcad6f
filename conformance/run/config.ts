import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { configSchema } from '../../openapi/generated/config-schema.ts';
import { levers } from '../../openapi/generated/levers.ts';
import type { Secret } from '../kit/redact.ts';
import type { FacilityFact, Profile, RunSpec } from '../kit/run.ts';
import { unknownKey } from './config-problems.ts';
import type { Locate } from './config-problems.ts';
import { expand } from './expand.ts';
import type { Environment } from './expand.ts';
import type { WrittenIdentities } from './identities.ts';
import { UsageError } from './usage.ts';
import { parseYaml, refusal } from './yaml-file.ts';

/** How the configuration replaces one lever: by a request (url) or by a command. */
export interface LeverConfig {
  readonly url?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly command?: string;
  readonly returns?: Readonly<Record<string, string>>;
  readonly strict?: boolean;
}

export interface WebhookConfig {
  readonly listen?: string;
  readonly publicUrl?: string;
  readonly key?: string;
  readonly patience?: string;
}

/** Paths of PEM files, relative to the folder of the configuration. */
export interface TlsConfig {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
}

/** ces.config.yaml as written, variables expanded; its schema is openapi/config.schema.json. */
export interface Config {
  readonly url?: string;
  readonly tenant?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly rate?: number;
  readonly tls?: TlsConfig;
  readonly otherTenant?: RunSpec['otherTenant'];
  readonly facilities?: readonly FacilityFact[];
  readonly identities?: WrittenIdentities;
  readonly fixtures?: RunSpec['fixtures'];
  readonly levers?: Readonly<Record<string, string | boolean | LeverConfig>>;
  readonly webhooks?: WebhookConfig;
  readonly features?: RunSpec['features'];
  readonly exclusive?: boolean;
  readonly profiles?: readonly Profile[];
}

const validate = new Ajv2020({ allErrors: true, verbose: true, allowUnionTypes: true }).compile<Config>(
  configSchema,
);

/** A configuration, and a function that finds the line of a value. */
export interface ConfigFile {
  readonly values: Config;
  readonly locate: Locate;
  /** The values of the environment in places that hold secrets. */
  readonly secrets: readonly Secret[];
}

/** Reads a configuration file. Throws UsageError if it does not exist or is not valid. */
export async function readConfig(path: string, env: Environment): Promise<ConfigFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`The configuration ${path} cannot be read. Check the path given with --config.`);
  });
  return parseConfig(text, path, env);
}

/** Parses a configuration; `name` is the name of the file in messages. Throws UsageError with the lines. */
export function parseConfig(text: string, name: string, env: Environment): ConfigFile {
  const schema = { validate, empty: {} };
  const secrets: Secret[] = [];
  const { values, locate } = parseYaml(text, name, schema, (written, where, keys) =>
    expand(written, env, where, (variable, value) => {
      if (isSecret(keys)) secrets.push({ name: variable, value });
    }),
  );
  const problems = [
    ...leverProblems(values, locate),
    ...zoneProblems(values, locate),
    ...headerProblems(values, locate),
  ];
  if (problems.length > 0) throw refusal(name, problems);
  return { values, locate, secrets };
}

/** Whether a value of the configuration is a secret of the target or of a lever. */
const isSecret = ([first = '', second]: readonly string[]): boolean =>
  ['token', 'headers', 'levers'].includes(first) || (first === 'webhooks' && second === 'key');

function leverProblems(config: Config, locate: Locate): string[] {
  return Object.entries(config.levers ?? {}).flatMap(([lever, route]) => {
    if (typeof route !== 'object') return [];
    const line = locate(['levers'], lever);
    if (!(lever in levers))
      return [`${line}: ${unknownKey(lever, ['levers'], ['url', 'strict', ...Object.keys(levers)])}`];
    if ((route.url === undefined) === (route.command === undefined)) {
      return [`${line}: the lever ${lever} needs either url or command, not both.`];
    }
    return [];
  });
}

function zoneProblems(config: Config, locate: Locate): string[] {
  return (config.facilities ?? []).flatMap(({ timeZone }, index) => {
    if (isZone(timeZone)) return [];
    return [
      `${locate(['facilities', String(index)], 'timeZone')}: '${timeZone}' is not an IANA time zone. Write one such as Etc/UTC.`,
    ];
  });
}

/** Headers that the suite sends itself, each with the key of the configuration that sets it. */
const own: Readonly<Record<string, string>> = {
  authorization: 'token',
  'x-acting-user-id': 'identities',
  'x-acting-user-tenant': 'tenant',
};

/** The key of the configuration for a header that the suite sends itself; undefined for other headers. */
export const ownKeyOf = (header: string): string | undefined => own[header.toLowerCase()];

function headerProblems(config: Config, locate: Locate): string[] {
  return Object.keys(config.headers ?? {}).flatMap((name) => {
    const key = ownKeyOf(name);
    return key === undefined
      ? []
      : [`${locate(['headers'], name)}: the suite sends ${name} itself. Give its value as ${key}.`];
  });
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
