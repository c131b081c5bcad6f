import { clauses } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import { membersOf } from '../kit/fault.ts';
import { isSuccess } from '../kit/match.ts';
import type { CheckRecord, Finding } from '../kit/record.ts';
import { blamed } from './verdicts.ts';

/**
 * Turns a failure into `unproven` where another check of the run judges the same defect, be it waived or not. Without
 * such a judge the check stays failed. Five sorts of failure count, and each has its judge:
 * - `misfit`, a body that does not fit the contract in members that the check does not judge: a failed check that
 *   names one of the members.
 * - `foreign`, an assertion that belongs to no clause of the check: a failed check that blames one of its clauses,
 *   names one of its members, or fails at the same operation.
 * - `unserved`, another status than the stated one: a failed check that blames a clause about the status and got the
 *   same status from the same operation. A refusal needs a judge that sends a plain request.
 * - `unshown`, members that no answer shows: a failed check of the presence of one of them.
 * - `mistaken`, a read that answered another record: a failed check that blames the clause that says which it answers.
 */
export function withoutEchoes<T extends CheckRecord>(checks: readonly T[]): T[] {
  // A check whose own clause failed in a way that nobody else judges is a judge itself.
  return [isOnItsWay, isAboutOthers].reduce<T[]>(
    (all, isNoJudge) => withoutEchoesOf(all, isNoJudge),
    [...checks],
  );
}

function withoutEchoesOf<T extends CheckRecord>(
  checks: readonly T[],
  isNoJudge: (finding: Finding) => boolean,
): T[] {
  const judges = checks.filter(
    ({ verdict, finding }) => (verdict === 'fail' || verdict === 'waived') && finding && !isNoJudge(finding),
  );
  const ofMembers = new Map(
    judges.flatMap((check) =>
      membersOf(check.finding ?? {}).map((member) => [keyOf(check, member), check] as const),
    ),
  );
  const byMember = (check: T, members: readonly string[]): T | undefined =>
    members.map((member) => ofMembers.get(keyOf(check, member))).find((one) => one !== undefined);
  const ofPresence = new Map(
    judges.flatMap((check) => {
      const absent = check.finding?.absent;
      return absent === undefined ? [] : [[keyOf(check, absent), check] as const];
    }),
  );
  const byPresence = (check: T, members: readonly string[] = []): T | undefined =>
    members.map((member) => ofPresence.get(keyOf(check, member))).find((one) => one !== undefined);
  const byClause = (clauses: readonly string[] = []): readonly T[] =>
    judges.filter((judge) => blamed(judge).some((id) => clauses.includes(id)));
  const judgeOf = (
    check: T,
    { misfit, foreign, unserved, unshown, mistaken, members = [] }: Finding,
  ): T | undefined =>
    byClause(mistaken)[0] ??
    byPresence(check, unshown) ??
    byClause(unserved).find((judge) => gotTheSame(judge, check)) ??
    (misfit
      ? byMember(check, misfit)
      : foreign &&
        (byClause(foreign)[0] ??
          byMember(check, membersOf({ members })) ??
          judges.find((judge) => operationOf(judge) === operationOf(check) && operationOf(judge) !== '')));
  return checks.map((check) => {
    const { finding, verdict } = check;
    const judge = finding && verdict === 'fail' ? judgeOf(check, finding) : undefined;
    if (!finding || !judge) return check;
    const reason = `what it needs on its way does not hold, which ${judge.id} judges: ${blamed(judge).join(', ')}`;
    return { ...check, verdict: 'unproven', reason };
  });
}

/** The assertion that failed is about none of the clauses of its check. */
const isAboutOthers = ({ misfit, foreign }: Finding): boolean =>
  misfit !== undefined || foreign !== undefined;

const isOnItsWay = (finding: Finding): boolean => {
  const { unserved, unshown, mistaken } = finding;
  return isAboutOthers(finding) || [unserved, unshown, mistaken].some((one) => one !== undefined);
};

/** Both got one status from one operation; a refusal counts where the judge is about the status in general. */
const gotTheSame = (judge: CheckRecord, check: CheckRecord): boolean => {
  const [own, other] = [judge, check].map(({ finding }) => finding?.exchanges.at(-1));
  return (
    own !== undefined &&
    other !== undefined &&
    own.operationId === other.operationId &&
    own.status === other.status &&
    (isSuccess(own) || judge.clauses.some((id) => isAboutStatusAlone(id)))
  );
};

/** A clause about the status of any valid request, such as that of every successful read. */
const aboutStatusAlone = new Set<string>(
  Object.values(clauses).flatMap(({ id, about }) =>
    about.aspect.length === 1 && about.aspect[0] === 'status' ? [id] : [],
  ),
);
const isAboutStatusAlone = (id: string): boolean => aboutStatusAlone.has(id);

const sections = new Map<string, string>(Object.values(operations).map(({ id, section }) => [id, section]));

/** A member together with its section, because members of different sections can have the same name. */
const keyOf = (check: CheckRecord, member: string): string =>
  `${sections.get(operationOf(check)) ?? ''} ${member}`;

/** The operation whose answer shows what was found. */
const operationOf = ({ finding }: CheckRecord): string => finding?.exchanges.at(-1)?.operationId ?? '';
