/**
 * Makes dist/ of the sources: what a start of `ces` loads lies in few files, since finding and compiling some three
 * hundred modules is half of a start. The suite has one file for each section, since it finds its checks by the names of
 * files; what several files need is shared. Next to them are the declarations of what users import.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { loadDeclared } from '../conformance/catalogue/declared.ts';
import { packed } from '../conformance/catalogue/packed.ts';
import { sectionEntries, sections } from './bundle/check-files.ts';
import { clausesInColumns } from './bundle/columns.ts';
import { copyDeclarations } from './bundle/declarations.ts';
import { documentsApart } from './bundle/json.ts';
import { minifyOutputs } from './bundle/minified.ts';
import { dropRedundantImports } from './bundle/redundant-imports.ts';
import { shortenNames } from './bundle/short-names.ts';
import { PLATFORMS, platformApart } from './bundle/platform.ts';
import { writeCommonJsEntries } from './bundle/common-js-entries.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What users import or require. */
const REQUIRED = [
  'src/entries/mock.ts',
  'src/entries/msw.ts',
  'src/entries/playwright.ts',
  'src/client/client.ts',
];

/** A page has no ports, hence another one of the first. */
const IMPORTED = [...REQUIRED, 'src/entries/mock.page.ts'];

/** Started by scripts of this repository, and not published. */
const HELPERS = ['scripts/soak/memory-hook.ts', 'scripts/bench/bare-server.ts'];

/** Packages that are installed with this one, or by users who want them; the others are bundled. */
type Faults = Readonly<Record<string, unknown>>;

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Packages;
const installed = Object.keys({ ...dependencies, ...peerDependencies });

const entryOf = (file: string) => ({ in: file, out: file.replace(/\.ts$/, '') });

// What older builds left goes as well.
for (const folder of ['src', 'conformance', 'openapi', 'scripts', 'types', '.tsbuildinfo'])
  rmSync(join(root, 'dist', folder), { recursive: true, force: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    ...['src/cli/ces.ts', ...IMPORTED, ...HELPERS].map(entryOf),
    ...sectionEntries(root),
    { in: PLATFORMS.node, out: 'src/platform' },
    { in: PLATFORMS.page, out: 'src/platform.page' },
  ],
  outdir: 'dist',
  // As far below dist/ as the check files are below their suite: the suite looks for them next to itself.
  chunkNames: 'conformance/shared/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  charset: 'utf8',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  plugins: [platformApart(root), documentsApart, sections(root), clausesInColumns],
  external: [...installed, '#required'],
});

dropRedundantImports(root, metafile);
minifyOutputs(root, metafile);
shortenNames(root, metafile);

// Most of it is names of checks and of faults: packed it is a tenth.
const faults = JSON.parse(readFileSync(join(root, 'conformance/known-faults.json'), 'utf8')) as Faults;
const declared = (await loadDeclared()).map(({ id }) => id);
writeFileSync(
  join(root, 'dist/conformance/known-faults.json.br'),
  brotliCompressSync(JSON.stringify(packed(faults, declared))),
);
const declarations = copyDeclarations(root, IMPORTED);
await writeCommonJsEntries(root, REQUIRED, installed);

const code = Object.entries(metafile.outputs).filter(([name]) => name.endsWith('.js'));
const bytes = code.reduce((sum, [, output]) => sum + output.bytes, 0);
console.log(
  `dist: ${code.length} files of code, ${(bytes / 1e6).toFixed(1)} MB; ${declarations} declarations`,
);
