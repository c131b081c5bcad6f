import { choices as register, type ChoiceId } from '../../../openapi/generated/choices.ts';
import { isRecord } from '../domain/json-object.ts';
import type { Readings } from './choices.ts';

const isChoice = (name: string): name is ChoiceId => Object.hasOwn(register, name);

/**
 * Words of a lock file that are no reading: the server answered in several ways (`mixed`), in an unknown one (`other`) or
 * with a failure (`error 500`). The mock keeps its default.
 */
const isUnclear = (reading: unknown): boolean =>
  typeof reading === 'string' && /^(mixed|other|error \d{3})$/.test(reading);

const faultOf = (choice: ChoiceId, reading: unknown): readonly string[] => {
  const known = Object.keys(register[choice].readings);
  if (isUnclear(reading) || (typeof reading === 'string' && known.includes(reading))) return [];
  return [`choice ${choice} accepts ${known.join(', ')}, found ${JSON.stringify(reading)}`];
};

const faultsIn = ([name, reading]: readonly [string, unknown]): readonly string[] => {
  if (!isChoice(name)) return [`${name} is not a choice; see /docs for all of them`];
  return (isRecord(reading) ? Object.values(reading) : [reading]).flatMap((one) => faultOf(name, one));
};

/** The reading that most operations show; of two the first. */
const commonest = (readings: readonly unknown[]): unknown =>
  [...new Set(readings)].toSorted((one, other) => countOf(other, readings) - countOf(one, readings))[0];

const countOf = (reading: unknown, readings: readonly unknown[]): number =>
  readings.filter((one) => one === reading).length;

/**
 * The clear readings of each operation. Where the choice is one for the whole service, operations that were not observed
 * take the reading of most others.
 */
const clearOnly = (choice: ChoiceId, value: unknown): unknown => {
  if (!isRecord(value)) return value;
  const clear = Object.entries(value).filter(([, reading]) => !isUnclear(reading));
  const isWhole = clear.length > 0 && !('perOperation' in register[choice]);
  const readings = clear.map(([, reading]) => reading);
  return { ...(isWhole && { '*': commonest(readings) }), ...Object.fromEntries(clear) };
};

/** The readings in a map from choice to reading, or the faults of the map, as parts of sentences. */
export const readingsIn = (
  map: Readonly<Record<string, unknown>>,
): Readings | { readonly faults: readonly string[] } => {
  const faults = Object.entries(map).flatMap(faultsIn);
  if (faults.length > 0) return { faults };
  // All names and readings are compared with the register above.
  return Object.fromEntries(
    Object.entries(map).flatMap(([name, reading]) =>
      isChoice(name) && !isUnclear(reading) ? [[name, clearOnly(name, reading)]] : [],
    ),
  );
};
