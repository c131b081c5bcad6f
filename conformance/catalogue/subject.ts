import { choices } from '../../openapi/generated/choices.ts';
import { clauses } from '../../openapi/generated/clauses.ts';
import type { Clause } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { CheckSpec } from '../kit/check.ts';
import { profileOfClause } from '../kit/profile.ts';
import { currentCheck } from '../kit/retired.ts';
import type { Profile } from '../kit/run.ts';
import { nearest } from '../run/nearest.ts';
import { UsageError } from '../run/usage.ts';
import type { KnownFault } from './data-file.ts';
import { listed } from './listing.ts';
import type { ListedCheck } from './listing.ts';

/** A clause and everything that hangs on it. */
export interface ClauseSubject {
  readonly kind: 'clause';
  readonly id: string;
  readonly section: string;
  readonly says: string;
  readonly determinacy: 'firm' | 'open';
  readonly profile: Profile;
  /** Part and lines of the interface description. */
  readonly part: string;
  readonly lines: readonly number[];
  readonly choice?: string;
  /** Why no client can see it. */
  readonly unobservable?: string;
  readonly operations: readonly string[];
  readonly checks: readonly ListedCheck[];
  /** Known mutants that break it; left out where the package has no list of them. */
  readonly saboteurs?: readonly KnownFault[];
}

/** A check, with its clauses spelled out. */
export interface CheckSubject extends Omit<ListedCheck, 'clauses'> {
  readonly kind: 'check';
  readonly clauses: readonly { readonly id: string; readonly says: string; readonly determinacy: string }[];
}

/** An open question of the interface. */
export interface ChoiceSubject {
  readonly kind: 'choice';
  readonly id: string;
  readonly section: string;
  readonly asks: string;
  readonly lines: readonly number[];
  readonly readings: Readonly<Record<string, string>>;
  /** The reading of the mock where nothing else is asked for, and why that one. */
  readonly default: string;
  readonly why: string;
  /** What the suite accepts and records. */
  readonly suite: string;
  readonly operations: readonly string[];
  readonly clauses: readonly string[];
}

export type Subject = ClauseSubject | CheckSubject | ChoiceSubject;

/** The thing with this id, of any kind. Throws UsageError with the nearest ids for an unknown id. */
export function subjectOf(
  id: string,
  declared: readonly CheckSpec[],
  faults: readonly KnownFault[] | undefined,
): Subject {
  const clause = Object.values(clauses).find((one) => one.id === id.toUpperCase());
  if (clause) return clauseSubject(clause, declared, faults);
  const spec = declared.find((one) => one.id === currentCheck(id));
  if (spec) return checkSubject(spec);
  const choice = Object.values(choices).find((one) => one.id === id);
  if (choice) return choiceSubject(choice);
  const known = [...Object.keys(clauses), ...declared.map((one) => one.id), ...Object.keys(choices)];
  const close = nearest(id, known, 3);
  throw new UsageError(
    `No clause, check or choice has the id '${id}'. ${
      close.length > 0 ? `Nearest: ${close.join(', ')}.` : '`ces conform --list` shows the checks.'
    }`,
  );
}

function clauseSubject(
  clause: Clause,
  declared: readonly CheckSpec[],
  faults: readonly KnownFault[] | undefined,
): ClauseSubject {
  const { id, section, says, determinacy, source, choice, unobservable } = clause;
  return {
    kind: 'clause',
    ...{ id, section, says, determinacy, profile: profileOfClause(clause), part: source.part },
    lines: [source.line, ...(source.also ?? [])],
    ...(choice !== undefined && { choice }),
    ...(unobservable !== undefined && { unobservable }),
    operations: operationsWith(({ clauses: cited }) => Object.values<readonly string[]>(cited).flat(), id),
    checks: declared.filter((one) => one.clauses.includes(id)).map((one) => listed(one, undefined)),
    ...(faults && { saboteurs: faults.filter(({ breaks }) => breaks.includes(id)) }),
  };
}

function checkSubject(spec: CheckSpec): CheckSubject {
  const cited = spec.clauses.map((one) => {
    const { id, says, determinacy } = clauses[one];
    return { id, says, determinacy };
  });
  return { ...listed(spec, undefined), kind: 'check', clauses: cited };
}

function choiceSubject(choice: (typeof choices)[keyof typeof choices]): ChoiceSubject {
  const { id, section, asks, lines, readings, why, suite } = choice;
  return {
    kind: 'choice',
    ...{ id, section, asks, lines, readings, default: choice.default, why, suite },
    operations: operationsWith(({ choices: open }) => open, id),
    clauses: Object.values(clauses)
      .filter((clause) => clause.choice === id)
      .map((clause) => clause.id),
  };
}

type Operation = (typeof operations)[keyof typeof operations];

/** `GET /api/…` of the operations of which something speaks. */
const operationsWith = (spoken: (operation: Operation) => readonly string[], id: string): string[] =>
  Object.values(operations)
    .filter((operation) => spoken(operation).includes(id))
    .map((operation) => `${operation.id}  ${operation.method.toUpperCase()} ${operation.path}`);
