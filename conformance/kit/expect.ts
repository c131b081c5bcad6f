import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from './attribute.ts';
import type { Answer } from './call.ts';
import { counts, holdsExtra, lacks, memberFault, shows, type Fault } from './fault.ts';
import { field, show, type JsonObject } from './json.ts';
import type { Matcher, Mismatch } from './match.ts';
import { must } from './must.ts';
import { byId, dataOf, listOf } from './read.ts';
import { differences, differencesText } from './same.ts';

/** A clause, or all that an assertion may stand for: those of them that the check cites are broken where it fails. */
export type Clauses = ClauseId | readonly ClauseId[];

/**
 * The one assertion: the answer is as the matchers say, or these clauses are broken. A matcher that names clauses of its
 * own, as those of members do, is about them alone.
 */
export const expect = (clauses: Clauses, answer: Answer, ...matchers: readonly Matcher[]): void =>
  attributed([clauses].flat(), () => must(answer, ...matchers));

/** Looks at one record of an answer. */
export type RecordMatcher = (record: JsonObject) => Mismatch | undefined;

/** The object under `data` is as the matchers say. */
export const data =
  (...matchers: readonly RecordMatcher[]): Matcher =>
  (answer) =>
    firstOf(matchers, dataOf(answer));

/** The list holds this item, and shows it as the matchers say. */
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

/** The list shows each of its items as the matchers say. */
export const listsEach =
  (...matchers: readonly RecordMatcher[]): Matcher =>
  (answer) => {
    for (const item of listOf(answer)) {
      const mismatch = firstOf(matchers, item);
      if (mismatch) return mismatch;
    }
    return undefined;
  };

/** The list holds so many items. */
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

/** The same mismatch, as one that breaks these clauses. */
export const naming =
  (clauses: readonly ClauseId[], matcher: RecordMatcher): RecordMatcher =>
  (record) => {
    const mismatch = matcher(record);
    return mismatch && { clauses, ...mismatch };
  };

/** What a value has to be, in words and as a test. */
export interface Value {
  readonly says: string;
  readonly holds: (value: unknown) => boolean;
  /** How it is wrong, where that is more than another value. */
  readonly fault?: (path: string, value: unknown) => Fault;
}

/** A member, by its dotted path, is as described. */
export const member =
  (path: string, { says, holds, fault = shows }: Value): RecordMatcher =>
  (record) => {
    const value = field(record, path);
    return holds(value) ? undefined : { promised: `${says} as ${path}`, ...fault(path, value) };
  };

/** A member, by its dotted path, shows what was sent: dates as instants, lists as sets, null = absent = empty. */
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

/** This value and no other. */
export const exactly = (value: unknown): Value => ({ says: show(value), holds: (found) => found === value });

/** A list that holds these values, and perhaps others. */
export const holding = (...values: readonly string[]): Value => ({
  says: `a list with ${values.join(', ')}`,
  holds: (found) =>
    values.length === 0 || (Array.isArray(found) && values.every((one) => found.includes(one))),
  fault: (path, found) => lacks(show(found), path, found ?? null),
});

/** The record has this id. */
export const hasId = (id: string): RecordMatcher => member('id', exactly(id));
