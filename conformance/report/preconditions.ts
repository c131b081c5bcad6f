import type { CheckResult } from './results.ts';

/**
 * A check that fails since a body is not as the contract describes it, and that says nothing about such members, has
 * met what another check judges: it proves nothing then, and its clauses are not judged. Where no check of the run
 * judges these members better, it goes on failing.
 */
export function withoutEchoes(checks: readonly CheckResult[]): CheckResult[] {
  const failures = checks.filter(({ verdict }) => verdict === 'fail');
  return checks.map((check) => {
    const { finding, verdict } = check;
    const members = verdict === 'fail' ? (finding?.misfit ?? []) : [];
    const judge = failures.find(
      (one) => distance(one) < distance(check) && members.some((member) => tells(one, member)),
    );
    if (!finding || !judge) return check;
    const broken = judge.finding?.clauses ?? judge.clauses;
    const reason = `an answer on its way is not as described (${finding.found.slice(0, SHOWN)}), which ${judge.id} judges: ${broken.join(', ')}`;
    return { ...check, verdict: 'unproven', reason };
  });
}

/** Characters of what was found that a reason shows. */
const SHOWN = 120;

/** How far a failed check is from judging what it found: it names the sentence about it, or it met it on its way. */
const distance = ({ finding }: CheckResult): 0 | 1 => (finding?.misfit ? 1 : 0);

/** Does a finding speak of the member? */
const tells = ({ finding }: CheckResult, member: string): boolean =>
  finding !== undefined && new RegExp(`\\b${member}\\b`).test(`${finding.promised} ${finding.found}`);
