import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import { membersTold } from '../kit/blame.ts';
import { Violation } from '../kit/errors.ts';
import { fits } from '../kit/match.ts';
import { must } from '../kit/must.ts';

/** The clauses that say what a member shows, by the name of the member. */
export type ClausesOfMembers = Readonly<Record<string, readonly ClauseId[]>>;

/**
 * Judges a record member by member: what does not hold breaks the clauses of the members that differ, and those that
 * are named beside.
 */
export function byMember<T>(members: ClausesOfMembers, judge: () => T, beside: readonly ClauseId[] = []): T {
  try {
    return judge();
  } catch (error) {
    throw blamedMembers(error, members, beside);
  }
}

/** What was raised, with the clauses of the members that it tells of. */
export function blamedMembers(
  error: unknown,
  members: ClausesOfMembers,
  beside: readonly ClauseId[] = [],
): unknown {
  if (!(error instanceof Violation) || error.finding.clauses) return error;
  const told = membersTold(error.finding.found).flatMap((name) => members[name] ?? []);
  const clauses = [...new Set([...told, ...beside])];
  return clauses.length > 0 ? new Violation({ ...error.finding, clauses }) : error;
}

/** A body is as the contract describes it; where a member is not, the sentence about it is broken. */
export const mustFit = (answer: Answer, members: ClausesOfMembers): void =>
  byMember(members, () => must(answer, fits));
