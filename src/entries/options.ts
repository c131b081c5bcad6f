import { Temporal } from 'temporal-polyfill';
import { usual, type Setting } from '../assembly/assemble.ts';
import { sizeFacts } from '../fixtures/bulk/sizes.ts';
import { scenarios } from '../fixtures/worlds.ts';
import { nearestName } from '../mock/domain/nearest-name.ts';
import { isToken, TOKEN_WANTED } from '../mock/domain/header-value.ts';
import { isRecord } from '../mock/domain/json-object.ts';
import { BASE_PATH, isBasePath } from '../mock/http/address.ts';
import { PUBLIC_URL, publicUrlIn } from '../mock/http/public-address.ts';
import { SLUG, SLUG_WANTED } from '../mock/world/tenancy.ts';
import { WORLD_TIME, worldTimeIn } from '../mock/domain/instant.ts';
import { readingsIn } from '../mock/world/readings.ts';
import { CesError } from './ces-error.ts';
import { ownScenario } from './own-scenario.ts';
import type { MockOptions } from './mock-types.ts';

const isWhole = (most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isInstant = (value: unknown): boolean => worldTimeIn(value) !== undefined;

const among = (known: object) => (value: unknown) => typeof value === 'string' && Object.hasOwn(known, value);

const isSize = ([name, count]: [string, unknown]): boolean =>
  Object.entries(sizeFacts).some(([known, { most }]) => name === known && isWhole(most)(count));

const MOST_SEED = 2_147_483_647;
const MOST_JOURNAL = 100_000;

/** What every option accepts: a test of the value, and a description. */
const takes: Readonly<
  Record<keyof MockOptions, readonly [fits: (value: unknown) => boolean, wanted: string]>
> = {
  scenario: [
    (value) => isRecord(value) || among(scenarios)(value),
    `${Object.keys(scenarios).join(', ')} or a scenario as an object`,
  ],
  seed: [isWhole(MOST_SEED), `a whole number from 0 to ${MOST_SEED}`],
  now: [isInstant, WORLD_TIME],
  tenant: [(value) => typeof value === 'string' && SLUG.test(value), SLUG_WANTED],
  token: [(value) => typeof value === 'string' && isToken(value), TOKEN_WANTED],
  planned: [(value) => typeof value === 'boolean', 'true or false'],
  choices: [
    (value) => isRecord(value) && !('faults' in readingsIn(value)),
    'an object from choice to reading, both as openapi/choices.yaml names them',
  ],
  size: [
    (value) => isRecord(value) && Object.entries(value).every(isSize),
    `an object of whole numbers: ${Object.entries(sizeFacts)
      .map(([name, { most }]) => `${name} up to ${most}`)
      .join(', ')}`,
  ],
  worlds: [among({ listed: 1, auto: 1 }), 'listed or auto'],
  strict: [(value) => typeof value === 'boolean', 'true or false'],
  journal: [isWhole(MOST_JOURNAL), `a whole number from 0 to ${MOST_JOURNAL}`],
  basePath: [(value) => typeof value === 'string' && isBasePath(value), BASE_PATH],
  publicUrl: [(value) => typeof value === 'string' && publicUrlIn(value) !== undefined, PUBLIC_URL],
  trustProxy: [(value) => typeof value === 'boolean', 'true or false'],
  log: [(value) => typeof value === 'function', 'a function of a text'],
};

const names = Object.keys(takes);
const isOption = (name: string): name is keyof MockOptions => Object.hasOwn(takes, name);

const validate = (name: string, value: unknown): void => {
  if (!isOption(name)) {
    const near = nearestName(name, names);
    throw new CesError({
      promised: `A mock takes ${names.join(', ')}.`,
      found: `${name}.`,
      next: near === undefined ? 'leave it out.' : `did you mean ${near}?`,
    });
  }
  const [fits, wanted] = takes[name];
  if (value !== undefined && !fits(value))
    throw new CesError({
      promised: `The option ${name} takes ${wanted}.`,
      found: `${typeof value === 'function' ? 'a function' : JSON.stringify(value)}.`,
      next: 'correct it, or leave it out.',
    });
};

/** The options as the mock takes them. Throws CesError where one is unknown or holds what it does not take. */
export const settingOf = (options: MockOptions): Setting => {
  for (const [name, value] of Object.entries(options)) validate(name, value);
  const { now, choices: readings, size, journal, trustProxy, scenario } = options;
  const publicUrl = publicUrlIn(options.publicUrl ?? '');
  return {
    scenario: typeof scenario === 'string' ? scenario : usual.scenario,
    ...(typeof scenario === 'object' && { written: ownScenario(scenario) }),
    seed: options.seed ?? usual.seed,
    tenant: options.tenant ?? usual.tenant,
    token: options.token ?? usual.token,
    planned: options.planned ?? usual.planned,
    readings: readings ?? usual.readings,
    strict: options.strict ?? usual.strict,
    log: options.log ?? usual.log,
    areWorldsAuto: options.worlds === 'auto',
    webhookKey: usual.webhookKey,
    cors: usual.cors,
    ...(now !== undefined && { now: Temporal.Instant.from(now) }),
    ...(size && { sizes: size }),
    ...(options.basePath !== undefined && { basePath: options.basePath }),
    ...(journal !== undefined && { journal }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(trustProxy !== undefined && { trustProxy }),
  };
};
