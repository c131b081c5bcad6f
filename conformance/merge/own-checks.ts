import type { CheckSpec } from '../kit/check.ts';
import { UsageError } from '../run/usage.ts';
import type { Part } from './merge.ts';

/**
 * Refuses a part whose checks are not those of this suite: the cited clauses decide which clauses are held, and a file
 * may contain anything.
 */
export function mustBeOwnChecks(parts: readonly Part[], declared: readonly CheckSpec[]): void {
  const known = new Map(declared.map((spec) => [spec.id, spec]));
  for (const { name, results } of parts) {
    if (results.subject !== undefined)
      throw new UsageError(
        `${name} is about a ${results.subject}. ces merge takes the reports of ces conform.`,
      );
    for (const check of results.checks) {
      const own = known.get(check.id);
      if (!own) throw refused(name, check.id, 'is not a check of this suite');
      if (check.clauses.join(' ') !== own.clauses.join(' '))
        throw refused(
          name,
          check.id,
          `cites ${listed(check.clauses)}, and in this suite ${listed(own.clauses)}`,
        );
      if (check.profile !== (own.profile ?? 'core') || check.says !== own.says)
        throw refused(name, check.id, 'is described as another check than that of this suite');
    }
  }
}

const refused = (name: string, id: string, why: string): UsageError =>
  new UsageError(`${name}: checks: ${id} ${why}. Use the original folder written by ces conform.`);

const listed = (clauses: readonly string[]): string => clauses.join(', ') || 'no clause';
