import { sameMoment } from './date-time.ts';
import { isObject, show } from './json.ts';
import type { JsonObject } from './json.ts';
import { listedMembersOf } from './listed.ts';

/**
 * The only place that compares two records. Members that the interface does not list are not compared, date-times
 * are compared as instants and lists as sets (a promised order has its own check). Of a link only the presence
 * counts, because each read may sign it again.
 */

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
  if (!isObject(value)) return false;
  const isNamed = listedMembersOf(value)?.size !== 0;
  return Object.entries(value).every(([name, one]) => (isNamed && !isListed(value, name)) || isBlank(one));
}

/** One place where a found value is not the expected one. */
export interface Difference {
  /** Dotted, with positions in lists; empty for the whole value. */
  readonly path: string;
  readonly found: unknown;
  readonly expected: unknown;
}

/**
 * Where a found value differs from the expected one; empty when it does not. Members left undefined are not compared.
 */
export function differences(
  found: unknown,
  expected: unknown,
  likeness: Likeness = {},
): readonly Difference[] {
  return compare(found, expected, '', likeness);
}

export function same(found: unknown, expected: unknown, likeness: Likeness = { exact: true }): boolean {
  return differences(found, expected, likeness).length === 0;
}

/** The same elements, in any order; an element that stands twice counts twice. */
export function sameSet(found: readonly unknown[], expected: readonly unknown[]): boolean {
  return found.length === expected.length && unmatched(found, expected, { exact: true }).length === 0;
}

/** The same elements in the same order, for lists whose order is promised. */
export function sameOrder(found: readonly unknown[], expected: readonly unknown[]): boolean {
  return found.length === expected.length && found.every((one, at) => same(one, expected[at]));
}

function compare(found: unknown, expected: unknown, path: string, likeness: Likeness): readonly Difference[] {
  if (isBlank(expected) && isBlank(found)) return [];
  if (isObject(expected) && isObject(found)) return compareObjects(found, expected, path, likeness);
  if (Array.isArray(expected) && Array.isArray(found)) return compareLists(found, expected, path, likeness);
  if (found === expected) return [];
  if (typeof found === 'string' && typeof expected === 'string' && sameMoment(found, expected)) return [];
  return [{ path, found, expected }];
}

function compareObjects(
  found: JsonObject,
  expected: JsonObject,
  path: string,
  likeness: Likeness,
): readonly Difference[] {
  const own = Object.keys(expected).filter((name) => expected[name] !== undefined);
  if (own.length === 0 && path !== '' && !listedMembersOf(expected)) return [{ path, found, expected }];
  const names = own.filter((name) => isListed(expected, name));
  if (likeness.exact)
    names.push(...Object.keys(found).filter((name) => !own.includes(name) && isListed(found, name)));
  return names
    .filter((name) => path !== '' || !likeness.except?.includes(name))
    .flatMap((name) => {
      const at = path === '' ? name : `${path}.${name}`;
      return isLink(name, found[name], expected[name])
        ? []
        : compare(found[name], expected[name], at, likeness);
    });
}

const isListed = (record: JsonObject, name: string): boolean => listedMembersOf(record)?.has(name) !== false;

/** Two links under a member that holds one. */
const isLink = (name: string, ...values: readonly unknown[]): boolean =>
  /^url$|Url$/.test(name) && values.every((value) => typeof value === 'string' && value !== '');

function compareLists(
  found: readonly unknown[],
  expected: readonly unknown[],
  path: string,
  likeness: Likeness,
): readonly Difference[] {
  const known = likeness.except ? { ...likeness, except: [] } : likeness;
  if (found.length !== expected.length) return [{ path, found, expected }];
  const rest = unmatched(found, expected, known);
  const [one] = rest;
  if (!one) return [];
  if (!isObject(one.expected)) return [{ path, found, expected }];
  // Of two records with one id, or of the only two that are left, what differs says more than both of them.
  return rest.flatMap(({ found: left, expected: right, place }) =>
    compare(left, right, path === '' ? String(place) : `${path}.${place}`, known),
  );
}

interface Unmatched {
  readonly found: unknown;
  readonly expected: unknown;
  /** Where the expected one stands. */
  readonly place: number;
}

/** Elements without a counterpart, each paired with the found one of the same id, else with any that is left over. */
function unmatched(
  found: readonly unknown[],
  expected: readonly unknown[],
  likeness: Likeness,
): readonly Unmatched[] {
  const rest = [...found];
  const alone: { readonly expected: unknown; readonly place: number }[] = [];
  expected.forEach((one, place) => {
    const agrees = (other: unknown): boolean => compare(other, one, '', likeness).length === 0;
    const at = agrees(found[place]) ? rest.indexOf(found[place]) : -1;
    const index = at >= 0 ? at : rest.findIndex(agrees);
    if (index >= 0) rest.splice(index, 1);
    else alone.push({ expected: one, place });
  });
  return alone.map(({ expected: one, place }) => {
    const sameId = isObject(one)
      ? rest.findIndex((other) => isObject(other) && other['id'] === one['id'])
      : -1;
    const [other] = rest.splice(Math.max(0, sameId), 1);
    return { found: other, expected: one, place };
  });
}

/** Differences as one sentence. */
export const differencesText = (all: readonly Difference[]): string =>
  all
    .map(
      ({ path, found, expected }) =>
        `${path === '' ? 'value' : path} is ${show(found, 120)} and not ${isBlank(expected) ? 'empty' : show(expected, 120)}`,
    )
    .join('; ');
