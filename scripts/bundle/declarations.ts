import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(from |import\()(['"])(\.\.?\/[^'"]*)\.ts\2/g;

const COMMENT = /^ *\/\*\*[^]*?\*\/\n/gm;

/**
 * The types of the contract with what is said of its schemas. What is said of each operation and its parameters is in the
 * documentation; here it would be the larger part.
 */
const withSchemaNotes = (text: string): string => {
  const [begin, end] = ['components', 'operations'].map((name) => text.indexOf(`export interface ${name} {`));
  if (!begin || !end || begin < 0 || end < begin) return text;
  return `${text.slice(0, begin).replace(COMMENT, '')}${text.slice(begin, end)}${text.slice(end).replace(COMMENT, '')}`;
};

/** One space for each level: declarations are a good part of the package, and editors show them as they stand. */
const lessIndented = (text: string): string =>
  text.replace(/^(?: {4})+/gm, ({ length }) => ' '.repeat(length / 4));

/**
 * Copies the declarations of some sources, and of all that they name, from .types/ (what tsc made) to dist/types/.
 * Gives how many there are.
 */
export const copyDeclarations = (root: string, sources: readonly string[]): number => {
  const known = new Set(sources);
  // A set hands out what is added while it is gone through.
  for (const source of known) {
    const name = source.replace(/\.ts$/, '.d.ts');
    const text = readFileSync(join(root, '.types', name), 'utf8');
    for (const [, , , path] of text.matchAll(IMPORT))
      known.add(join(dirname(source), `${path}.ts`).replaceAll('\\', '/'));
    const out = join(root, 'dist/types', name);
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, lessIndented(withSchemaNotes(text).replace(IMPORT, '$1$2$3.js$2')));
  }
  return known.size;
};
