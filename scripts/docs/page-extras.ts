import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = new URL('client/', import.meta.url);

/** What stands next to the rendered contract, as a script and a style that a page carries itself. */
export interface PageExtras {
  readonly script: string;
  readonly style: string;
}

/** Bundles the client of the page. Throws where it does not build. */
export const pageExtras = async (): Promise<PageExtras> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', folder))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'cesDocs',
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  });
  return {
    script: outputFiles.map(({ text }) => text).join(''),
    style: await readFile(new URL('style.css', folder), 'utf8'),
  };
};
