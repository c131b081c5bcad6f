import { clauses } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { clausesAbout, isAbout, isChange, isOperation, membersOfClause } from '../kit/about.ts';
import { isCut, isObject, parseJson } from '../kit/json.ts';
import { DENIALS, isSuccess } from '../kit/match.ts';
import type { CheckRecord, Exchange } from '../kit/record.ts';
import {
  hasSameAnswer,
  hasSymptomOf,
  isForOneOf,
  isMaking,
  isOfConventions,
  operationOf,
  operationsIn,
  refusedIn,
  sectionOfEvidence,
  withoutPaging,
  wrongMembersOf,
} from './failures.ts';
import { attributedClauses } from './verdicts.ts';

/** Whom a refusal is left to, where a success was due. */

const CONFLICT = 409;

const isOfSuccess = (status: string): boolean => status.startsWith('2');

const isDenied = ({ finding }: CheckRecord): boolean =>
  finding?.statuses?.some(isOfSuccess) === true && DENIALS.includes(finding.exchanges.at(-1)?.status ?? 0);

const isOfAccess = (check: CheckRecord): boolean =>
  attributedClauses(check).some((clause) => isAbout(clause, 'access'));

/** What is made can be read: a clause of a creating operation, met at another one. */
const isOfMaking = (check: CheckRecord): boolean =>
  operationsIn(check).some(
    (id) =>
      isMaking(id) &&
      id !== operationOf(check) &&
      clausesAbout(id, 'effect').some((clause) => attributedClauses(check).includes(clause)),
  );

/**
 * Another user was served by the same operation before: with the items that are missing now, or with a record of the same
 * parent where this user gets none.
 */
function isServedToAnother(check: CheckRecord): boolean {
  const { kind, exchanges = [], items = [] } = check.finding ?? {};
  const [last, ...before] = exchanges.toReversed();
  if (!last || !(isDenied(check) || (kind === 'missing-item' && items.length > 0))) return false;
  const place = isDenied(check) ? parentOf : withoutPaging;
  return before.some(
    (one) =>
      one.operationId === last.operationId &&
      one.as !== last.as &&
      isSuccess(one) &&
      place(one.path) === place(last.path) &&
      items.every((id) => one.responseBody.includes(id)),
  );
}

/** The path of a record without its last part. */
const parentOf = (path: string): string => path.replace(/\/[^/]*$/, '');

/** The check is about what comes of a request that the user who is not served made before. */
function isOfOwnDoing(check: CheckRecord): boolean {
  if (isServedToAnother(check)) return false;
  const [last, ...before] = (check.finding?.exchanges ?? []).toReversed();
  const own = attributedClauses(check);
  return before.some(
    ({ operationId: id = '', method, as }) =>
      method !== 'GET' &&
      as === last?.as &&
      id !== last?.operationId &&
      isOperation(id) &&
      clausesAbout(id, 'effect').some((clause) => own.includes(clause)),
  );
}

const FORBIDDEN = 403;

/** Operations of one section refuse the same user. */
const isForbiddenTo = (one: CheckRecord, other: CheckRecord): boolean => {
  const [last, otherLast] = [one, other].map(({ finding }) => finding?.exchanges.at(-1));
  return (
    last?.status === FORBIDDEN &&
    otherLast?.status === FORBIDDEN &&
    last.as === otherLast.as &&
    sectionOfEvidence(one) === sectionOfEvidence(other)
  );
};

/** Where a user is not served: a failed check of who is, or else of what can be read once it is made, which met the same. */
export function accessJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (!isDenied(check) || isOfOwnDoing(check)) return undefined;
  const same = failed.filter((one) => hasSameAnswer(one, check));
  const hidden = same.find(isOfOwnDoing);
  if (hidden || isOfAccess(check)) return hidden;
  const forbidden = failed.filter((one) => isForbiddenTo(one, check));
  const ofAccess = [...same, ...forbidden].find(isOfAccess);
  if (ofAccess || isOfMaking(check)) return ofAccess;
  return same.find(isOfMaking) ?? failed.find((one) => isOfMakingFor(one, check));
}

