import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'ces-docs-page-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const built = async (name: string, ...kinds: readonly ('plain' | 'gzip' | 'brotli')[]): Promise<URL> => {
  const file = join(folder, name);
  if (kinds.includes('plain')) await writeFile(file, 'the page');
  if (kinds.includes('gzip')) await writeFile(`${file}.gz`, gzipSync('the page'));
  if (kinds.includes('brotli')) await writeFile(`${file}.br`, brotliCompressSync('the page'));
  return pathToFileURL(file);
};

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test.each(['gzip', 'br, gzip, deflate', 'gzip;q=0.5'])(
  'whoever takes %s gets it packed',
  async (accepted) => {
    const page = await docsPage(accepted, await built('both.html', 'plain', 'gzip'));
    expect(page?.encoding).toBe('gzip');
    expect(textOf(gunzipSync(page?.bytes ?? ''))).toBe('the page');
  },
);

test.each(['', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br'])(
  'whoever takes %j gets it plain',
  async (accepted) => {
    const page = await docsPage(accepted, await built('both.html', 'plain', 'gzip'));
    expect([page?.encoding, textOf(page?.bytes)]).toEqual([undefined, 'the page']);
  },
);

test('a package has it in brotli alone, for whoever takes that and whoever does not', async () => {
  const file = await built('packed.html', 'brotli');
  const packed = await docsPage('gzip, br', file);
  expect([packed?.encoding, textOf(brotliDecompressSync(packed?.bytes ?? ''))]).toEqual(['br', 'the page']);
  const plain = await docsPage('gzip', file);
  expect([plain?.encoding, textOf(plain?.bytes)]).toEqual([undefined, 'the page']);
});

test('where it is not built there is none', async () => {
  expect(await docsPage('gzip, br', await built('none.html'))).toBeUndefined();
});
