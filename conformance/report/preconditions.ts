import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { clausesAbout, clausesOf, isAbout, isOnlyAbout, isOperation, membersOfClause } from '../kit/about.ts';
import { membersOf } from '../kit/fault.ts';
import { DENIALS, isSuccess } from '../kit/match.ts';
import type { CheckRecord, Finding } from '../kit/record.ts';
import { afterLessOf, isAboutAnEffect, operationOf } from './symptoms.ts';
import { attributedClauses } from './verdicts.ts';

/**
 * Turns a failure into `unproven` where another check of the run judges the same defect, be it waived or not. Without
 * such a judge the check stays failed. Five sorts of failure count, and each has its judge:
 * - `schemaMismatch`, a body that does not fit the contract in members that the check does not judge: a failed check that
 *   names one of the members.
 * - `otherClauses`, an assertion that belongs to no clause of the check: a failed check that blames one of its clauses,
 *   names one of its members, or fails at the same operation.
 * - `wrongStatus`, another status than the stated one: a failed check that blames a clause about the status and got the
 *   same status from the same operation. A refusal needs a judge that sends a plain request.
 * - `neverShown`, members that no answer shows: a failed check of the presence of one of them.
 * - `brokenPremises`, an answer that shows another record, or a list that holds what its request excludes: a failed check that
 *   blames a clause about that.
 * Seven more are seen from what the check did. A refusal is left to the check of who is served where it is one for who asks,
 * to the check of the state where the state of the record forbids the change, and to the check of the member that decides
 * where others are taken. A value that is not as required is left to the check of its member, a sequence of steps to a check
 * that tries one of them alone, a symptom to the check that meets it after less, and what happens after a change to the check
 * that judges the effect of that change.
 */
export function withoutEchoes<T extends CheckRecord>(checks: readonly T[]): T[] {
  // A check that fails at its own clause in a way that no other check covers is a judge itself.
  const judged = [isOnItsWay, isAboutOthers].reduce<T[]>(
    (all, citesOthersOnly) => withoutEchoesOf(all, citesOthersOnly),
    [...checks],
  );
  return [
    accessJudgeOf,
    stateJudgeOf,
    conditionJudgeOf,
    memberJudgeOf,
    simplerOf,
    afterLessOf,
    effectJudgeOf,
  ].reduce<T[]>((all, judgeIn) => {
    const failed = all.filter(isFailed);
    return leave(all, (check) => (isFailed(check) ? judgeIn(check, failed) : undefined));
  }, judged);
}

const isFailed = ({ verdict, finding }: CheckRecord): boolean =>
  (verdict === 'fail' || verdict === 'waived') && finding !== undefined;

function leftTo<T extends CheckRecord>(check: T, judge: T | undefined): T {
  if (!judge || check.verdict !== 'fail') return check;
  const reason = `what it needs on its way does not hold, which ${judge.id} judges: ${attributedClauses(judge).join(', ')}`;
  return { ...check, verdict: 'unproven', reason };
}

const isSequence = ({ finding }: CheckRecord): boolean => finding?.replay?.replayPath !== undefined;

const operationsIn = ({ finding }: CheckRecord): readonly OperationId[] =>
  (finding?.exchanges ?? []).map(({ operationId = '' }) => operationId).filter(isOperation);

/** The operations before the answer that shows the defect, with its own where that answer was as expected. */
const operationsBefore = (check: CheckRecord): readonly OperationId[] =>
  operationsIn(check).slice(0, check.finding?.kind === 'wrong-status' ? -1 : undefined);

/** A failed check without steps at random whose evidence is the answer of an operation that the sequence uses. */
function simplerOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (!isSequence(check)) return undefined;
  const used = operationsIn(check);
  return failed.find((one) => !isSequence(one) && used.some((id) => id === operationOf(one)));
}

/** Some requests are refused and others are taken, and the check is about a member that decides. */
function isForAMember(check: CheckRecord): boolean {
  const operation = operationOf(check);
  const known: readonly string[] = isOperation(operation) ? clausesAbout(operation, 'acceptance') : [];
  return (
    check.finding?.takesOthers === true &&
    attributedClauses(check).some((clause) => known.includes(clause) && membersOfClause(clause).length > 0)
  );
}

