import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'section';
const FOLDER = 'conformance/checks';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.check.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/**
 * The check files of a section become one, in the place where the suite looks for the checks of a section that has no
 * more than one: a run loads a whole section anyway.
 */
export const sectionEntries = (root: string): readonly { readonly in: string; readonly out: string }[] => {
  const sections = new Set(
    filesBelow(join(root, FOLDER)).map((name) => name.split('/')[0]?.replace('.check.ts', '') ?? ''),
  );
  return [...sections].map((section) => ({
    in: `${NAMESPACE}:${section}`,
    out: `${FOLDER}/${section}.check`,
  }));
};

/** Gives those entries their content: every check file of the section, in the order of their names. */
export const sections = (root: string): Plugin => ({
  name: 'sections',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^section:/ }, ({ path }) => ({ path: path.slice(8), namespace: NAMESPACE }));
    onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: section }) => ({
      contents: filesBelow(join(root, FOLDER))
        .filter((name) => name === `${section}.check.ts` || name.startsWith(`${section}/`))
        .map((name) => `import './${FOLDER}/${name}';`)
        .join('\n'),
      resolveDir: root,
      loader: 'ts',
    }));
  },
});
