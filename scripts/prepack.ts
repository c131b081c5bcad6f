/** Before the package is packed: the documentation, which is the largest file of it, as small as it gets. */
import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

const page = new URL('../dist/docs/index.html', import.meta.url);
const bytes = await readFile(page).catch(() => {
  throw new Error('dist/docs/index.html is not there; run `npm run docs` first');
});

const { BROTLI_PARAM_LGWIN: WINDOW, BROTLI_MAX_WINDOW_BITS: widest } = constants;
await writeFile(`${page.pathname}.br`, brotliCompressSync(bytes, { params: { [WINDOW]: widest } }));
