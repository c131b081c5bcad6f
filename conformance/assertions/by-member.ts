import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import { schemaMismatchIn } from '../kit/attribute.ts';
import { Violation } from '../kit/errors.ts';
import { membersOf } from '../kit/fault.ts';
import { fits } from '../kit/match.ts';
import { must } from '../kit/must.ts';

/** For each member, the clauses about its value. */
export type ClausesOfMembers = Readonly<Record<string, readonly ClauseId[]>>;

/** Asserts something about a record. A failure breaks the clauses of the members that differ, and those of `also`. */
export function byMember<T>(members: ClausesOfMembers, assert: () => T, also: readonly ClauseId[] = []): T {
  try {
    return assert();
  } catch (error) {
    if (!(error instanceof Violation) || error.finding.clauses) throw error;
    const named = membersOf(error.finding).flatMap((name) => members[name] ?? []);
    const clauses = [...new Set([...named, ...also])];
    if (clauses.length === 0) throw error;
    throw new Violation({ ...error.finding, ...schemaMismatchIn(error.finding), clauses });
  }
}

/** The body must fit the contract. A member that does not breaks its clauses. */
export const mustFit = (answer: Answer, members: ClausesOfMembers): void =>
  byMember(members, () => must(answer, fits));
