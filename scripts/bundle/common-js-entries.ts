import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

/** The entry whose engine is loaded once, as an ES module, however many test files require it. */
const ENGINE = 'src/entries/mock.ts';

/**
 * Node itself loads the ES module, since Jest takes CommonJS alone. Its tests get `require`, `node:module` and `process` of
 * its own; those of Node are found in the context that the process began with.
 */
const throughNode = (module: string): string =>
  [
    "'use strict';",
    "const { runInThisContext } = require('node:vm');",
    'const { createRequire } = runInThisContext("process.getBuiltinModule(\'node:module\')");',
    `module.exports = createRequire(__filename)('./${module}');\n`,
  ].join('\n');

/** Its CommonJS has no default export where a bundler looks for one, so it is taken in. */
const TAKEN_IN = 'openapi-fetch';

/** What the other entries take from the engine, they take by its face. */
const engineApart: Plugin = {
  name: 'engine-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/(mock|create-mock|connect-mock)\.ts$/ }, () => ({
      path: './mock.cjs',
      external: true,
    })),
};

interface Named {
  readonly name: string;
  readonly isType: boolean;
}

/** The values that an entry exports, and which of them are classes, whose names are types as well. */
const valuesOf = (checker: ts.TypeChecker, file: ts.SourceFile): readonly Named[] => {
  const module = checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${file.fileName} exports nothing`);
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const isType = (flags & ts.SymbolFlags.Type) !== 0;
    return flags & ts.SymbolFlags.Value ? [{ name: symbol.name, isType }] : [];
  });
};

/** Declarations for CommonJS that hand on those of the ES module: a second copy of them would be 80 kB. */
const declarationsOf = (module: string, values: readonly Named[]): string => {
  const from = `'./${module}' with { 'resolution-mode': 'import' }`;
  return [
    `import type * as esm from ${from};`,
    `export type * from ${from};`,
    ...values.flatMap(({ name, isType }) => [
      `export declare const ${name}: typeof esm.${name};`,
      ...(isType ? [`export type ${name} = esm.${name};`] : []),
    ]),
    '',
  ].join('\n');
};

/** Writes what `require` gives of each entry, next to its ES module in dist/, and the declarations of it. */
export const writeCommonJsEntries = async (
  root: string,
  entries: readonly string[],
  external: readonly string[],
): Promise<void> => {
  const nameOf = (entry: string): string => basename(entry, '.ts');
  const others = entries.filter((entry) => entry !== ENGINE);
  const place = (entry: string, kind: string): string => join(root, kind, entry.replace(/\.ts$/, ''));
  mkdirSync(join(root, 'dist/src/entries'), { recursive: true });
  writeFileSync(`${place(ENGINE, 'dist')}.cjs`, throughNode(`${nameOf(ENGINE)}.js`));
  await build({
    absWorkingDir: root,
    entryPoints: others.map((entry) => ({ in: entry, out: entry.replace(/\.ts$/, '') })),
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [engineApart],
    external: external.filter((name) => name !== TAKEN_IN),
  });
  const sources = entries.map((entry) => `${place(entry, '.types')}.d.ts`);
  const program = ts.createProgram(sources, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  entries.forEach((entry, at) => {
    const file = program.getSourceFile(sources[at] ?? '');
    if (!file) throw new Error(`${entry} has no declarations`);
    writeFileSync(
      `${place(entry, 'dist/types')}.d.cts`,
      declarationsOf(`${nameOf(entry)}.js`, valuesOf(program.getTypeChecker(), file)),
    );
  });
};
