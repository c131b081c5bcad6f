import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { clausesAbout, isOnlyAbout } from './about.ts';
import type { LooseInput } from './call.ts';
import { readDateTime } from './date-time.ts';
import { addDays } from './dates.ts';
import { field, isObject, items } from './json.ts';
import type { JsonObject } from './json.ts';

/**
 * Finds faults of filters in any list: items that the request excludes by a query parameter, the parent in the path, or
 * a range of days. A check that relies on such a list is affected by the fault.
 */

/** The parts of the contract that are filters of a list. */
interface Facts {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  /** Parameter or member of the body -> the member of an item that it is compared with. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** The member of an item that each parameter is compared with. */
export const filtersOf = (id: OperationId): Readonly<Record<string, string>> => {
  const { filters = {} }: Facts = operations[id];
  return filters;
};

/** The clauses that a list breaks with an item that its request excludes; empty for other answers. */
export function filterClausesBroken(
  id: OperationId,
  { path = {}, query = {}, body }: LooseInput,
  json: unknown,
): readonly ClauseId[] {
  const { parameters }: Facts = operations[id];
  const listed = items(field(json, 'data')).filter(isObject);
  return Object.entries(filtersOf(id)).flatMap(([name, member]) => {
    const asked: unknown = path[name] ?? query[name] ?? field(body, name);
    const isBroken = asked !== undefined && listed.length > 0 && listed.some(excluding(name, member, asked));
    if (!isBroken) return [];
    if (name in BOUNDS) return clausesAbout(id, 'window').filter((clause) => isOnlyAbout(clause, 'window'));
    const isParent = parameters.some((one) => one.name === name && one.in === 'path');
    return clausesAbout(id, isParent ? 'membership' : 'filter').filter((clause) =>
      clauses[clause].about.member.includes(name),
    );
  });
}

/** How many days outside a range an item must be: fewer may come from time zones or durations. */
const MARGIN = 2;

/** A test for days outside one end of a range. */
const BOUNDS: Readonly<Record<string, (bound: string) => (day: string) => boolean>> = {
  startDate: (start) => {
    const first = addDays(start, -MARGIN);
    return (day) => day < first;
  },
  endDate: (end) => {
    const last = addDays(end, MARGIN);
    return (day) => day > last;
  },
};

/**
 * A test for items that a requested value excludes. An item without a value is never excluded: checks of presence judge
 * that.
 */
function excluding(name: string, member: string, asked: unknown): (item: JsonObject) => boolean {
  const isOut = excludedValues(name, member, asked);
  const path = member.split('.');
  return (item) => {
    const values = comparedValues(item, path);
    return values.length > 0 && values.every(isOut);
  };
}

function excludedValues(name: string, member: string, asked: unknown): (value: unknown) => boolean {
  const boundOf = BOUNDS[name];
  if (boundOf === undefined) {
    const choices = choicesOf(asked, member);
    return (value) => !choices.includes(String(value).toLowerCase());
  }
  const bound = dayIn(asked);
  if (!isDay(bound)) return () => false;
  const isBeyond = boundOf(bound);
  // Nearly all items are in the range, so the notation is checked last.
  return (value) => isBeyond(dayIn(value)) && isDay(dayIn(value));
}

const dayIn = (value: unknown): string => String(value).slice(0, 10);

const isDay = (text: string): boolean => readDateTime(`${text}T12:00:00Z`) !== undefined;

/**
 * A request may name several values, separated by commas. A flag is requested by true or false, or by the word in its
 * name: `archived` means `isArchived`, any other word the opposite.
 */
function choicesOf(asked: unknown, member: string): readonly string[] {
  const words = String(asked).toLowerCase().split(',');
  const isFlag = /^is[A-Z]/.test(member);
  return isFlag
    ? words.map((word) =>
        ['true', 'false'].includes(word) ? word : String(member.toLowerCase() === `is${word}`),
      )
    : words;
}

/**
 * The values at the end of a path, to compare with a parameter: of each item of lists on the path, and the id of an
 * object at its end.
 */
function comparedValues(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item) => comparedValues(item, name === undefined ? [] : [name, ...rest]));
  if (name !== undefined) return isObject(value) ? comparedValues(value[name], rest) : [];
  const end = isObject(value) ? value['id'] : value;
  return end === undefined || end === null || end === '' ? [] : [end];
}
