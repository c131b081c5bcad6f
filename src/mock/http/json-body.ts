import { approximately, EXACT_MEMBERS, isExactInteger, type ExactInteger } from '../domain/exact-integer.ts';
import { rolledOver } from '../domain/calendar-day.ts';
import type { World } from '../world/world.ts';
import { invalidInput } from './invalid.ts';
import { knownMembersOf, readOnlyMembersOf } from './members.ts';
import { refusedEdges } from './edge-values.ts';
import { refuse, type Refusal } from './problem.ts';
import type { Route } from './routes.ts';
import { validateValue } from './validate.ts';
import { isWaived } from './waived.ts';
import { withinSets } from './within-sets.ts';
import { isRecord, type Members } from '../domain/json-object.ts';

/** Members that the service sets itself. Values that are sent in them are ignored (CNV-44). */
const READ_ONLY: ReadonlySet<string> = new Set(['id', 'created', 'modified']);

const NONE: ReadonlySet<string> = new Set();

/** The body that is validated: without `dropped` members, and without nulls, which count as left out (CNV-55). */
const asJudged = (value: Members, dropped: ReadonlySet<string> = NONE): Members => {
  const isKept = (name: string): boolean => value[name] !== null && !dropped.has(name);
  const names = Object.keys(value);
  // Mostly all members are kept, and a spread costs a third of building the object from entries.
  const kept: Record<string, unknown> = names.every(isKept)
    ? { ...value }
    : Object.fromEntries(names.filter(isKept).map((name) => [name, value[name]]));
  for (const name of Object.keys(kept)) {
    const member = kept[name];
    if (isRecord(member) && !isExactInteger(member)) kept[name] = asJudged(member);
  }
  return kept;
};

const allRolledOver = (value: Members): Members =>
  Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (typeof member === 'string') return [name, rolledOver(member)];
      return [name, isRecord(member) && !isExactInteger(member) ? allRolledOver(member) : member];
    }),
  );

/** The body or the query, under one reading with a day of the calendar in place of each that no calendar has (CNV-61). */
export const withDays = (value: Members, world: World): Members =>
  world.choose('impossible-days', { refused: (same: Members) => same, 'rolled-over': allRolledOver })(value);

const EXACT: ReadonlySet<string> = new Set(EXACT_MEMBERS);

/**
 * The members that a schema judges by the nearest number, since they are beyond the numbers of JavaScript. Elsewhere
 * such a number is no number to the validator, and is refused.
 */
const withoutExact = (value: Members): { readonly value: Members; readonly exact?: Members } => {
  const found = Object.entries(value).filter(
    (member): member is [string, ExactInteger] => EXACT.has(member[0]) && isExactInteger(member[1]),
  );
  if (found.length === 0) return { value };
  const near = Object.fromEntries(found.map(([name, whole]) => [name, approximately(whole)]));
  return { value: { ...value, ...near }, exact: Object.fromEntries(found) };
};

/** The refusal of nulls where the interface does not allow them, under the reading that has one. */
const refusedNulls = (route: Route, schema: string, sent: Members, world: World): Refusal | undefined => {
  if (world.choose('null-in-body', { 'left-out': true, refused: false })) return undefined;
  const faults = validateValue(schema, sent).filter(({ data }) => data === null);
  return faults.length === 0 ? undefined : invalidInput('body', faults, world, route.id);
};

/** The refusal of members that the operation does not take, under the readings that refuse them. */
export const refusedMembers = (route: Route, sent: Members, world: World): Refusal | undefined => {
  const [known, fixedMembers] = [knownMembersOf(route), readOnlyMembersOf(route)];
  const names = Object.keys(sent).filter((name) => !READ_ONLY.has(name));
  const unknown = names.filter(
    (name) => !known.has(name) && world.choose('unknown-members', { ignored: false, refused: true }),
  );
  const fixed = names.filter(
    (name) =>
      fixedMembers.has(name) && world.choose('other-read-only-members', { ignored: false, refused: true }),
  );
  const refused = [...unknown, ...fixed];
  if (refused.length === 0) return undefined;
  return refuse(
    'invalid-input',
    {
      promised: 'The body may only have members of this operation.',
      found: `${refused.join(', ')}.`,
      next: 'leave them out.',
    },
    {
      validation: refused.map((name) => ({
        location: 'body',
        pointer: `/${name}`,
        code: 'unknown',
        message: 'is not accepted here',
      })),
    },
  );
};

/**
 * The JSON body, validated by the contract and the world's choices, without read-only members; or its
 * refusal.
 */
export const readJsonBody = (route: Route, schema: string, sent: unknown, world: World): unknown => {
  if (!isRecord(sent)) return invalidInput('body', validateValue(schema, sent), world, route.id);
  const refusedValues = refusedNulls(route, schema, sent, world) ?? refusedEdges(route, sent, world);
  if (refusedValues) return refusedValues;
  const whole = withDays(asJudged(sent, READ_ONLY), world);
  const { value, exact } = withoutExact(whole);
  const coerce = world.choose('wrong-types', { refused: false, coerced: true }, route.id);
  const faultsOf = (one: Members) =>
    validateValue(schema, one, coerce).filter((fault) => !isWaived(fault, one, route, world));
  const faults = faultsOf(value);
  const taken = faults.length === 0 ? value : withinSets(route, value, faults, world);
  if (taken === undefined) return invalidInput('body', faults, world, route.id);
  const left = taken === value ? [] : faultsOf(taken);
  if (left.length > 0) return invalidInput('body', left, world, route.id);
  return refusedMembers(route, sent, world) ?? (exact ? { ...taken, ...exact } : taken);
};
