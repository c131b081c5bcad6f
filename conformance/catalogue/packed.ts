import { isObject, items } from '../kit/json.ts';

/** Known faults as a package holds them: names of checks once, and a list for each member. */
export interface Packed {
  readonly checks: readonly string[];
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

/** What conformance/known-faults.json holds, made ready to be packed; everything else of it stays as it is. */
export function packed(data: Readonly<Record<string, unknown>>): Packed {
  const faults = items(data['faults']).filter(isObject);
  const costs = isObject(data['costs']) ? data['costs'] : {};
  const checks = [...new Set([...Object.keys(costs), ...faults.flatMap((one) => texts(one['caughtBy']))])];
  const places = new Map(checks.map((check, at) => [check, at]));
  return {
    ...data,
    checks: shortened(checks),
    costs: checks.map((check) => costs[check] ?? null),
    faults: {
      id: shortened(texts(faults.map((one) => one['id']))),
      ...Object.fromEntries(MEMBERS.map((name) => [name, faults.map((one) => one[name])])),
      caughtBy: faults.map((one) => texts(one['caughtBy']).map((check) => places.get(check))),
    },
  };
}

/** The same as it was before it was packed. */
export function unpacked(data: unknown): unknown {
  if (!isObject(data) || !isObject(data['faults'])) return data;
  const { checks: names, faults, costs, ...rest } = data;
  const checks = lengthened(texts(names));
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
