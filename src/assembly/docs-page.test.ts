import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { DocsPage } from '../mock/mock.ts';
import { docsPageOf } from './docs-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'ces-docs-page-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const plainAt = async (name: string, text = 'the page'): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};
const brotliAt = async (name: string): Promise<string> => {
  await writeFile(join(folder, `${name}.br`), brotliCompressSync('the page'));
  return join(folder, name);
};

const read = ({ bytes, encoding }: DocsPage = { bytes: new Uint8Array() }) => {
  const unpack =
    { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((same: Uint8Array) => same);
  return [encoding, new TextDecoder().decode(unpack(bytes))];
};

const builds = [
  ['a build', () => plainAt('built.html')],
  ['a package', () => brotliAt('packed.html')],
] as const;

test.each(
  builds.flatMap(([which, made]) =>
    [
      ['br, gzip, deflate', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0.5', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['', undefined],
      ['identity', undefined],
      ['gzip;q=0', undefined],
      ['gzip; q=0.0, br;q=0', undefined],
    ].map(([accepted = '', encoding]) => ({ which, made, accepted, encoding })),
  ),
)(
  '$which gives a client that accepts "$accepted" the page in $encoding',
  async ({ made, accepted, encoding }) => {
    expect(read(await docsPageOf(await made())(accepted))).toEqual([encoding, 'the page']);
  },
);

test('the page is compressed once, even if many clients ask at the same time', async () => {
  const page = docsPageOf(await brotliAt('once.html'));
  const asked = await Promise.all([page('gzip'), page('gzip')]);
  const later = await page('gzip');
  expect(new Set([...asked, later].map((one) => one?.bytes))).toHaveProperty('size', 1);
});

test('after another build the next request gets the new page', async () => {
  const file = await plainAt('again.html', 'the old page');
  const page = docsPageOf(file);
  expect(read(await page('gzip'))).toEqual(['gzip', 'the old page']);
  await plainAt('again.html', 'the new page');
  await utimes(file, new Date(0), new Date(1_000));
  expect(read(await page('gzip'))).toEqual(['gzip', 'the new page']);
});

test('without a build there is no page', async () => {
  expect(await docsPageOf(join(folder, 'none.html'))('gzip, br')).toBeUndefined();
});
