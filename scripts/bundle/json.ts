import { basename } from 'node:path';
import type { Plugin } from 'esbuild';

/** How package.json names the documents that lie in the package once, for whoever reads them. */
const NAMED: Readonly<Record<string, string>> = { 'contract.json': '#contract', 'openapi.json': '#openapi' };

/**
 * The large documents stay files of their own. A page's bundler takes them in; Node reads them by `require`, since
 * its older releases warn of JSON that is imported.
 */
export const documentsApart: Plugin = {
  name: 'documents-apart',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\/(contract|openapi)\.json$/ }, ({ path, importer }) => {
      const name = NAMED[basename(path)] ?? path;
      return importer.endsWith('.page.ts')
        ? { path: name, external: true }
        : { path: name, namespace: 'required' };
    });
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `import { createRequire } from 'node:module';\nexport default createRequire(import.meta.url)('${path}');`,
    }));
  },
};
