import { operations } from '../../openapi/generated/contract.ts';
import { membersTold } from '../kit/blame.ts';
import type { CheckRecord, Finding } from '../kit/record.ts';
import { blamed } from './verdicts.ts';

/**
 * A check that fails for what is no matter of its own has met what another check judges: it proves nothing then, and its
 * clauses are not judged. That is a body that is not as the contract describes it, where it says nothing about such
 * members, or an assertion that stands for none of its clauses. Another check judges it where it blames one of the
 * clauses or of the members that this one met, or, as the assertion is not about what this check promises, where it
 * blames what the same operation does. Where no check of the run does, it goes on failing.
 */
export function withoutEchoes<T extends CheckRecord>(checks: readonly T[]): T[] {
  const judges = checks.filter(
    ({ verdict, finding }) => verdict === 'fail' && finding && !finding.misfit && !finding.foreign,
  );
  const ofMembers = new Map(
    judges.flatMap((check) =>
      membersTold(check.finding?.found ?? '').map((member) => [keyOf(check, member), check] as const),
    ),
  );
  const byMember = (check: T, members: readonly string[]): T | undefined =>
    members.map((member) => ofMembers.get(keyOf(check, member))).find((one) => one !== undefined);
  const judgeOf = (check: T, { misfit, foreign, found }: Finding): T | undefined =>
    misfit
      ? byMember(check, misfit)
      : foreign &&
        (judges.find((judge) => blamed(judge).some((id) => foreign.includes(id))) ??
          byMember(check, membersTold(found)) ??
          judges.find((judge) => operationOf(judge) === operationOf(check) && operationOf(judge) !== ''));
  return checks.map((check) => {
    const { finding, verdict } = check;
    const judge = finding && verdict === 'fail' ? judgeOf(check, finding) : undefined;
    if (!finding || !judge) return check;
    const reason = `what it needs on its way does not hold (${finding.found.slice(0, SHOWN)}), which ${judge.id} judges: ${blamed(judge).join(', ')}`;
    return { ...check, verdict: 'unproven', reason };
  });
}

/** Characters of what was found that a reason shows. */
const SHOWN = 120;

const sections = new Map<string, string>(Object.values(operations).map(({ id, section }) => [id, section]));

/** A member of what the operations of a section answer; members of other sections may be called the same. */
const keyOf = (check: CheckRecord, member: string): string =>
  `${sections.get(operationOf(check)) ?? ''} ${member}`;

/** The operation whose answer shows what was found. */
const operationOf = ({ finding }: CheckRecord): string => finding?.exchanges.at(-1)?.operationId ?? '';
