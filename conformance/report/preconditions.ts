import { operations } from '../../openapi/generated/contract.ts';
import { membersTold } from '../kit/blame.ts';
import type { CheckRecord, Finding } from '../kit/record.ts';
import { blamed } from './verdicts.ts';

/**
 * Turns a failure into `unproven` where another check of the run judges the same defect. Two sorts of failure
 * count: `misfit`, a body that does not fit the contract in members that the check does not judge, and
 * `foreign`, an assertion that belongs to no clause of the check. The judge of a misfit is a failed check
 * that names one of its members. The judge of a foreign assertion is a failed check that blames one of its
 * clauses, names one of its members, or fails at the same operation. Without a judge the check stays failed.
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

/** A member together with its section, because members of different sections can have the same name. */
const keyOf = (check: CheckRecord, member: string): string =>
  `${sections.get(operationOf(check)) ?? ''} ${member}`;

/** The operation whose answer shows what was found. */
const operationOf = ({ finding }: CheckRecord): string => finding?.exchanges.at(-1)?.operationId ?? '';
