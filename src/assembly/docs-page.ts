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

const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);

/**
 * The documentation as it was built, packed where the reader takes it so: a build leaves it plain and in gzip beside each
 * other, a package holds it in brotli alone. Undefined where it is not built; any of the three files is enough.
 */
export const docsPage = async (accepted: string, page = built): Promise<DocsPage | undefined> => {
  const gzip = takes(accepted, 'gzip') ? await bytesOf(new URL(`${page.href}.gz`)) : undefined;
  if (gzip) return { bytes: gzip, encoding: 'gzip' };
  const bytes = await bytesOf(page);
  if (bytes) return { bytes };
  const packed = await bytesOf(new URL(`${page.href}.br`));
  if (packed && takes(accepted, 'br')) return { bytes: packed, encoding: 'br' };
  return packed && { bytes: new Uint8Array(await promisify(brotliDecompress)(packed)) };
};
