import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const RELATIVE = /^\.\.?\/.*\.ts$/;

/** The module that stands for another one in a page; undefined where the one serves both. */
export const pageModuleOf = (file: string): string | undefined => {
  const pageModule = file.replace(/\.ts$/, '.page.ts');
  return existsSync(pageModule) ? pageModule : undefined;
};

/**
 * Some modules are written twice: `x.ts` asks Node, and `x.page.ts` gives the same where there is no Node. Whatever
 * imports the one gets the other in a page.
 */
export const forPages: Plugin = {
  name: 'for-pages',
  setup: ({ onResolve }) =>
    onResolve({ filter: RELATIVE }, ({ path, resolveDir }) => {
      const pageModule = pageModuleOf(resolve(resolveDir, path));
      return pageModule === undefined ? undefined : { path: pageModule };
    }),
};
