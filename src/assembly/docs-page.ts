import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { DocsPage } from '../mock/mock.ts';

const built = new URL('../../docs/index.html', import.meta.url);

const bytesOf = (file: URL): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );

const takesBrotli = (accepted: string): boolean => /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);

/**
 * The documentation as it was built: a package holds it packed, and whoever takes it so gets it so. Undefined where it
 * is not built. Either of the two files is enough, beside each other in a folder.
 */
export const docsPage = async (accepted: string, page = built): Promise<DocsPage | undefined> => {
  const bytes = await bytesOf(page);
  if (bytes) return { bytes };
  const packed = await bytesOf(new URL(`${page.href}.br`));
  if (packed && takesBrotli(accepted)) return { bytes: packed, encoding: 'br' };
  return packed && { bytes: new Uint8Array(await promisify(brotliDecompress)(packed)) };
};
