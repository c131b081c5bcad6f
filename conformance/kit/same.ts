import { sameMoment } from './date-time.ts';
import { isObject, show } from './json.ts';

export interface Likeness {
  /** Members that the found value has beyond the expected ones count as differences, too, unless they are empty. */
  readonly exact?: boolean;
  /** Members of the top level that are not compared. */
  readonly except?: readonly string[];
}

/** Null, absent and empty count as one: the interface does not tell them apart. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isBlank);
}

/**
 * Where a found value differs from the expected one, as sentences; empty when it does not. Date-times are compared
 * as instants, arrays of plain values as sets, members left undefined are not compared.
 */
export function differences(found: unknown, expected: unknown, likeness: Likeness = {}): readonly string[] {
  return compare(found, expected, '', likeness);
}

export function same(found: unknown, expected: unknown, likeness: Likeness = { exact: true }): boolean {
  return differences(found, expected, likeness).length === 0;
}

/** The same elements, in any order; an element that stands twice counts twice. */
export function sameSet(found: readonly unknown[], expected: readonly unknown[]): boolean {
  const rest = [...expected];
  return (
    found.length === expected.length &&
    found.every((one) => {
      const at = rest.findIndex((other) => same(one, other));
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    })
  );
}

function compare(found: unknown, expected: unknown, path: string, likeness: Likeness): readonly string[] {
  if (isBlank(expected) && isBlank(found)) return [];
  if (isObject(expected) && isObject(found)) {
    const names = Object.keys(expected).filter((name) => expected[name] !== undefined);
    if (names.length === 0 && path !== '') return [difference(found, expected, path)];
    if (likeness.exact) names.push(...Object.keys(found).filter((name) => !names.includes(name)));
    return names
      .filter((name) => path !== '' || !likeness.except?.includes(name))
      .flatMap((name) =>
        compare(found[name], expected[name], path === '' ? name : `${path}.${name}`, likeness),
      );
  }
  if (Array.isArray(expected) && Array.isArray(found)) return compareLists(found, expected, path, likeness);
  if (found === expected) return [];
  if (typeof found === 'string' && typeof expected === 'string' && sameMoment(found, expected)) return [];
  return [difference(found, expected, path)];
}

function compareLists(
  found: readonly unknown[],
  expected: readonly unknown[],
  path: string,
  likeness: Likeness,
): readonly string[] {
  if (!expected.some(isObject)) return sameSet(found, expected) ? [] : [difference(found, expected, path)];
  if (found.length !== expected.length) return [difference(found, expected, path)];
  return expected.flatMap((one, at) => compare(found[at], one, `${path}.${at}`, likeness));
}

const difference = (found: unknown, expected: unknown, path: string): string =>
  `${path === '' ? 'value' : path} is ${show(found, 120)} and not ${isBlank(expected) ? 'empty' : show(expected, 120)}`;
