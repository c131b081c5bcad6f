/**
 * Before the package is packed: the documentation, which is the largest file of it, as small as it gets, and the manifest
 * that users get. `postpack.ts` puts the manifest of the repository back.
 */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { withoutOwnRendering } from './docs/without-own-rendering.ts';
import { replaceManifest } from './package/manifest.ts';

const page = new URL('../dist/docs/index.html', import.meta.url);
const html = await readFile(page, 'utf8').catch(() => {
  throw new Error('dist/docs/index.html is not there; run `npm run docs` first');
});

const { BROTLI_PARAM_LGWIN: WINDOW, BROTLI_MAX_WINDOW_BITS: widest } = constants;
const out = new URL(`${page.href}.br`);
const madeAt = async (file: URL): Promise<number> => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
if ((await madeAt(out)) <= (await madeAt(page))) {
  const packed = brotliCompressSync(withoutOwnRendering(html), { params: { [WINDOW]: widest } });
  await writeFile(out, packed);
  console.log(`dist/docs/index.html.br: ${(packed.length / 1e6).toFixed(2)} MB`);
}
const controlPage = new URL('../dist/console/index.html', import.meta.url);
await writeFile(new URL(`${controlPage.href}.br`), brotliCompressSync(await readFile(controlPage)));
replaceManifest();
