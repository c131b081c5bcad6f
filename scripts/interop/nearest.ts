import { clauses } from '../../openapi/generated/clauses.ts';
import { comesFrom, type ClauseTable } from './blame.ts';

type SectionTable = Readonly<Record<string, ClauseTable[string] & { readonly section: string }>>;

/**
 * A glob over the checks of the sections whose firm clauses come from the line; undefined, for all checks, where there
 * is none.
 */
export const nearestTo = (line: number, table: SectionTable = clauses): string | undefined => {
  const near = Object.values(table).filter(
    ({ determinacy, source }) => determinacy === 'firm' && comesFrom(source, line),
  );
  const sections = [...new Set(near.map(({ section }) => section))].sort();
  return sections.length > 0 ? `{${sections.join(',')}}.*` : undefined;
};
