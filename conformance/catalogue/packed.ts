import { isObject, items } from '../kit/json.ts';

/** Known faults as a package holds them: checks by their places, and a list for each member. */
export interface Packed {
  /** Checks that have no place, since this version does not declare them. */
  readonly otherChecks: readonly string[];
  readonly [member: string]: unknown;
}

const texts = (value: unknown): readonly string[] => items(value).filter((one) => typeof one === 'string');
const numbers = (value: unknown): readonly number[] => items(value).filter((one) => typeof one === 'number');

const MEMBERS = ['says', 'breaks'] as const;

const sectionOf = (id = ''): string => id.slice(0, id.indexOf('.'));

/** Ids without their section where the one before is of the same: they begin with the dot. */
const shortened = (ids: readonly string[]): readonly string[] =>
  ids.map((id, at) => {
    const section = sectionOf(id);
    return at > 0 && section === sectionOf(ids[at - 1]) ? id.slice(section.length) : id;
  });

function lengthened(ids: readonly string[]): readonly string[] {
  let section = '';
  return ids.map((id) => {
    if (id.startsWith('.')) return `${section}${id}`;
    section = sectionOf(id);
    return id;
  });
}

/** Whether known faults are packed. */
export const isPacked = (data: unknown): data is Packed => isObject(data) && isObject(data['faults']);

/**
 * What conformance/known-faults.json holds, made ready to be packed; everything else of it stays as it is. `declared` are the
 * ids of the checks of this version, which a package holds already.
 */
export function packed(data: Readonly<Record<string, unknown>>, declared: readonly string[]): Packed {
  const faults = items(data['faults']).filter(isObject);
  const costs = isObject(data['costs']) ? data['costs'] : {};
  const named = [...Object.keys(costs), ...faults.flatMap((one) => texts(one['caughtBy']))];
  const checks = [...new Set([...declared, ...named])];
  const places = new Map(checks.map((check, at) => [check, at]));
  return {
    ...data,
    otherChecks: checks.slice(declared.length),
    costs: checks.map((check) => costs[check] ?? null),
    faults: {
      id: shortened(texts(faults.map((one) => one['id']))),
      ...Object.fromEntries(MEMBERS.map((name) => [name, faults.map((one) => one[name])])),
      caughtBy: faults.map((one) => texts(one['caughtBy']).map((check) => places.get(check))),
    },
  };
}

/** The same as it was before it was packed with these ids of checks. */
export function unpacked(
  { otherChecks, faults, costs, ...rest }: Packed,
  declared: readonly string[],
): object {
  const checks = [...declared, ...otherChecks];
  const columns = isObject(faults) ? faults : {};
  return {
    ...rest,
    costs: Object.fromEntries(
      items(costs).flatMap((cost, at) => (typeof cost === 'number' ? [[checks[at] ?? '', cost]] : [])),
    ),
    faults: lengthened(texts(columns['id'])).map((id, at) => ({
      id,
      ...Object.fromEntries(MEMBERS.map((name) => [name, items(columns[name])[at]])),
      caughtBy: numbers(items(columns['caughtBy'])[at]).map((place) => checks[place]),
    })),
  };
}
