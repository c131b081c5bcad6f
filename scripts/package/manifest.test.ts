import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packedManifest } from './manifest.ts';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

test('users get everything of the manifest but scripts and tools of the repository', () => {
  const { scripts, devDependencies, ...published } = JSON.parse(manifest) as Record<string, unknown>;
  expect([scripts, devDependencies]).toEqual([expect.any(Object), expect.any(Object)]);
  expect(JSON.parse(packedManifest(manifest))).toEqual(published);
});
