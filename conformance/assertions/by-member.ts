import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { blamed } from '../kit/blame.ts';
import { Violation } from '../kit/errors.ts';

/** The clauses that say what a member shows, by the name of the member. */
export type ClausesOfMembers = Readonly<Record<string, readonly ClauseId[]>>;

/** Where a finding tells a member: at its beginning and after each `; `, as `name is …` or `data.0.name must …`. */
const MEMBER = /(?:^|; )(?:data\.)?(?:\d+\.)?(\w+)/g;

/**
 * Judges a record member by member: what does not hold breaks the clauses of the members that differ, and those that
 * are named beside.
 */
export function byMember<T>(members: ClausesOfMembers, judge: () => T, beside: readonly ClauseId[] = []): T {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const told = [...error.finding.found.matchAll(MEMBER)].flatMap(([, name = '']) => members[name] ?? []);
    return blamed([...new Set([...told, ...beside])], () => {
      throw error;
    });
  }
}
