import { clausesAbout, isAbout, isOperation, membersOfClause } from '../kit/about.ts';
import { isCut, isObject, parseJson } from '../kit/json.ts';
import { DENIALS } from '../kit/match.ts';
import type { CheckRecord } from '../kit/record.ts';
import {
  hasSameAnswer,
  isForOneOf,
  isMaking,
  operationOf,
  operationsIn,
  sectionOfEvidence,
  wrongMembersOf,
} from './failures.ts';
import { attributedClauses } from './verdicts.ts';

/** Whom a refusal is left to, where a success was due. */

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

/** Where a user is not served: a failed check of who is, or else of what can be read once it is made, which met the same. */
export function accessJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (!isDenied(check) || isOfAccess(check)) return undefined;
  const same = failed.filter((one) => hasSameAnswer(one, check));
  return same.find(isOfAccess) ?? (isOfMaking(check) ? undefined : same.find(isOfMaking));
}

/** Where the state of a record forbids a change: a failed check of the state that an operation before it leaves. */
export function stateJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (check.finding?.exchanges.at(-1)?.status !== 409) return undefined;
  const before = operationsIn(check).slice(0, -1);
  return failed.find(
    (one) =>
      wrongMembersOf(one).includes('status') &&
      isForOneOf(one, ['status']) &&
      (before.some((id) => id === operationOf(one)) || isMakerFor(one, check)),
  );
}

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
 * The request of one check is refused as well, though it does without the members that the other one sends, or has those
 * that the other one leaves out.
 */
function isRegardlessOf(one: CheckRecord, other: CheckRecord): boolean {
  const sent = sentBy(one);
  const otherSent = sentBy(other);
  if (!sent || !otherSent) return false;
  const deciding = decidingIn(other).filter((member) => !member.includes('.'));
  const extra = deciding.filter((member) => otherSent.has(member));
  return extra.length > 0
    ? extra.every((member) => !sent.has(member))
    : deciding.length > 0 && deciding.every((member) => sent.has(member));
}

/** A part of a form, as exchanges show it. */
const PART = /^(\w+)=/gm;

/** The names of what the last request sent in its body; undefined where the exchange shows a part of it. */
function sentBy({ finding }: CheckRecord): ReadonlySet<string> | undefined {
  const body = finding?.exchanges.at(-1)?.requestBody ?? '';
  if (isCut(body)) return undefined;
  const json = parseJson(body);
  return new Set(isObject(json) ? Object.keys(json) : [...body.matchAll(PART)].map(([, name = '']) => name));
}
