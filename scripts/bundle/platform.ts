import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import { pageModuleOf } from './page-modules.ts';

/** Entries stand in package.json by themselves, for Node and for a page. */
const isEntry = (file: string): boolean => file.includes(`${sep}entries${sep}`);

const pageModulesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.page.ts'))
    .map((name) => join(folder, name))
    .filter((file) => pageModuleOf(file) !== undefined && !isEntry(file));

const NAMESPACE = 'platform';
const RELATIVE = /^\.\.?\/.*\.ts$/;

/** Names of the two files that hold what is written twice. */
export const PLATFORMS = { node: `${NAMESPACE}:node`, page: `${NAMESPACE}:page` } as const;

/**
 * Whatever is written twice is left to `#platform`, of which package.json says where it lies in Node and where for a
 * page: so everything else is there once.
 */
export const platformApart = (root: string): Plugin => ({
  name: 'platform-apart',
  setup: ({ onResolve, onLoad }) => {
    const pageModules = pageModulesBelow(resolve(root, 'src'));
    onResolve({ filter: /^platform:/ }, ({ path }) => ({ path, namespace: NAMESPACE }));
    onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
      contents: pageModules
        .map((file) => (path === PLATFORMS.page ? (pageModuleOf(file) ?? file) : file))
        .map((file) => `export * from './${relative(root, file).replaceAll(sep, '/')}';`)
        .join('\n'),
      resolveDir: root,
      loader: 'ts',
    }));
    onResolve({ filter: RELATIVE }, ({ path, resolveDir, namespace }) =>
      namespace !== NAMESPACE && pageModules.includes(resolve(resolveDir, path))
        ? { path: '#platform', external: true }
        : undefined,
    );
  },
});
