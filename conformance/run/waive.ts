import { LineCounter, YAMLSeq, isSeq, parseDocument, stringify } from 'yaml';
import type { Document } from 'yaml';
import { locator } from './config-problems.ts';
import { globFlag } from './glob-flag.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage.ts';
import { isDay, parseWaivers } from './waivers.ts';
import type { Waiver } from './waivers.ts';

/** Days for which a suggested waiver is valid. */
const usualDays = 30;

/** The members of a check that a waiver needs. */
interface Waivable {
  readonly id: string;
  readonly clauses: readonly string[];
}

/** A waiver for a failed check; only its reason is left to write. */
export const suggestedWaiver = (check: string, startedAt: number): Waiver => ({
  check,
  reason: 'say here why this is accepted for now',
  expires: new Date(startedAt + usualDays * 86_400_000).toISOString().slice(0, 10),
});

/** A waiver as an entry of ces.waivers.yaml. */
export const waiverText = (waiver: Waiver): string => stringify([waiver], { lineWidth: 0 }).trimEnd();

/**
 * The text of a waiver file with one more entry; comments and order are kept. Throws UsageError for a file that is not
 * a list of waivers, an unknown check, an invalid or past day, and a duplicate entry.
 */
export function withWaiver(
  source: string,
  waiver: Waiver,
  about: { readonly file: string; readonly today: string; readonly checks: readonly Waivable[] },
): string {
  const { file, today, checks } = about;
  if (waiver.target !== undefined) globFlag(waiver.target, '--target');
  const there = parseWaivers(source, file);
  mustExist(waiver.check, checks);
  mustBeTerms(waiver, today);
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const duplicate = there.findIndex(
    ({ check, target }) => check === waiver.check && target === waiver.target,
  );
  if (duplicate >= 0) {
    const line = locator(document, lines)([String(duplicate)], 'check');
    throw new UsageError(
      `${file}:${line}: ${waiver.check} is already waived until ${there[duplicate]?.expires}. Change that entry.`,
    );
  }
  return withEntry(document, waiver);
}

/** The terms of a baseline for all failing checks. */
export type Terms = Omit<Waiver, 'check' | 'expect'>;

/** A waiver file that waives everything that fails today, and its changes. */
interface Baseline {
  readonly text: string;
  /** Checks with a new entry. */
  readonly added: readonly string[];
  /** Checks whose entry no longer held and got the new terms. */
  readonly renewed: readonly string[];
}

/**
 * The text of a waiver file that waives all these failing checks on these terms. An entry that does not cover its
 * failure, because it expired or expects another finding, gets the new terms. Other entries, comments and order stay.
 * Throws UsageError like `withWaiver`.
 */
export function withBaseline(
  source: string,
  failing: readonly string[],
  terms: Terms,
  about: { readonly file: string; readonly today: string },
): Baseline {
  const there = parseWaivers(source, about.file);
  mustBeTerms(terms, about.today);
  if (failing.length === 0) return { text: source, added: [], renewed: [] };
  const document = parseDocument(source);
  const entryOf = (check: string): number =>
    there.findIndex((one) => one.check === check && one.target === terms.target);
  const renewed = failing.filter((check) => entryOf(check) >= 0);
  for (const check of renewed) {
    const at = entryOf(check);
    document.deleteIn([at, 'expect']);
    for (const [name, value] of Object.entries(terms)) document.setIn([at, name], value);
  }
  const added = failing.filter((check) => !renewed.includes(check));
  const text = added.reduce(
    (_, check) => withEntry(document, { check, ...terms }),
    document.toString(AS_IT_IS),
  );
  return { text, added, renewed };
}

function mustBeTerms({ expires, reason }: Terms, today: string): void {
  if (!isDay(expires)) throw new UsageError(`--until takes a day such as 2026-12-31; found '${expires}'.`);
  if (expires < today) {
    throw new UsageError(
      `--until ${expires} is in the past: today is ${today} (UTC). Give the last day of the waiver.`,
    );
  }
  if (reason.trim() === '')
    throw new UsageError('--reason is empty. Say why the failure is accepted for now.');
}

function mustExist(check: string, checks: readonly Waivable[]): void {
  if (checks.some(({ id }) => id === check)) return;
  const citing = checks.filter(({ clauses }) => clauses.includes(check.toUpperCase()));
  if (citing.length > 0) {
    throw new UsageError(
      `${check} is a clause, and a waiver names a check. Checks of it: ${citing.map(({ id }) => id).join(', ')}.`,
    );
  }
  const close = nearest(
    check,
    checks.map(({ id }) => id),
    3,
  );
  const next = close.length > 0 ? `Nearest: ${close.join(', ')}.` : '`ces conform --list` shows them all.';
  throw new UsageError(`There is no check '${check}'. ${next}`);
}

/** Long reasons are not broken into lines. */
const AS_IT_IS = { lineWidth: 0 } as const;

function withEntry(document: Document, waiver: Waiver): string {
  const list = isSeq(document.contents) ? document.contents : new YAMLSeq();
  // An empty list is in flow style, [ ]; entries go on lines of their own.
  if (list.items.length === 0) list.flow = false;
  list.add(document.createNode(waiver));
  document.contents = list;
  return document.toString(AS_IT_IS);
}
