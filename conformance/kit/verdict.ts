import { clauses as register } from '../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { NotApplicable, TargetLost, Unproven, Violation, messageOf } from './errors.ts';
import type { Exchange, Finding, Verdict } from './record.ts';

interface Judged {
  readonly verdict: Verdict;
  readonly reason?: string;
  readonly finding?: Finding;
  /** A note that is reported with the verdict. */
  readonly note?: string;
}

/** How a check ended: it came to its end, or something was thrown. */
export type Ending = 'returned' | { readonly thrown: unknown };

/** Clauses that the interface leaves open can be observed, never broken. */
export function onlyOpen(
  cited: readonly ClauseId[],
  clauses: Readonly<Record<string, { readonly determinacy: string }>> = register,
): boolean {
  return cited.length > 0 && cited.every((id) => clauses[id]?.determinacy === 'open');
}

export function assert(
  ending: Ending,
  { open, observed }: { readonly open: boolean; readonly observed: boolean },
): Judged {
  if (ending === 'returned') return { verdict: open || observed ? 'observed' : 'pass' };
  const { thrown } = ending;
  if (thrown instanceof Violation) {
    const { finding } = thrown;
    if (!open) return { verdict: 'fail', finding };
    return {
      verdict: 'observed',
      note: `a reading of its own: ${finding.found} (looked for: ${finding.promised})`,
    };
  }
  // It is not known what the target did with a request that it did not answer.
  if (thrown instanceof Unproven || thrown instanceof TargetLost)
    return { verdict: 'unproven', reason: thrown.message };
  if (thrown instanceof NotApplicable) return { verdict: 'not-applicable', reason: thrown.message };
  return { verdict: 'error', reason: `the suite's own error: ${messageOf(thrown)}${placeOf(thrown)}` };
}

/**
 * The judgement of a check that met server errors which it did not blame: no promise may be broken by them, but what the
 * target does is not known either.
 */
export function despiteErrors(judged: Judged, [error]: readonly Exchange[]): Judged {
  if (!error || (judged.verdict !== 'pass' && judged.verdict !== 'observed')) return judged;
  const { method, path, status } = error;
  return { verdict: 'unproven', reason: `the target answered ${status} to ${method} ${path.split('?')[0]}` };
}

/** The first place in the suite that a stack names. */
function placeOf(thrown: unknown): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const line = stack.split('\n').find((one) => /conformance[\\/]/.test(one));
  return line === undefined ? '' : ` (${line.trim()})`;
}
