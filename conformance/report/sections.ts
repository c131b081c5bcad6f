import { sections } from '../../openapi/generated/contract.ts';
import type { CheckRecord, Verdict } from '../kit/record.ts';
import { many } from '../kit/words.ts';
import { countVerdicts } from './count.ts';

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

interface SectionRow {
  readonly name: string;
  readonly counts: Readonly<Record<Verdict, number>>;
}

/**
 * The verdicts by section. Where something failed, the sections in which nothing did are one row, so that the others
 * are seen.
 */
export function sectionRows(
  checks: readonly (Pick<CheckRecord, 'verdict'> & { readonly section: string })[],
): readonly SectionRow[] {
  const rowOf = (name: string, ...within: readonly string[]): SectionRow => ({
    name,
    counts: countVerdicts(checks.filter(({ section }) => within.includes(section))),
  });
  const all = [...new Set(checks.map(({ section }) => section))].map((name) => rowOf(name, name));
  const broken = all.filter(({ counts }) => counts.fail + counts.error > 0);
  const whole = all.filter((row) => !broken.includes(row));
  if (broken.length === 0 || whole.length < 2) return all;
  return [...broken, rowOf(many(whole.length, 'other section'), ...whole.map(({ name }) => name))];
}
