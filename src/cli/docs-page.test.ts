import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';

const folder = await mkdtemp(join(tmpdir(), 'ces-docs-page-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const built = async (name: string, ...kinds: readonly ('plain' | 'packed')[]): Promise<URL> => {
  const file = join(folder, name);
  if (kinds.includes('plain')) await writeFile(file, 'the page');
  if (kinds.includes('packed')) await writeFile(`${file}.gz`, gzipSync('the page'));
  return pathToFileURL(file);
};

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

test.each(['gzip', 'br, gzip, deflate', 'gzip;q=0.5'])(
  'whoever takes %s gets it packed',
  async (accepted) => {
    const page = await docsPage(accepted, await built('both.html', 'plain', 'packed'));
    expect(page?.encoding).toBe('gzip');
    expect(textOf(gunzipSync(page?.bytes ?? ''))).toBe('the page');
  },
);

test.each(['', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0, br'])(
  'whoever takes %j gets it plain',
  async (accepted) => {
    const page = await docsPage(accepted, await built('both.html', 'plain', 'packed'));
    expect([page?.encoding, textOf(page?.bytes)]).toEqual([undefined, 'the page']);
  },
);

test('one of the two files is enough, and none is none', async () => {
  const packed = await docsPage('', await built('packed.html', 'packed'));
  expect([packed?.encoding, textOf(packed?.bytes)]).toEqual([undefined, 'the page']);
  expect(textOf((await docsPage('gzip', await built('plain.html', 'plain')))?.bytes)).toBe('the page');
  expect(await docsPage('gzip', await built('none.html'))).toBeUndefined();
});