/** Where an operation refuses some requests: a failed check of a member or value that it has to take. */
function conditionJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  if (check.finding?.takesOthers !== true || isForAMember(check)) return undefined;
  return failed.find((one) => isForAMember(one) && hasSameAnswer(one, check));
}

/** The members whose value is not as required. */
const wrongMembersOf = ({ finding }: CheckRecord): readonly string[] =>
  finding?.kind === 'wrong-value' || finding?.kind === 'missing-member' ? membersOf(finding) : [];

const isForOneOf = (check: CheckRecord, members: readonly string[]): boolean =>
  attributedClauses(check).some((clause) =>
    membersOfClause(clause).some((own) => members.some((member) => isSamePath(own, member))),
  );

/** A failed check that is about the member whose value this one notices, where this one is about none of them. */
function memberJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const members = wrongMembersOf(check);
  if (members.length === 0 || isForOneOf(check, members)) return undefined;
  const used = operationsIn(check);
  return failed.find((one) => {
    const both = wrongMembersOf(one).filter((member) => members.includes(member));
    return both.length > 0 && isForOneOf(one, both) && operationsIn(one).some((id) => used.includes(id));
  });
}

const isOfSuccess = (status: string): boolean => status.startsWith('2');

/** Where a user is not served: a failed check of who is, which met the same. */
function accessJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const isOfAccess = (one: T): boolean => attributedClauses(one).some((clause) => isAbout(clause, 'access'));
  const { statuses = [], exchanges = [] } = check.finding ?? {};
  const isDenied = statuses.some(isOfSuccess) && DENIALS.includes(exchanges.at(-1)?.status ?? 0);
  if (!isDenied || isOfAccess(check)) return undefined;
  return failed.find((one) => isOfAccess(one) && hasSameAnswer(one, check));
}

/** Where the state of a record forbids a change: a failed check of the state that an operation before it leaves. */
function stateJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
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
const isMakerFor = (one: CheckRecord, check: CheckRecord): boolean => {
  const operation = operationOf(one);
  const isMaking = isOperation(operation) && operations[operation].method === 'post' && !isChange(operation);
  return isMaking && sectionOfEvidence(one) === sectionOfEvidence(check);
};

/** A failed check of the effect of a change that this check made as well, if none of its own clauses is about it. */
function effectJudgeOf<T extends CheckRecord>(check: T, failed: readonly T[]): T | undefined {
  const own = attributedClauses(check).filter(isAboutAnEffect);
  const made = operationsBefore(check).filter(
    (id) => isChange(id) && !clausesOf(id).some((clause) => own.includes(clause)),
  );
  const effects = new Set<string>(made.flatMap((id) => clausesOf(id).filter(isAboutAnEffect)));
  return failed.find(
    (one) =>
      one !== check &&
      !(one.finding && isAboutOthers(one.finding)) &&
      attributedClauses(one).some((clause) => effects.has(clause)),
  );
}

/** An operation that changes a record which is there. One with a body that is no replacement makes a record. */
function isChange(id: OperationId): boolean {
  const { method, body }: { readonly method: string; readonly body?: unknown } = operations[id];
  return method !== 'get' && (method !== 'post' || body === undefined);
}