/** It is about what comes of making a record, as another user made one for the user who is not served. */
const isOfMakingFor = (one: CheckRecord, check: CheckRecord): boolean => {
  const [last, ...before] = (check.finding?.exchanges ?? []).toReversed();
  return before.some(
    ({ operationId: id = '', as, path }) =>
      isMaking(id) &&
      as !== last?.as &&
      last?.path.startsWith(path) === true &&
      clausesAbout(id, 'effect').some((clause) => attributedClauses(one).includes(clause)),
  );
};

/**
 * Where someone who is served finds another defect: a failed check that meets it and is not about who finds what. A list
 * that another user finds as it should be is left the other way round.
 */
export function contentsJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (isDenied(check)) return undefined;
  const same = failed.filter((one) => hasSymptomOf(check, one));
  const isOfUsers = [check, ...same].some((one) => isOfContents(one) && isServedToAnother(one));
  if (isOfContents(check)) return isOfUsers ? same.find((one) => !isOfContents(one)) : undefined;
  return isOfUsers ? undefined : same.find(isOfContents);
}

/** It is about what is found, be it of one user alone. */
const isOfContents = (check: CheckRecord): boolean =>
  !isOfAccess(check) || attributedClauses(check).some((clause) => isAbout(clause, 'echo'));

/**
 * Where a create conflicts with a record: a failed check of the member that decides, whose value is wrong once it is made,
 * or one of what is no conflict.
 */
export function conflictJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const operation = operationOf(check);
  if (!isMaking(operation) || check.finding?.exchanges.at(-1)?.status !== CONFLICT) return undefined;
  const deciding = clausesAbout(operation, 'refusal')
    .filter((id) => clauses[id].about.status.includes(CONFLICT))
    .flatMap(membersOfClause);
  const isOfConflicts = (one: CheckRecord): boolean =>
    attributedClauses(one).some(
      (clause) =>
        clausesAbout(operation, 'acceptance').some((id) => id === clause) &&
        membersOfClause(clause).every((member) => deciding.includes(member)),
    );
  const hasWrongMember = (one: CheckRecord): boolean =>
    operationsIn(one).includes(operation) &&
    isForOneOf(
      one,
      wrongMembersOf(one).filter((member) => deciding.includes(member)),
    );
  return (
    failed.find(hasWrongMember) ??
    (isOfConflicts(check) ? undefined : failed.find((one) => isOfConflicts(one) && hasSameAnswer(one, check)))
  );
}

/** Where the state of a record forbids a change: a failed check of the state that an operation before it leaves. */
export function stateJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (check.finding?.exchanges.at(-1)?.status !== CONFLICT) return undefined;
  const before = operationsIn(check).slice(0, -1);
  return failed.find(
    (one) =>
      wrongMembersOf(one).includes('status') &&
      isForOneOf(one, ['status']) &&
      (before.some((id) => id === operationOf(one)) || isMakerFor(one, check) || isMadeAlike(one, before)),
  );
}

/** The record is made as the other one is, and nothing changes it. */
const isMadeAlike = (one: CheckRecord, before: readonly OperationId[]): boolean =>
  operationsIn(one).some((id) => isMaking(id) && before.includes(id)) && !operationsIn(one).some(isChange);

/** The record may have been made for several checks, so none of them shows how. */
const isMakerFor = (one: CheckRecord, check: CheckRecord): boolean =>
  isMaking(operationOf(one)) && sectionOfEvidence(one) === sectionOfEvidence(check);

