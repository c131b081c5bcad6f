import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const RELATIVE = /^\.\.?\/.*\.ts$/;
const inPage = (file: string): string => file.replace(/\.ts$/, '.page.ts');

/**
 * Some modules are written twice: `x.ts` asks Node, and `x.page.ts` gives the same where there is no Node. Whatever
 * imports the one gets the other in a page.
 */
export const forPages: Plugin = {
  name: 'for-pages',
  setup: ({ onResolve }) =>
    onResolve({ filter: RELATIVE }, ({ path, resolveDir }) => {
      const twin = inPage(resolve(resolveDir, path));
      return existsSync(twin) ? { path: twin } : undefined;
    }),
};
