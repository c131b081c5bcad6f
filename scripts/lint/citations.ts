import { readdir, readFile } from 'node:fs/promises';
import { clauses, type Clause } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import { asTexts, type JsonObject } from '../generate/json.ts';
import { idOf, readRegister } from '../generate/register.ts';
import type { Step } from './step.ts';

/** What the step reads: the mock, and what the contract says. */
interface Material {
  /** Texts of the mock by their paths, its tests included. */
  readonly files: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, RuleClause>>;
  readonly retired: readonly JsonObject[];
  /** Ids in the `rules` of the operations. */
  readonly rules: ReadonlySet<string>;
}

/** As much of a clause as its citation needs. */
type RuleClause = Pick<Clause, 'section' | 'says' | 'determinacy' | 'unobservable' | 'kept'>;

interface Citation {
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

/** Ids of clauses; other names of this form are those of encodings. */
const CLAUSE_ID = /\b(?!UTF-)[A-Z]{3}-\d{2,3}\b/g;

const citationsIn = (path: string, text: string): readonly Citation[] =>
  text
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(CLAUSE_ID)].map(([id]) => ({ id, path, line: at + 1 })));

const whyWrong = (id: string, { clauses, retired }: Material): string | undefined => {
  const clause = clauses[id];
  if (clause) return clause.kept && `it is marked kept: ${clause.kept}; take the mark or the citation away`;
  const gone = retired.find((entry) => idOf(entry) === id);
  if (!gone) return 'there is no such clause in openapi/clauses';
  const heirs = asTexts(gone['instead']);
  return `it is retired; ${heirs.length > 0 ? `${heirs.join(', ')} took its place` : 'nothing took its place'}`;
};

const wrongCitations = (cited: readonly Citation[], material: Material): readonly string[] =>
  cited.flatMap(({ id, path, line }) => {
    const why = whyWrong(id, material);
    return why === undefined ? [] : [`${path}:${line} cites ${id}: ${why}`];
  });

/** A rule that the interface states, that a client can see, and that more than a schema keeps. */
const isKeptByCode = ({ determinacy, unobservable, kept }: RuleClause): boolean =>
  determinacy === 'firm' && unobservable === undefined && kept === undefined;

/** Wrong citations of the mock, and rules that it does not cite; a test keeps no rule, so its citations do not count. */
export const citationProblems = (material: Material): readonly string[] => {
  const cited = Object.entries(material.files).flatMap(([path, text]) => citationsIn(path, text));
  const found = new Set(cited.filter(({ path }) => !path.endsWith('.test.ts')).map(({ id }) => id));
  const uncited = Object.entries(material.clauses)
    .filter(([id, clause]) => material.rules.has(id) && isKeptByCode(clause) && !found.has(id))
    .map(([id, { says, section }]) => `${id} is cited nowhere in src/mock: “${says}” (section ${section})`);
  const advice = 'Write the id into a comment next to the code that keeps the rule: // CHK-32.';
  return [...wrongCitations(cited, material), ...uncited, ...(uncited.length > 0 ? [advice] : [])];
};

const root = new URL('../../', import.meta.url);

const mockFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const names = await readdir(new URL('src/mock/', root), { recursive: true });
  const paths = names.filter((name) => name.endsWith('.ts')).map((name) => `src/mock/${name}`);
  const texts = await Promise.all(paths.map((path) => readFile(new URL(path, root), 'utf8')));
  return Object.fromEntries(paths.map((path, at) => [path, texts[at] ?? '']));
};

export const citationsStep: Step = {
  name: 'clauses cited in the mock',
  run: async () => {
    const [files, { retired }] = await Promise.all([mockFiles(), readRegister(new URL('openapi/', root))]);
    const rules = new Set(Object.values(operations).flatMap((one): readonly string[] => one.clauses.rules));
    return citationProblems({ files, clauses, retired, rules }).join('\n');
  },
};
