import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';

/**
 * Takes out the imports by which esbuild keeps the order of evaluation (`import"./chunk.js";`) where the same file is
 * reached by another import anyway: the shared files only define things, so their order does not matter, and the names of
 * a hundred files in each of twenty sections are 10 kB of the package.
 */
export function dropRedundantImports(root: string, { outputs }: Metafile): void {
  const bareIn = new Map<string, ReadonlySet<string>>();
  const named = new Map<string, readonly string[]>();
  for (const [file, { imports }] of Object.entries(outputs)) {
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const own = imports.filter(({ kind, external }) => kind === 'import-statement' && external !== true);
    const bare = own.map(({ path }) => path).filter((path) => text.includes(bareImport(file, path)));
    bareIn.set(file, new Set(bare));
    named.set(
      file,
      own.map(({ path }) => path).filter((path) => !bare.includes(path)),
    );
  }
  for (const [file, bare] of bareIn) {
    const reached = reachedFrom(named.get(file) ?? [], named);
    const redundant = [...bare].filter((path) => reached.has(path));
    if (redundant.length === 0) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const left = redundant.reduce((whole, path) => whole.replace(bareImport(file, path), ''), text);
    writeFileSync(join(root, file), left);
  }
}

const bareImport = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return `import"${path.startsWith('.') ? path : `./${path}`}";`;
};

function reachedFrom(
  starts: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set(starts);
  // A set hands out what is added while it is gone through.
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}
