import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import { Violation } from '../kit/errors.ts';
import { fits } from '../kit/match.ts';
import { must } from '../kit/must.ts';

/** The sentence about each member of a resource: what is broken where the member is of another type. */
export type MemberClauses = Readonly<Record<string, ClauseId>>;

/** A finding about the shape of a body names the sentence about the first member that is wrong. */
export function memberBlamed(error: unknown, clauses: MemberClauses): unknown {
  if (!(error instanceof Violation) || error.finding.clauses) return error;
  const [, member = ''] = /^data\.(?:\d+\.)?(\w+)/.exec(error.finding.found) ?? [];
  const clause = clauses[member];
  return clause ? new Violation({ ...error.finding, clauses: [clause] }) : error;
}

/** A body is as the contract describes it; where a member is not, the sentence about it is broken. */
export function mustFit(answer: Answer, clauses: MemberClauses): void {
  try {
    must(answer, fits);
  } catch (error) {
    throw memberBlamed(error, clauses);
  }
}
