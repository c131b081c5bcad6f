import { isOperation } from './about.ts';
import { Unproven, Violation } from './errors.ts';
import { statusClausesOf } from './preconditions.ts';
import { withRecentExchanges } from './property.ts';
import type { Exchange, Finding } from './record.ts';
import { isServerError } from './server-errors.ts';
import type { Ending } from './verdict.ts';

/**
 * The finding of a check that is unproven because the target answered a request of its precondition with a server
 * error. It breaks the clauses about the stated status, not those of the check.
 */
export function failedPreconditionOf(
  ending: Ending,
  recentExchanges: readonly Exchange[],
): Finding | undefined {
  if (ending === 'returned' || !(ending.thrown instanceof Unproven)) return undefined;
  const { cause } = ending.thrown;
  if (!(cause instanceof Violation)) return undefined;
  const { finding } = withRecentExchanges(cause, recentExchanges);
  const last = finding.exchanges.at(-1);
  if (!last?.operationId || !isServerError(last) || !isOperation(last.operationId)) return undefined;
  return { ...finding, otherClauses: statusClausesOf(last.operationId) };
}