/** The members by which the check says that a request is taken; empty where it is about none, or all requests are refused. */
function decidingIn(check: CheckRecord): readonly string[] {
  const operation = operationOf(check);
  const known: readonly string[] = isOperation(operation) ? clausesAbout(operation, 'acceptance') : [];
  if (check.finding?.takesOthers !== true) return [];
  return attributedClauses(check)
    .filter((clause) => known.includes(clause))
    .flatMap(membersOfClause);
}

/** Some requests are refused and others are taken, and the check is about a member that decides. */
export const isForAMember = (check: CheckRecord): boolean => decidingIn(check).length > 0;

/** Where an operation refuses some requests: a failed check of a member or value that it has to take. */
export function conditionJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (check.finding?.takesOthers !== true) return undefined;
  const same = failed.filter((one) => hasSameAnswer(one, check));
  const isDecided = (one: T): boolean =>
    isForAMember(one) && !same.some((other) => isRegardlessOf(other, one));
  return isDecided(check) ? undefined : same.find(isDecided);
}

/**
 * The request of one check is refused as well, though it does without the members that the other one sends or has other
 * values for them, or has those that the other one leaves out.
 */
function isRegardlessOf(one: CheckRecord, other: CheckRecord): boolean {
  const sent = sentBy(one);
  const otherSent = sentBy(other);
  if (!sent || !otherSent) return false;
  const deciding = decidingIn(other).filter((member) => !member.includes('.'));
  const extra = deciding.filter((member) => otherSent.has(member));
  return extra.length > 0
    ? extra.every((member) => sent.get(member) !== otherSent.get(member))
    : deciding.length > 0 && deciding.every((member) => sent.has(member));
}

/** Where a list is refused: a failed check that is about a parameter which all lists take, and sends the same value. */
export function parameterJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const last = check.finding?.exchanges.at(-1);
  if (last?.method !== 'GET' || isSuccess(last) || isOfConventions(check)) return undefined;
  const sent = queryOf(last);
  const isOfOne = (one: T): boolean => {
    const other = one.finding?.exchanges.at(-1);
    return attributedClauses(one)
      .filter((clause) => isAbout(clause, 'acceptance'))
      .flatMap(membersOfClause)
      .some((name) => sent.has(name) && other !== undefined && queryOf(other).get(name) === sent.get(name));
  };
  return failed.find(
    (one) => isOfConventions(one) && one.finding?.exchanges.at(-1)?.status === last.status && isOfOne(one),
  );
}

const queryOf = ({ path }: Exchange): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '');

/**
 * Where a refused request left a trace: a failed check of one that sends all that this one sends, and more, so that there
 * are fewer reasons to refuse it.
 */
export function fewerFaultsOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (check.finding?.kind !== 'left-a-trace') return undefined;
  const last = refusedIn(check).at(-1);
  const sent = last && sentIn(last);
  if (!sent) return undefined;
  return failed.find(
    (one) =>
      one !== check &&
      one.finding?.kind === 'left-a-trace' &&
      refusedIn(one).some((other) => other.operationId === last.operationId && isWithin(sent, sentIn(other))),
  );
}

const isWithin = (less: Sent, more: Sent | undefined): boolean =>
  more !== undefined && less.size < more.size && [...less.keys()].every((name) => more.has(name));

/** A part of a form, as exchanges show it. */
const PART = /^(\w+)=(.*)/gm;

/** Members of a body, each with its value as text. */
type Sent = ReadonlyMap<string, string>;

/** What the last request sent in its body; undefined where the exchange shows a part of it. */
const sentBy = ({ finding }: CheckRecord): Sent | undefined => sentIn(finding?.exchanges.at(-1) ?? {});

function sentIn({ requestBody: body = '' }: Partial<Exchange>): Sent | undefined {
  if (isCut(body)) return undefined;
  const json = parseJson(body);
  return new Map(
    isObject(json)
      ? Object.entries(json).map(([name, value]) => [name, JSON.stringify(value)] as const)
      : [...body.matchAll(PART)].map(([, name = '', value = '']) => [name, value] as const),
  );
}
