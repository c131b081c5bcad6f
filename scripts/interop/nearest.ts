import { clauses } from '../../openapi/generated/clauses.ts';
import { comesFrom, type ClauseTable } from './blame.ts';

type SectionTable = Readonly<Record<string, ClauseTable[string] & { readonly section: string }>>;

interface CitingCheck {
  readonly id: string;
  readonly clauses: readonly string[];
}

const sectionOf = (id: string): string => id.split('.', 1)[0] ?? id;

/**
 * A glob over the checks of the sections whose firm clauses come from the line; undefined, for all checks, where there
 * is none. Where the checks that cite a clause are in other sections than the clause, those sections are tried.
 */
export const nearestTo = (
  line: number,
  checks: readonly CitingCheck[],
  table: SectionTable = clauses,
): string | undefined => {
  const near = Object.entries(table).filter(
    ([, { determinacy, source }]) => determinacy === 'firm' && comesFrom(source, line),
  );
  const sections = near.flatMap(([clause, { section }]) => {
    const citing = checks.filter((check) => check.clauses.includes(clause)).map(({ id }) => sectionOf(id));
    return citing.length === 0 || citing.includes(section) ? [section] : citing;
  });
  return sections.length > 0 ? `{${[...new Set(sections)].sort().join(',')}}.*` : undefined;
};
