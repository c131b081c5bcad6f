import { choices } from '../../openapi/generated/choices.ts';
import type { Judged } from './score-entry.ts';

const sectionOfChoice: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(choices).map(({ id, section }) => [id, section]),
);

/** Mutants are named by their section, variants by their choice. */
const sectionOf = (id: string): string => {
  const [first = id] = id.split('.');
  return sectionOfChoice[first] ?? first;
};

const share = (good: number, all: number): string => (all === 0 ? '-' : `${good}/${all}`);

/** The scores by section, as a table to read; the last rows are the sums that count. */
export const scoreTable = (judged: readonly Judged[]): string => {
  const own = judged.filter(({ id }) => sectionOf(id) !== 'control');
  const sections = [...new Set(own.map(({ id }) => sectionOf(id)))].sort();
  const count = (kind: Judged['kind'], verdict: Judged['verdict'], section?: string) => {
    const all = own.filter(
      (one) => one.kind === kind && (section === undefined || sectionOf(one.id) === section),
    );
    return share(all.filter((one) => one.verdict === verdict).length, all.length);
  };
  const exact = (section?: string) => {
    const caught = own.filter(
      (one) => one.verdict === 'caught' && (section === undefined || sectionOf(one.id) === section),
    );
    return share(caught.filter(({ alsoBlamed = [] }) => alsoBlamed.length === 0).length, caught.length);
  };
  const row = (name: string, section?: string) =>
    [
      name.padEnd(24),
      count('mutant', 'caught', section).padStart(18),
      exact(section).padStart(18),
      count('variant', 'passed', section).padStart(18),
    ].join('');
  const controls = judged
    .filter(({ id }) => sectionOf(id) === 'control')
    .map(({ id, verdict }) => `${id}: ${verdict}`);
  return [
    `${'section'.padEnd(24)}${'mutants caught'.padStart(18)}${'blamed exactly'.padStart(18)}${'variants passed'.padStart(18)}`,
    ...sections.map((section) => row(section, section)),
    row('all'),
    ...controls,
  ].join('\n');
};
