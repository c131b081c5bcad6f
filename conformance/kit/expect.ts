import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from './attribute.ts';
import type { Answer } from './call.ts';
import { counts, holdsExtra, lacks, memberFault, shows, type Fault } from './fault.ts';
import { field, show, type JsonObject } from './json.ts';
import type { Matcher, Mismatch } from './match.ts';
import { must } from './must.ts';
import { byId, dataOf, listOf } from './read.ts';
import { differences, differencesText } from './same.ts';

/** A clause, or all clauses of a shared assertion: a failure breaks those that the check cites. */
export type Clauses = ClauseId | readonly ClauseId[];

/**
 * The one assertion: the answer fits the matchers, or these clauses are broken. A matcher with its own clauses, such as
 * one about a member, breaks only those.
 */
export const expect = (clauses: Clauses, answer: Answer, ...matchers: readonly Matcher[]): void =>
  attributed([clauses].flat(), () => must(answer, ...matchers));

/** Examines one record of an answer. */
export type RecordMatcher = (record: JsonObject) => Mismatch | undefined;

/** The object under `data` fits the matchers. */
export const data =
  (...matchers: readonly RecordMatcher[]): Matcher =>
  (answer) =>
    firstOf(matchers, dataOf(answer));

/** The list holds this item, and the item fits the matchers. */
export const lists =
  (id: string, what: string, ...matchers: readonly RecordMatcher[]): Matcher =>
  (answer) => {
    const items = listOf(answer);
    const item = byId(items, id);
    if (item) return firstOf(matchers, item);
    return {
      promised: `${what} is in the list`,
      ...{ ...lacks(`it is not among ${items.length} items`), items: [id] },
    };
  };

export const listsNot =
  (id: string, what: string): Matcher =>
  (answer) => {
    const items = listOf(answer);
    if (!byId(items, id)) return undefined;
    return { promised: `${what} is not in the list`, ...holdsExtra(`it is among ${items.length} items`) };
  };

/** Each item of the list fits the matchers. */
export const listsEach =
  (...matchers: readonly RecordMatcher[]): Matcher =>
  (answer) => {
    for (const item of listOf(answer)) {
      const mismatch = firstOf(matchers, item);
      if (mismatch) return mismatch;
    }
    return undefined;
  };

/** The list holds this number of items. */
export const listsCount =
  (count: number, when: string): Matcher =>
  (answer) => {
    const { length } = listOf(answer);
    if (length === count) return undefined;
    return { promised: `${when}, the list holds ${count} items`, ...counts(`${length} items`) };
  };

const firstOf = (matchers: readonly RecordMatcher[], record: JsonObject): Mismatch | undefined => {
  for (const matcher of matchers) {
    const mismatch = matcher(record);
    if (mismatch) return mismatch;
  }
  return undefined;
};

/** The same mismatch, which breaks these clauses. */
export const naming =
  (clauses: readonly ClauseId[], matcher: RecordMatcher): RecordMatcher =>
  (record) => {
    const mismatch = matcher(record);
    return mismatch && { clauses, ...mismatch };
  };

/** A requirement of a value, in words and as a test. */
export interface Value {
  readonly says: string;
  readonly holds: (value: unknown) => boolean;
  /** The fault, if it is more than a different value. */
  readonly fault?: (path: string, value: unknown) => Fault;
}

/** A member, by its dotted path, fits the requirement. */
export const member =
  (path: string, { says, holds, fault = shows }: Value): RecordMatcher =>
  (record) => {
    const value = field(record, path);
    return holds(value) ? undefined : { promised: `${says} as ${path}`, ...fault(path, value) };
  };

/** A member, by its dotted path, shows the sent value: dates as instants, lists as sets, null = absent = empty. */
export const echo =
  (path: string, sent: unknown): RecordMatcher =>
  (record) => {
    const found = field(record, path);
    const wrong = sent === undefined ? [] : differences({ [path]: found }, { [path]: sent });
    if (wrong.length === 0) return undefined;
    const fault = memberFault(path, found, sent);
    return {
      promised: `what was sent shows in the answer`,
      kind: fault.blank ? 'missing-member' : 'wrong-value',
      found: differencesText(wrong),
      members: [fault],
    };
  };

/** Exactly this value. */
export const exactly = (value: unknown): Value => ({ says: show(value), holds: (found) => found === value });

/** A list with these values, and maybe others. */
export const holding = (...values: readonly string[]): Value => ({
  says: `a list with ${values.join(', ')}`,
  holds: (found) =>
    values.length === 0 || (Array.isArray(found) && values.every((one) => found.includes(one))),
  fault: (path, found) => lacks(show(found), path, found ?? null),
});

/** The record has this id. */
export const hasId = (id: string): RecordMatcher => member('id', exactly(id));
