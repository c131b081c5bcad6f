import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(from |import\()(['"])(\.\.?\/[^'"]*)\.ts\2/g;

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
    writeFileSync(out, text.replace(IMPORT, '$1$2$3.js$2'));
  }
  return known.size;
};
