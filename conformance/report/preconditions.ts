import { operations } from '../../openapi/generated/contract.ts';
import { membersTold } from '../kit/blame.ts';
import type { CheckResult } from './results.ts';

/**
 * A check that fails since a body is not as the contract describes it, and that says nothing about such members, has
 * met what another check judges: it proves nothing then, and its clauses are not judged. Where no check of the run
 * judges these members in the answers of that section, it goes on failing.
 */
export function withoutEchoes(checks: readonly CheckResult[]): CheckResult[] {
  const failures = checks.filter(({ verdict }) => verdict === 'fail');
  const judges = new Map(
    failures.flatMap((check) =>
      check.finding && !check.finding.misfit
        ? membersTold(check.finding.found).map((member) => [keyOf(check, member), check] as const)
        : [],
    ),
  );
  const judgeOf = (check: CheckResult): CheckResult | undefined =>
    check.finding?.misfit?.map((member) => judges.get(keyOf(check, member))).find((one) => one !== undefined);
  return checks.map((check) => {
    const { finding, verdict } = check;
    const judge = verdict === 'fail' ? judgeOf(check) : undefined;
    if (!finding || !judge) return check;
    const broken = judge.finding?.clauses ?? judge.clauses;
    const reason = `an answer on its way is not as described (${finding.found.slice(0, SHOWN)}), which ${judge.id} judges: ${broken.join(', ')}`;
    return { ...check, verdict: 'unproven', reason };
  });
}

/** Characters of what was found that a reason shows. */
const SHOWN = 120;

const sections = new Map<string, string>(Object.values(operations).map(({ id, section }) => [id, section]));

/** A member of what the operations of a section answer; members of other sections may be called the same. */
const keyOf = ({ finding }: CheckResult, member: string): string =>
  `${sections.get(finding?.exchanges.at(-1)?.operationId ?? '') ?? ''} ${member}`;
