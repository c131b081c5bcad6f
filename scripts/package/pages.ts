import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutOwnRendering } from '../docs/without-own-rendering.ts';

const { BROTLI_PARAM_LGWIN: WINDOW, BROTLI_MAX_WINDOW_BITS: widest } = constants;

const PAGES = [
  {
    page: new URL('../../dist/docs/index.html', import.meta.url),
    made: 'npm run docs',
    form: withoutOwnRendering,
  },
  {
    page: new URL('../../dist/console/index.html', import.meta.url),
    made: 'npm run build',
    form: (html: string) => html,
  },
];

const madeAt = async (file: URL): Promise<number> => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/**
 * Writes the pages of the package as small as they get, each next to its source. A page that is up to date is kept, and
 * another process that packs at the same time never sees half a file.
 */
export const compressPages = async (): Promise<void> => {
  for (const { page, made, form } of PAGES) {
    const out = new URL(`${page.href}.br`);
    if ((await madeAt(out)) > (await madeAt(page))) continue;
    const html = await readFile(page, 'utf8').catch(() => {
      throw new Error(`${page.pathname} is not there; run \`${made}\` first`);
    });
    const part = new URL(`${out.href}.${process.pid}`);
    await writeFile(part, brotliCompressSync(form(html), { params: { [WINDOW]: widest } }));
    await rename(part, out);
  }
};
