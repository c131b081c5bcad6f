import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'section';
const FOLDER = 'conformance/checks';

/** What checks stand on. Every section loads all of it, so that it becomes one file and not one for each combination. */
const SHARED = ['kit', 'calls', 'factories', 'assertions', 'models', 'moves'].map(
  (room) => `conformance/${room}`,
);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

const checkFiles = (root: string): readonly string[] =>
  filesBelow(join(root, FOLDER)).filter((name) => name.endsWith('.check.ts'));

const sharedFiles = (root: string): readonly string[] => [
  ...SHARED.flatMap((room) => filesBelow(join(root, room)).map((name) => `${room}/${name}`)),
  ...filesBelow(join(root, FOLDER))
    .filter((name) => !name.endsWith('.check.ts') && !name.includes('/'))
    .map((name) => `${FOLDER}/${name}`),
];

/**
 * The check files of a section become one, in the place where the suite looks for the checks of a section that has no
 * more than one: a run loads a whole section anyway.
 */
export const sectionEntries = (root: string): readonly { readonly in: string; readonly out: string }[] => {
  const sections = new Set(
    checkFiles(root).map((name) => name.split('/')[0]?.replace('.check.ts', '') ?? ''),
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
      contents: [
        ...sharedFiles(root),
        ...checkFiles(root)
          .filter((name) => name === `${section}.check.ts` || name.startsWith(`${section}/`))
          .map((name) => `${FOLDER}/${name}`),
      ]
        .map((name) => `import './${name}';`)
        .join('\n'),
      resolveDir: root,
      loader: 'ts',
    }));
  },
});
