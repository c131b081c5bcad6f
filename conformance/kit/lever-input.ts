import { levers } from '../../openapi/generated/levers.ts';
import type { LeverName } from '../../openapi/generated/levers.ts';
import { messageOf } from './errors.ts';
import type { JsonObject } from './json.ts';
import { pull } from './lever-route.ts';
import { routeOf } from './levers.ts';
import type { Pulled } from './lever-route.ts';
import { perRun } from './per-run.ts';
import { remembered } from './remembered.ts';
import type { LeverRoute, RunSpec } from './run.ts';
import { senderOf } from './sender.ts';

/**
 * Whether optional input of a lever can be trusted. A lever that ignores unknown members makes a record without them,
 * and the service would be blamed for it.
 */

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** An unknown id, and an unknown member. */
const NO_RECORD = 'ces-asks-for-no-such-record';
const NO_MEMBER = 'cesSendsWhatNoLeverTakes';

const isIdName = (member: string): boolean => /Ids?$/.test(member) || member === 'facilities';

const required = (name: LeverName): readonly string[] => {
  const schema: Schema = levers[name].input;
  return schema.required ?? [];
};

/** The optional members of the input. */
const optionalIn = (name: LeverName, input: JsonObject): readonly string[] =>
  Object.keys(input).filter((member) => input[member] !== undefined && !required(name).includes(member));

/**
 * A probe: input without an effect, because its id is unknown. Otherwise it is valid, except for an unknown member.
 * Undefined for a lever without an id.
 */
export function probeOf(name: LeverName): JsonObject | undefined {
  const needed = required(name);
  if (!needed.some(isIdName)) return undefined;
  const schema: Schema = levers[name].input;
  const members = needed.map(
    (member) => [member, valueOf(schema.properties?.[member] ?? {}, member)] as const,
  );
  return { ...Object.fromEntries(members), [NO_MEMBER]: true };
}

function valueOf(schema: Schema, member: string): unknown {
  if (schema.enum) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'array') return [valueOf(schema.items ?? {}, member)];
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, valueOf(schema.properties?.[name] ?? {}, name)]),
    );
  if (isIdName(member)) return NO_RECORD;
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 1;
  if (schema.format === 'date') return '2030-01-01';
  return 'text';
}

const answersOf = perRun(() => new Map<LeverName, Promise<string | undefined>>());

/** Why a lever may ignore unknown members; undefined if it refuses them. It is probed once in a run. */
export function whyLenient(run: RunSpec, name: LeverName): Promise<string | undefined> {
  return remembered(answersOf(run), name, () => askedWhyLenient(run, name));
}

async function askedWhyLenient(run: RunSpec, name: LeverName): Promise<string | undefined> {
  const route = routeOf(run, name);
  if (!route || isStrict(run, name)) return undefined;
  if ('command' in route) return 'a command cannot tell that it refuses a member';
  const asked = probeOf(name) ? name : siblingOf(run, name);
  const probe = asked && probeOf(asked);
  const way = asked && routeOf(run, asked);
  if (!probe || !way) return 'it cannot be asked without an effect';
  const answer = await pull(way, probe, senderOf(run)).catch((error: unknown): Pulled => ({
    refusal: messageOf(error),
  }));
  if ('ids' in answer) return `${asked} took a member that no lever has`;
  if (answer.status === 400) return undefined;
  const found = answer.status === undefined ? answer.refusal : `was answered ${answer.status}`;
  return `${asked} with a member that no lever has ${found}, not 400`;
}

/** The levers to probe: those that can be probed, and whose result matters. */
export const askable = (run: RunSpec): readonly LeverName[] =>
  leverNames.filter((name) => {
    const route = routeOf(run, name);
    const isOpen = route && 'url' in route && !hasTemplate(route) && !isStrict(run, name);
    return isOpen && hasOptional(name) && probeOf(name) !== undefined;
  });

const hasOptional = (name: LeverName): boolean => {
  const schema: Schema = levers[name].input;
  return Object.keys(schema.properties ?? {}).length > required(name).length;
};

const isStrict = (run: RunSpec, name: LeverName): boolean =>
  run.leverRoutes[name]?.strict ?? (!(name in run.leverRoutes) && run.strictLevers === true);

/** Another lever at the same base address that can be probed. */
const siblingOf = (run: RunSpec, name: LeverName): LeverName | undefined =>
  name in run.leverRoutes
    ? undefined
    : leverNames.find((one) => !(one in run.leverRoutes) && probeOf(one) !== undefined);

const isLever = (name: string): name is LeverName => name in levers;
const leverNames = Object.keys(levers).filter(isLever);

/** Why a lever may ignore members of the input; undefined if it uses all of them. */
export async function whyIgnored(
  run: RunSpec,
  name: LeverName,
  input: JsonObject,
): Promise<string | undefined> {
  const optional = optionalIn(name, input);
  const route = routeOf(run, name);
  if (optional.length === 0 || !route || isStrict(run, name)) return undefined;
  if (hasTemplate(route)) {
    const members = optional.filter((member) => !isNamed(route, member));
    return members.length > 0 ? `the lever ${name} is configured without ${members.join(', ')}` : undefined;
  }
  const why = await whyLenient(run, name);
  return why === undefined
    ? undefined
    : `the lever ${name} may ignore optional input: ${why}. Let it refuse members that it does not know with 400, or declare strict: true under levers`;
}

/** Whether the configuration says which members are sent, and how. */
const hasTemplate = (route: LeverRoute): boolean =>
  'url' in route && (route.body !== undefined || route.method.toLowerCase() === 'get');

const isNamed = (route: LeverRoute, member: string): boolean =>
  'url' in route && JSON.stringify([route.url, route.body]).includes(`{${member}}`);
