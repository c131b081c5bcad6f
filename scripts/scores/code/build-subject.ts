import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { sectionEntries, sections } from '../../bundle/check-files.ts';
import { documentsApart } from '../../bundle/json.ts';

/** What the bundle looks up at run time, by the paths of the project. */
const LOOKED_UP = ['node_modules', 'package.json', 'openapi', 'src'];

const instead = (root: string, contents: ReadonlyMap<string, string>): Plugin => ({
  name: 'instrumented',
  setup: ({ onLoad }) => {
    onLoad({ filter: /src[\\/]mock[\\/].*\.ts$/ }, ({ path }) => {
      const instrumented = contents.get(relative(root, path).replaceAll(sep, '/'));
      return instrumented === undefined ? undefined : { contents: instrumented, loader: 'ts' };
    });
  },
});

/** The checks declare themselves before the subject asks which there are. */
const programOf = (root: string): string =>
  [...sectionEntries(root).map((entry) => entry.in), './scripts/scores/code/subject.ts']
    .map((name) => `import '${name}';`)
    .join('\n');

export interface Subject {
  /** The program to fork. */
  readonly program: string;
  readonly folder: string;
}

/**
 * Bundles the mock, with these contents in place of those files, and the suite, in a folder of its own: each mutant has
 * a process of its own, which starts in half a second this way. The sources stay as they are.
 */
export const buildSubject = async (root: string, contents: ReadonlyMap<string, string>): Promise<Subject> => {
  const folder = mkdtempSync(join(tmpdir(), 'ces-code-'));
  for (const name of LOOKED_UP) symlinkSync(join(root, name), join(folder, name));
  const program = join(folder, 'subject.js');
  await build({
    absWorkingDir: root,
    stdin: { contents: programOf(root), resolveDir: root },
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    external: ['#required'],
    logLevel: 'warning',
    plugins: [documentsApart, sections(root), instead(root, contents)],
  });
  return { program, folder };
};
