import { isAbout, isOnlyAbout } from '../kit/about.ts';
import { membersOf } from '../kit/fault.ts';
import { isSuccess } from '../kit/match.ts';
import type { CheckRecord, Finding } from '../kit/record.ts';
import {
  envelopeJudgeOf,
  filterJudgeOf,
  itemsJudgeOf,
  memberJudgeOf,
  presenceJudgeOf,
  typeJudgeOf,
  windowJudgeOf,
} from './contents.ts';
import {
  hasSameAnswer,
  isAboutOthers,
  isFailed,
  isSamePath,
  narrowedBy,
  operationOf,
  sectionOfEvidence,
} from './failures.ts';
import {
  accessJudgeOf,
  conditionJudgeOf,
  conflictJudgeOf,
  fewerFaultsOf,
  isForAMember,
  contentsJudgeOf,
  parameterJudgeOf,
  stateJudgeOf,
} from './refusals.ts';
import {
  afterLessOf,
  effectJudgeOf,
  eventJudgeOf,
  lessNarrowOf,
  particularJudgeOf,
  simplerOf,
} from './symptoms.ts';
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
 * The others are seen from what the check did: refusals (`refusals.ts`), values and lists (`contents.ts`), and what happens
 * after a change (`symptoms.ts`).
 */
export function withoutEchoes<T extends CheckRecord>(checks: readonly T[]): T[] {
  // A check that fails at its own clause in a way that no other check covers is a judge itself.
  const judged = [isOnItsWay, isAboutOthers].reduce<T[]>(
    (all, citesOthersOnly) => withoutEchoesOf(all, citesOthersOnly),
    [...checks],
  );
  return [
    accessJudgeOf,
    contentsJudgeOf,
    stateJudgeOf,
    conflictJudgeOf,
    fewerFaultsOf,
    parameterJudgeOf,
    conditionJudgeOf,
    envelopeJudgeOf,
    presenceJudgeOf,
    typeJudgeOf,
    memberJudgeOf,
    filterJudgeOf,
    itemsJudgeOf,
    windowJudgeOf,
    eventJudgeOf,
    simplerOf,
    particularJudgeOf,
    lessNarrowOf,
    afterLessOf,
    effectJudgeOf,
  ].reduce<T[]>((all, judgeIn) => {
    const failed = all.filter(isFailed);
    return leave(all, (check) => (isFailed(check) ? judgeIn(check, failed) : undefined));
  }, judged);
}

function leftTo<T extends CheckRecord>(check: T, judge: T | undefined): T {
  if (!judge || check.verdict !== 'fail') return check;
  const reason = `what it needs on its way does not hold, which ${judge.id} judges: ${attributedClauses(judge).join(', ')}`;
  return { ...check, verdict: 'unproven', reason };
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
  // A member that lacks a part of it is not as described either.
  const byPart = (check: T, members: readonly string[]): T | undefined =>
    ofPresence.find(
      (judge) =>
        sectionOfEvidence(judge) === sectionOfEvidence(check) &&
        members.some((member) => judge.finding?.absent?.startsWith(`${member}.`) === true),
    );
  const byClause = (clauses: readonly string[] = []): readonly T[] =>
    judges.filter((judge) => attributedClauses(judge).some((id) => clauses.includes(id)));
  const judgeOf = (
    check: T,
    { schemaMismatch, otherClauses, wrongStatus, neverShown, brokenPremises, members = [] }: Finding,
  ): T | undefined =>
    byClause(brokenPremises).find((judge) => isAskedLess(judge, check)) ??
    byPresence(check, neverShown) ??
    (isForAMember(check) ? undefined : byClause(wrongStatus).find((judge) => gotTheSame(judge, check))) ??
    (schemaMismatch
      ? (byMember(check, schemaMismatch) ?? byPart(check, schemaMismatch))
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

const isOnItsWay = (finding: Finding): boolean => {
  const { wrongStatus, neverShown, brokenPremises } = finding;
  return isAboutOthers(finding) || [wrongStatus, neverShown, brokenPremises].some((one) => one !== undefined);
};

/** The last request of the judge narrows a list by nothing that the one of the check does without. */
const isAskedLess = (judge: CheckRecord, check: CheckRecord): boolean => {
  const own = narrowedBy(check);
  return narrowedBy(judge).every((name) => own.includes(name));
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

/** A member together with its section, because members of different sections can have the same name. */
const keyOf = (check: CheckRecord, member: string): string => `${sectionOfEvidence(check)} ${member}`;

/** Where a member shows nowhere, what it would hold does not either. */
const isAtOrWithin = (member: string, outer: string): boolean =>
  isSamePath(member, outer) || member.startsWith(`${outer}.`);
