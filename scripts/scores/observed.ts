import { choices as register } from '../../openapi/generated/choices.ts';
import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import type { DeclaredCheck } from '../../conformance/kit/check.ts';
import type { Observation } from '../../conformance/kit/record.ts';
import { matchesGlob } from '../../conformance/kit/glob.ts';
import { choicesOf } from '../../conformance/report/lock.ts';
import type { Readings } from '../../src/mock/world/choices.ts';

/** How the readings that were observed compare with those that are configured, a line for each that differs. */
export interface Observed {
  /** Another reading was observed. */
  readonly wrong: readonly string[];
  /** Several readings were observed, or a reading that is not the default was not observed at all. */
  readonly unclear: readonly string[];
}

type Taken = string | Readonly<Record<string, string>>;

const known: Readonly<Record<string, { readonly default: string }>> = register;

/** The reading that an operation takes. */
const configuredIn = (
  readings: Readonly<Record<string, Taken>>,
  choice: string,
  operation: string,
): string => {
  const taken = readings[choice];
  const one = typeof taken === 'object' ? (taken[operation] ?? taken['*']) : taken;
  return one ?? known[choice]?.default ?? '';
};

/** What the mock takes whatever is configured: it computes with the places of an activity, in the numbers of JavaScript. */
const FIXED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'integer-range': {
    createActivity: 'refused-beyond-64-bits',
    replaceActivity: 'refused-beyond-64-bits',
  },
};

/** A reading that shows as another one where members without a value are left out. */
const SHOWN_WITHOUT_UNSET: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'status-when-not-registered': { 'null-value': 'absent' },
};

/** The reading that answers are to show of a configured one. */
const shownAs = (
  configured: string,
  { choice, operation }: Omit<Seen, 'reading'>,
  readings: Readings,
): string =>
  configuredIn(readings, 'unset-members', operation) === 'absent'
    ? (SHOWN_WITHOUT_UNSET[choice]?.[configured] ?? configured)
    : configured;

interface Seen {
  readonly choice: string;
  readonly operation: string;
  readonly reading: string;
}

/** What the lock says, one operation at a time. */
const seenIn = (observations: readonly Observation[]): readonly Seen[] => {
  const operations = [...new Set(observations.map(({ operation }) => operation))];
  return operations.flatMap((operation) =>
    Object.entries(choicesOf(observations.filter((one) => one.operation === operation))).map(
      ([choice, entry]) => ({
        ...{ choice, operation },
        reading: typeof entry === 'string' ? entry : (entry[operation] ?? ''),
      }),
    ),
  );
};

const line = ({ choice, operation, reading }: Seen, configured: string): string =>
  `${choice} of ${operation}: configured ${configured}, observed ${reading}`;

/** Compares what checks observed with the readings of the mock. */
export const compareObserved = (observations: readonly Observation[], readings: Readings = {}): Observed => {
  const seen = seenIn(observations);
  const differing = seen.flatMap((one) => {
    const configured = configuredIn(readings, one.choice, one.operation);
    return one.reading === shownAs(configured, one, readings) ||
      one.reading === FIXED[one.choice]?.[one.operation]
      ? []
      : [{ isMixed: one.reading === 'mixed', text: line(one, configured) }];
  });
  const unseen = Object.keys(readings).filter((choice) => !seen.some((one) => one.choice === choice));
  return {
    wrong: differing.filter(({ isMixed }) => !isMixed).map(({ text }) => text),
    unclear: [
      ...differing.filter(({ isMixed }) => isMixed).map(({ text }) => text),
      ...unseen.map((choice) => `${choice}: not observed`),
    ],
  };
};

/** Whether some operation was seen to take this reading, and no other one in addition. */
export const isSeen = (
  observations: readonly Observation[],
  { choice, reading }: Pick<Seen, 'choice' | 'reading'>,
): boolean => seenIn(observations).some((one) => one.choice === choice && one.reading === reading);

const choiceOf = (clause: ClauseId): string | undefined => {
  const known = clauses[clause];
  return 'choice' in known ? known.choice : undefined;
};

/** Checks that observe a choice and cite clauses that hold for all its readings. */
const OBSERVERS: Readonly<Record<string, string>> = {
  'integer-range': 'breadth.*.wide-integers',
  'unusual-texts': 'breadth.*.unusual-texts',
};

/** The checks that observe a choice: those that cite its clause, or that are named above. */
export const observersOf = (choice: string, checks: readonly DeclaredCheck[]): readonly DeclaredCheck[] =>
  checks.filter(
    ({ spec }) =>
      spec.clauses.some((clause) => choiceOf(clause) === choice) ||
      matchesGlob(OBSERVERS[choice] ?? '', spec.id),
  );
