import type { Temporal } from 'temporal-polyfill';
import { WORLD_TIME, worldTimeIn } from '../domain/instant.ts';
import { isRecord, type Members } from '../domain/json-object.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { shownValue } from '../domain/shown-value.ts';
import type { RawBody } from '../http/body.ts';
import { isRefusal, type Invalid, type Refusal } from '../http/problem.ts';
import type { Readings } from '../world/choices.ts';
import { readingsIn } from '../world/readings.ts';
import type { NewWorld } from '../worlds.ts';
import { inputValidator, refusedInput } from './json-input.ts';
import { newWorldSchema } from './reset-schema.ts';

/** A fault of a member that no schema describes; `found` is its value. */
export const bodyFault = (pointer: string, code: string, message: string, found: unknown): Invalid => ({
  ...{ location: 'body', pointer, code, message },
  found: shownValue(found),
});

/** The fault of a body that is not a JSON object. */
export const noObject = (found: unknown): Invalid => bodyFault('', 'type', 'must be a JSON object', found);

/** A reader of JSON objects by a schema: the members, or a refusal. No body means an empty object. */
export const objectInput = (
  schema: object,
  promised: string,
): ((raw: RawBody | Refusal) => Members | Refusal) => {
  const validate = inputValidator(schema);
  return (raw) => {
    if (isRefusal(raw)) return raw;
    const input = raw.kind === 'json' ? raw.value : raw.kind === 'none' ? {} : undefined;
    if (!isRecord(input)) return refusedInput(promised, [noObject(input)]);
    const faults = validate(input);
    return faults.length > 0 ? refusedInput(promised, faults) : input;
  };
};

export const textIn = (input: Members, name: string): string | undefined => {
  const value = input[name];
  return typeof value === 'string' ? value : undefined;
};

/** The time in the member `now`; undefined if absent or null, a refusal if no world can have that time. */
export const nowIn = ({ now }: Members, promised: string): Temporal.Instant | undefined | Refusal => {
  if (now === undefined || now === null) return undefined;
  return (
    worldTimeIn(now) ?? refusedInput(promised, [bodyFault('/now', 'format', `must be ${WORLD_TIME}`, now)])
  );
};

/** The name in the member `scenario`; undefined if absent, a refusal if the scenario is unknown. */
export const scenarioIn = (
  input: Members,
  scenarios: readonly string[],
  promised: string,
): string | undefined | Refusal => {
  const scenario = textIn(input, 'scenario');
  if (scenario === undefined || scenarios.includes(scenario)) return scenario;
  const fault = bodyFault('/scenario', 'enum', `must be one of ${scenarios.join(', ')}`, scenario);
  const near = nearestName(scenario, scenarios);
  return refusedInput(promised, [{ ...fault, ...(near !== undefined && { hint: `did you mean ${near}?` }) }]);
};

/** The readings in a map from choice to reading, or why they cannot be taken; `pointer` says where the map stands. */
export const readingsOf = (promised: string, pointer: string, map: Members): Readings | Refusal => {
  const readings = readingsIn(map);
  return 'faults' in readings
    ? refusedInput(
        promised,
        readings.faults.map((fault): Invalid => ({
          ...{ location: 'body', pointer, code: 'unknown', message: `is wrong: ${fault}` },
        })),
      )
    : readings;
};

const WORLD = 'A new world must be a JSON object as described in /__admin/openapi.json.';
const readWorld = objectInput(newWorldSchema, WORLD);

/** How a new world is to begin, and its name. */
export const newWorldInput = (
  raw: RawBody | Refusal,
  scenarios: readonly string[],
): (NewWorld & { readonly name: string }) | Refusal => {
  const input = readWorld(raw);
  if (isRefusal(input)) return input;
  const { seed, choices } = input;
  const [name = '', from] = ['name', 'from'].map((one) => textIn(input, one));
  const now = nowIn(input, WORLD);
  if (isRefusal(now)) return now;
  const scenario = scenarioIn(input, scenarios, WORLD);
  if (isRefusal(scenario)) return scenario;
  const readings = isRecord(choices) ? readingsOf(WORLD, '/choices', choices) : {};
  if (isRefusal(readings)) return readings;
  return {
    name,
    ...(from !== undefined && { from }),
    ...(scenario !== undefined && { scenario }),
    ...(typeof seed === 'number' && { seed }),
    ...(now && { now }),
    ...(choices !== undefined && { readings }),
  };
};
