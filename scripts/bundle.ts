/**
 * Puts what a start of `ces` loads into few files, in the place of what tsc made: finding and compiling some three
 * hundred modules is half of a start. The suite stays in its own files, which it finds by their names.
 */
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const suite = resolve(root, 'conformance') + sep;

/** Each becomes a file of the same place in dist/; what several of them need is shared. */
const ENTRIES = ['src/cli/program.ts'];

/** As far below dist/ as the entries, so that what they import by a relative path is found from here as well. */
const SHARED = 'src/shared/[name]-[hash]';

/** Imports of the suite stay imports: of the files that tsc made of it. */
const suiteApart: Plugin = {
  name: 'suite-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = resolve(resolveDir, path);
      if (!file.startsWith(suite)) return undefined;
      const compiled = relative(root, file).replaceAll(sep, '/').replace(/\.ts$/, '.js');
      return { path: `../../${compiled}`, external: true };
    }),
};

/** What is written as CommonJS asks for Node's modules by `require`. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ENTRIES,
  outbase: '.',
  outdir: 'dist',
  chunkNames: SHARED,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: 'linked',
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  banner: { js: REQUIRE },
  plugins: [suiteApart],
  // Loaded when they are needed, and by other parts of the package too.
  external: ['ajv', 'ajv-formats', 'yaml'],
});

const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
console.log(
  `dist: ${ENTRIES.join(', ')} in ${Object.keys(metafile.outputs).length / 2} files, ${(bytes / 1e6).toFixed(1)} MB with maps`,
);
