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
 * What an answer shows of its own filters: a list can hold items that its request excludes, by a parameter of the query,
 * the parent in the path, or a range of days. A check that relies on such a list is affected by the fault of the filter.
 */

/** The parts of the contract that say what a list is narrowed by. */
interface Facts {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  /** Parameter or member of the body -> the member of an item that it is compared with. */
  readonly filters?: Readonly<Record<string, string>>;
}

/** By which member of an item each parameter narrows a list. */
export const filtersOf = (id: OperationId): Readonly<Record<string, string>> => {
  const { filters = {} }: Facts = operations[id];
  return filters;
};

/** The clauses that an answer breaks by an item that its request excludes; empty for anything but a list. */
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

/** By how many days an item must miss a range: less may be a matter of time zones, or of how long it takes. */
const MARGIN = 2;

/** Tells which days lie beyond one end of a range. */
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
 * Tells which items a value that was asked for excludes. An item without a value is excluded by nothing: what it lacks is
 * for the checks of presence.
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
  // Nearly all items lie within the range, so the spelling is looked at last.
  return (value) => isBeyond(dayIn(value)) && isDay(dayIn(value));
}

const dayIn = (value: unknown): string => String(value).slice(0, 10);

const isDay = (text: string): boolean => readDateTime(`${text}T12:00:00Z`) !== undefined;

/**
 * Several values may be asked for at once, with commas between them. A flag is asked for as true or false, or by the word
 * in its name: `archived` asks for `isArchived`, any other word for the opposite.
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

/** The values at the end of a path that a parameter is compared with: those of each item of a list on the way, and the id of an object at the end. */
function comparedValues(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value))
    return value.flatMap((item) => comparedValues(item, name === undefined ? [] : [name, ...rest]));
  if (name !== undefined) return isObject(value) ? comparedValues(value[name], rest) : [];
  const end = isObject(value) ? value['id'] : value;
  return end === undefined || end === null || end === '' ? [] : [end];
}
