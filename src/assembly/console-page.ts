import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { pages } from '#required';

const unpacked = promisify(brotliDecompress);
const BUILT = `${pages}/console/index.html`;

/** The console: plain in a build, compressed with brotli in a package. Undefined if it is not built. */
export const consolePage = (): Promise<string | undefined> =>
  readFile(BUILT, 'utf8')
    .catch(async () => (await unpacked(await readFile(`${BUILT}.br`))).toString('utf8'))
    .catch(() => undefined);
