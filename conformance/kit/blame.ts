import { clauses, type ClauseId } from '../../openapi/generated/clauses.ts';
import { Violation } from './errors.ts';
import type { Finding } from './record.ts';

/**
 * Does something that judges. What does not hold in it is a breach of these clauses and of no other that the check
 * cites; a judgement within it that names clauses of its own stands.
 */
export async function blaming<T>(broken: readonly ClauseId[], judge: () => T | Promise<T>): Promise<T> {
  try {
    return await judge();
  } catch (error) {
    throw namedIn(error, broken);
  }
}

/** The same for a judgement that waits for nothing. */
export function blamingNow<T>(broken: readonly ClauseId[], judge: () => T): T {
  try {
    return judge();
  } catch (error) {
    throw namedIn(error, broken);
  }
}

const namedIn = (error: unknown, broken: readonly ClauseId[]): unknown =>
  error instanceof Violation && !error.finding.clauses
    ? new Violation({ ...error.finding, clauses: broken })
    : error;

/**
 * The clauses of a check that a finding breaks: those that the failed assertion names, else those that are not about
 * another aspect of the answer than the one it looked at.
 */
export function blamedBy(
  cited: readonly ClauseId[],
  { aspect, clauses: named }: Pick<Finding, 'aspect' | 'clauses'>,
): readonly ClauseId[] {
  if (named) return named;
  const about = cited.filter((id) => {
    const own = clauses[id].aspect;
    return own === undefined || aspect === undefined || own === aspect;
  });
  return about.length === 0 ? cited : about;
}