function withoutEchoesOf<T extends CheckRecord>(
  checks: readonly T[],
  citesOthersOnly: (finding: Finding) => boolean,
): T[] {
  const judges = checks.filter(
    (check) => isFailed(check) && check.finding !== undefined && !citesOthersOnly(check.finding),
  );
  const ofMembers = new Map(
    judges.flatMap((check) =>
      [...membersOf(check.finding ?? {}), check.finding?.absent ?? ''].map(
        (member) => [keyOf(check, member), check] as const,
      ),
    ),
  );
  const byMember = (check: T, members: readonly string[]): T | undefined =>
    members.map((member) => ofMembers.get(keyOf(check, member))).find((one) => one !== undefined);
  const ofPresence = judges.filter(({ finding }) => finding?.absent !== undefined);
  const byPresence = (check: T, members: readonly string[] = []): T | undefined =>
    ofPresence.find(
      (judge) =>
        sectionOfEvidence(judge) === sectionOfEvidence(check) &&
        members.some((member) => isAtOrWithin(member, judge.finding?.absent ?? '')),
    );
  const byClause = (clauses: readonly string[] = []): readonly T[] =>
    judges.filter((judge) => attributedClauses(judge).some((id) => clauses.includes(id)));
  const judgeOf = (
    check: T,
    { schemaMismatch, otherClauses, wrongStatus, neverShown, brokenPremises, members = [] }: Finding,
  ): T | undefined =>
    byClause(brokenPremises)[0] ??
    byPresence(check, neverShown) ??
    (isForAMember(check) ? undefined : byClause(wrongStatus).find((judge) => gotTheSame(judge, check))) ??
    (schemaMismatch
      ? byMember(check, schemaMismatch)
      : otherClauses &&
        (byClause(otherClauses)[0] ??
          byMember(check, membersOf({ members })) ??
          judges.find((judge) => operationOf(judge) === operationOf(check) && operationOf(judge) !== '')));
  return leave(checks, (check) =>
    check.finding && check.verdict === 'fail' ? judgeOf(check, check.finding) : undefined,
  );
}

/** Leaves each check to its judge, if it has one that is not left to the check itself in the end. */
function leave<T extends CheckRecord>(checks: readonly T[], judgeIn: (check: T) => T | undefined): T[] {
  const judges = new Map<string, T>();
  const isLeftTo = (one: T | undefined, check: T): boolean =>
    one !== undefined && (one.id === check.id || isLeftTo(judges.get(one.id), check));
  for (const check of checks) {
    const judge = judgeIn(check);
    if (judge && !isLeftTo(judge, check)) judges.set(check.id, judge);
  }
  return checks.map((check) => leftTo(check, judges.get(check.id)));
}

/** The assertion that failed is about none of the clauses of its check. */
const isAboutOthers = ({ schemaMismatch, otherClauses }: Finding): boolean =>
  schemaMismatch !== undefined || otherClauses !== undefined;

const isOnItsWay = (finding: Finding): boolean => {
  const { wrongStatus, neverShown, brokenPremises } = finding;
  return isAboutOthers(finding) || [wrongStatus, neverShown, brokenPremises].some((one) => one !== undefined);
};

/**
 * Both got one status from one operation. A refusal counts where the judge is about the status of every valid request, or
 * about what is taken.
 */
const gotTheSame = (judge: CheckRecord, check: CheckRecord): boolean => {
  const own = judge.finding?.exchanges.at(-1);
  return (
    own !== undefined &&
    hasSameAnswer(judge, check) &&
    (isSuccess(own) ||
      attributedClauses(judge).some((id) => isOnlyAbout(id, 'status') || isAbout(id, 'acceptance')))
  );
};

/** The same operation answered both with the same status. */
const hasSameAnswer = (one: CheckRecord, other: CheckRecord): boolean => {
  const [last, otherLast] = [one, other].map(({ finding }) => finding?.exchanges.at(-1));
  return (
    last !== undefined && last.operationId === otherLast?.operationId && last.status === otherLast?.status
  );
};

const sections = new Map<string, string>(Object.values(operations).map(({ id, section }) => [id, section]));

const sectionOfEvidence = (check: CheckRecord): string => sections.get(operationOf(check)) ?? '';

/** A member together with its section, because members of different sections can have the same name. */
const keyOf = (check: CheckRecord, member: string): string => `${sectionOfEvidence(check)} ${member}`;

/** A path may begin further in than the record. */
const isSamePath = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** Where a member shows nowhere, what it would hold does not either. */
const isAtOrWithin = (member: string, outer: string): boolean =>
  isSamePath(member, outer) || member.startsWith(`${outer}.`);
