import { sections } from '../../openapi/generated/contract.ts';

const names: readonly string[] = sections;

/** The section a check belongs to: the first word of its id where that is one, else that of its first clause. */
export function sectionOf(id: string, clauseSection: string | undefined): string {
  const [first = id] = id.split('.');
  return names.includes(first) ? first : (clauseSection ?? first);
}

/** Sorts by section, in the interface's order; what belongs to none comes last. */
export const bySection = (
  left: { section: string; id: string },
  right: { section: string; id: string },
): number =>
  rank(left.section) - rank(right.section) ||
  left.section.localeCompare(right.section) ||
  left.id.localeCompare(right.id);

function rank(section: string): number {
  const at = names.indexOf(section);
  return at < 0 ? names.length : at;
}
