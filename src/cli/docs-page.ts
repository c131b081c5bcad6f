import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DocsPage } from '../mock/mock.ts';

const built = new URL('../../docs/index.html', import.meta.url);

const bytesOf = (file: URL): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );

/**
 * The documentation as it was built, packed where the reader takes gzip; undefined where it is not built. Either of
 * the two files is enough, beside each other in a folder.
 */
export const docsPage = async (accepted: string, page = built): Promise<DocsPage | undefined> => {
  const packed = await bytesOf(new URL(`${page.href}.gz`));
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
  if (packed && takesGzip) return { bytes: packed, encoding: 'gzip' };
  const bytes = await bytesOf(page);
  if (bytes) return { bytes };
  return packed && { bytes: new Uint8Array(await promisify(gunzip)(packed)) };
};
