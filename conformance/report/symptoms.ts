import type { OperationId } from '../../openapi/generated/contract.ts';
import { clausesOf, isAbout, isChange, isOperation, membersOfClause } from '../kit/about.ts';
import { isSuccess } from '../kit/match.ts';
import type { CheckRecord } from '../kit/record.ts';
import {
  isAboutAnEffect,
  isAboutOthers,
  hasSameAnswer,
  hasSymptomOf,
  isAsParticular,
  isOfConventions,
  isSamePath,
  narrowedBy,
  operationOf,
  operationsIn,
  pathsIn,
  refusedIn,
} from './failures.ts';
import { attributedClauses } from './verdicts.ts';

/** Whom a symptom is left to, where another check meets it after less, or judges the change that brought it about. */

/**
 * A failed check that met the same symptom after fewer changes: what the other one does in addition is not the reason,
 * unless one of its clauses is about a change that both make.
 */
export function afterLessOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const done = situationOf(check);
  return failed.find((one) => {
    const less = situationOf(one);
    const isLess = [...less].every(([name, times]) => times <= (done.get(name) ?? 0));
    return (
      isLess &&
      !isAboutOneOf(check, less) &&
      sum(less) < sum(done) &&
      isAsParticular(one, check) &&
      hasSymptomOf(check, one)
    );
  });
}

/**
 * Where what holds for all sections does not hold at an operation: a failed check of the section that finds a wrong value
 * of the same member on the way.
 */
export function particularJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (!isOfConventions(check) || !isOfValues(check)) return undefined;
  const used = operationsIn(check);
  const paths = pathsIn(check);
  return failed.find(
    (one) =>
      !isOfConventions(one) &&
      isOfValues(one) &&
      used.some((id) => id === operationOf(one)) &&
      pathsIn(one).some((own) => paths.some((path) => isSamePath(own, path))),
  );
}

const isOfValues = ({ finding }: CheckRecord): boolean =>
  finding?.kind === 'wrong-value' || finding?.kind === 'left-a-trace';

/** A failed check that meets the same at the same list, which it narrows by fewer parameters, or by one that it is about. */
export function lessNarrowOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const { kind } = check.finding ?? {};
  if (kind !== 'missing-item' && kind !== 'server-error') return undefined;
  const own = narrowedBy(check);
  const isSame = (one: T): boolean =>
    kind === 'missing-item' ? hasSymptomOf(check, one) : hasSameAnswer(check, one);
  const isLess = (one: T): boolean => {
    const others = narrowedBy(one);
    const isNarrow =
      others.length < own.length || (kind === 'server-error' && isOfFilter(one) && !isOfFilter(check));
    return isNarrow && others.every((name) => own.includes(name));
  };
  return failed.find((one) => isLess(one) && isAsParticular(one, check) && isSame(one));
}

/** The check is about a parameter by which it narrows the list. */
const isOfFilter = (check: CheckRecord): boolean => {
  const sent = narrowedBy(check);
  return attributedClauses(check).some(
    (clause) => isAbout(clause, 'filter') && membersOfClause(clause).some((name) => sent.includes(name)),
  );
};

/** A clause of the check is about the effect of one of these changes. */
const isAboutOneOf = (check: CheckRecord, changes: ReadonlyMap<string, number>): boolean =>
  attributedClauses(check).some(
    (clause) =>
      isAboutAnEffect(clause) &&
      [...changes.keys()].some((id) => isOperation(id) && clausesOf(id).some((one) => one === clause)),
  );

/**
 * How often what came before the answer that shows the defect: each sort of change, each staff action, and the parameters
 * of the last query.
 */
function situationOf(check: CheckRecord): ReadonlyMap<string, number> {
  const { exchanges = [], levers = [] } = check.finding ?? {};
  const made = exchanges.filter((one) => one.method !== 'GET' && isSuccess(one));
  const times = new Map<string, number>();
  for (const name of [
    ...made.map(({ operationId = '' }) => operationId),
    ...levers,
    ...narrowedBy(check).map((name) => `?${name}`),
  ])
    times.set(name, (times.get(name) ?? 0) + 1);
  return times;
}

const sum = (times: ReadonlyMap<string, number>): number =>
  [...times.values()].reduce((all, one) => all + one, 0);

const isSequence = ({ finding }: CheckRecord): boolean => finding?.replay?.replayPath !== undefined;

/** The operations before the answer that shows the defect, with its own where that answer was as expected. */
const operationsBefore = (check: CheckRecord): readonly OperationId[] =>
  operationsIn(check).slice(0, check.finding?.kind === 'wrong-status' ? -1 : undefined);

/** A failed check without steps at random whose evidence is the answer of an operation that the sequence uses. */
export function simplerOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (!isSequence(check)) return undefined;
  const used = operationsIn(check);
  return failed.find((one) => !isSequence(one) && used.some((id) => id === operationOf(one)));
}

/** A failed check of the effect of a change that this check made as well, if none of its own clauses is about it. */
export function effectJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const own = attributedClauses(check).filter(isAboutAnEffect);
  const made = operationsBefore(check).filter(
    (id) => isChange(id) && !clausesOf(id).some((clause) => own.includes(clause)),
  );
  const effects = new Set<string>(made.flatMap((id) => clausesOf(id).filter(isAboutAnEffect)));
  return failed.find(
    (one) =>
      one !== check &&
      isAsParticular(one, check) &&
      !isOfRefusal(one) &&
      !(one.finding && isAboutOthers(one.finding)) &&
      attributedClauses(one).some((clause) => effects.has(clause)),
  );
}

/** Where an event came though the request was refused: a failed check of what that refused request left behind. */
export function eventJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (check.finding?.kind !== 'extra-event') return undefined;
  const refused = refusedIn(check).map(({ operationId }) => operationId);
  return failed.find(
    (one) =>
      one.finding?.kind === 'left-a-trace' &&
      refusedIn(one).some(({ operationId }) => refused.includes(operationId)),
  );
}

/** A request was to be refused: whatever it met instead is no effect of a change. */
const isOfRefusal = ({ finding }: CheckRecord): boolean =>
  finding?.statuses?.every((status) => status.startsWith('4')) === true;
