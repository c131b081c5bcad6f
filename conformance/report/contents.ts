import { clauses } from '../../openapi/generated/clauses.ts';
import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { clausesAbout, isAbout, isChange, isOperation, membersOfClause, OF_LISTS } from '../kit/about.ts';
import { filtersOf } from '../kit/filters.ts';
import type { CheckRecord } from '../kit/record.ts';
import {
  hasSameAnswer,
  isAsParticular,
  isForOneOf,
  isMaking,
  isSamePath,
  narrowedBy,
  operationOf,
  operationsIn,
  pathsIn,
  sectionOfEvidence,
  wrongMembersOf,
} from './failures.ts';
import { attributedClauses } from './verdicts.ts';

/** Whom a wrong value, or a list with other items, is left to. */

/** A clause of an operation says that whatever was sent shows. */
const isOfWhatWasSent = (check: CheckRecord): boolean =>
  operationsIn(check).some((id) =>
    clausesAbout(id, 'echo').some(
      (clause) =>
        clauses[clause].section !== 'conventions' &&
        membersOfClause(clause).length === 0 &&
        attributedClauses(check).includes(clause),
    ),
  );

/**
 * A failed check that is about the member whose value this one notices, where this one is about none of them. A change
 * keeps a value that was wrong when the record was made, so there the check of making it is the one.
 */
export function memberJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const members = wrongMembersOf(check);
  if (members.length === 0) return undefined;
  const isItsOwn = isForOneOf(check, members);
  const used = operationsIn(check);
  const section = sectionOfEvidence(check);
  return failed.find((one) => {
    const both = wrongMembersOf(one).filter((member) => members.includes(member));
    if (
      both.length === 0 ||
      !isAsParticular(one, check) ||
      !(sectionOfEvidence(one) === section || operationsIn(one).some((id) => used.includes(id)))
    )
      return false;
    if (isItsOwn) return changesIn(check) > 0 && changesIn(one) === 0 && isForOneOf(one, both);
    return isForOneOf(one, both) || (isOfWhatWasSent(one) && !isOfWhatWasSent(check));
  });
}

/** Where a value is of another type than it was sent, or lacks what it should hold: a failed check of the type of that member. */
export function typeJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const { kind } = check.finding ?? {};
  if (kind !== 'wrong-value' && kind !== 'missing-member') return undefined;
  const paths = pathsIn(check);
  return failed.find(
    (one) =>
      one.finding?.kind === 'wrong-type' &&
      sectionOfEvidence(one) === sectionOfEvidence(check) &&
      pathsIn(one).some((own) =>
        paths.some((path) => isPart(path, own) || (kind === 'wrong-value' && isSamePath(own, path))),
      ),
  );
}

const isPart = (path: string, whole: string): boolean => path.startsWith(`${whole}.`);

const changesIn = (check: CheckRecord): number => operationsIn(check).filter(isChange).length;

/** Where a check needs a member on its way that has no value, or a part of it: a failed check of its presence. */
export function presenceJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const { kind, absent, members = [] } = check.finding ?? {};
  if (absent !== undefined || (kind !== 'missing-member' && kind !== 'wrong-value')) return undefined;
  const lacks = (path: string, gone: string): boolean =>
    kind === 'missing-member' ? isNeeded(check, path, gone) : gone.startsWith(`${path}.`);
  const used = operationsIn(check);
  return failed.find(
    (one) =>
      members.some(({ path }) => lacks(path, one.finding?.absent ?? '')) &&
      operationsIn(one).some((id) => used.includes(id)),
  );
}

/** A check that is about the member itself does not only need it. */
const isNeeded = (check: CheckRecord, path: string, absent: string): boolean =>
  path !== '' && (path === absent ? !isForOneOf(check, [path]) : isSamePath(absent, path));

/**
 * Where a list does not hold what its filter finds: a failed check of the member that decides, in the same list or where
 * the items are made.
 */
export function filterJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const operation = operationOf(check);
  if (!isOperation(operation) || !isOfItems(check)) return undefined;
  const asked = [...narrowedBy(check), ...namedInPath(operation)];
  const filters = filtersOf(operation);
  const members = asked.flatMap((name) => filters[name] ?? []);
  const wrongIn = (one: T): readonly string[] => wrongMembersOf(one).filter((name) => members.includes(name));
  const shows = (one: T): boolean =>
    operationOf(one) === operation ||
    (sectionOfEvidence(one) === sectionOfEvidence(check) && operationsIn(one).some(isMaking));
  return failed.find((one) => shows(one) && isForOneOf(one, wrongIn(one)));
}

const namedInPath = (id: OperationId): readonly string[] => {
  const parameters: readonly { readonly name: string; readonly in: string }[] = operations[id].parameters;
  return parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []));
};

/** Where an answer has nothing at the place of its contents: a failed check of the envelope of the same answer. */
export const envelopeJudgeOf = <T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined =>
  check.finding?.kind === 'missing-member' && !attributedClauses(check).some((id) => isAbout(id, 'envelope'))
    ? failed.find((one) => one.finding?.kind === 'wrong-envelope' && hasSameAnswer(one, check))
    : undefined;

/** Where the order or the number of items is wrong: a failed check of which items the same list holds. */
export function itemsJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (!['wrong-order', 'wrong-count'].includes(check.finding?.kind ?? '')) return undefined;
  const own = narrowedBy(check);
  return failed.find(
    (one) =>
      isOfItems(one) &&
      isAsParticular(one, check) &&
      operationOf(one) === operationOf(check) &&
      narrowedBy(one).every((name) => own.includes(name)) &&
      attributedClauses(one).some((clause) => isAbout(clause, ...OF_LISTS)),
  );
}

/** Where a list lacks an item of some sort: a failed check of what lies in the range of the same list. */
export const windowJudgeOf = <T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined =>
  isOfMissing(check) && !isOfWindow(check)
    ? failed.find((one) => isOfMissing(one) && isOfWindow(one) && operationOf(one) === operationOf(check))
    : undefined;

const isOfMissing = ({ finding }: CheckRecord): boolean => finding?.kind === 'missing-item';

const isOfWindow = (check: CheckRecord): boolean =>
  attributedClauses(check).some((clause) => isAbout(clause, 'window'));

const isOfItems = ({ finding }: CheckRecord): boolean =>
  finding?.kind === 'extra-item' || finding?.kind === 'missing-item';
