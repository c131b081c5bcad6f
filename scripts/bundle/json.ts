import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** How package.json names the documents that the package holds once, for every reader. */
const NAMED: Readonly<Record<string, string>> = {
  'contract.json': '#contract',
  'openapi.json': '#openapi',
  'workflows.json': '#workflows',
};

/** The large documents stay files of their own: a page's bundler takes them in. Node reads them by src/required.cjs. */
export const documentsApart: Plugin = {
  name: 'documents-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(contract|openapi|workflows)\.json$/ }, ({ path }) => ({
      path: NAMED[basename(path)] ?? path,
      external: true,
    })),
};
