import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { pages } from '#required';
import type { DocsPage } from '../mock/mock.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const takes = (accepted: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);

const unpacked = promisify(brotliDecompress);
const inGzip = promisify(gzip);
const inBrotli = promisify<Bytes, object, Buffer>(brotliCompress);
// The best quality takes ten seconds for a few kilobytes.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Built {
  readonly path: string;
  readonly madeAt: number;
  readonly isBrotli: boolean;
}

const builtAt = async (path: string, isBrotli: boolean): Promise<Built | undefined> => {
  const found = await stat(path).catch(() => undefined);
  return found && { path, madeAt: found.mtimeMs, isBrotli };
};

const plain = async ({ path, isBrotli }: Built): Promise<Bytes> => {
  const bytes = new Uint8Array(await readFile(path));
  return isBrotli ? new Uint8Array(await unpacked(bytes)) : bytes;
};

const packings = {
  br: async (built: Built) =>
    built.isBrotli
      ? new Uint8Array(await readFile(built.path))
      : new Uint8Array(await inBrotli(await plain(built), QUICK)),
  gzip: async (built: Built) => new Uint8Array(await inGzip(await plain(built))),
} as const satisfies Readonly<Record<string, (built: Built) => Promise<Bytes>>>;

const ENCODINGS = ['br', 'gzip'] as const;

/**
 * The page of documentation, in an encoding that the client accepts. A build holds it plain, a package only in brotli.
 * Other encodings are made on the first request for them and kept until the next build. Undefined if the page is not
 * built.
 */
export const docsPageOf = (
  page = `${pages}/docs/index.html`,
): ((accepted: string) => Promise<DocsPage | undefined>) => {
  const kept = new Map<string, Promise<Bytes>>();
  let keptFor = '';

  const packedOnce = (built: Built, encoding: (typeof ENCODINGS)[number]): Promise<Bytes> => {
    const source = `${built.path} ${built.madeAt}`;
    if (source !== keptFor) kept.clear();
    keptFor = source;
    const known = kept.get(encoding);
    if (known) return known;
    const made = packings[encoding](built);
    kept.set(encoding, made);
    // After a failure the next request tries again.
    made.catch(() => kept.delete(encoding));
    return made;
  };

  return async (accepted) => {
    const built = (await builtAt(page, false)) ?? (await builtAt(`${page}.br`, true));
    if (!built) return undefined;
    const encoding = ENCODINGS.find((one) => takes(accepted, one));
    return encoding === undefined
      ? { bytes: await plain(built) }
      : { bytes: await packedOnce(built, encoding), encoding };
  };
};
