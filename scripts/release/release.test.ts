import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { entryOf, notesOf, withContract } from './notes.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('suite, mock and contract have one version, and the changelog has an entry of it', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const lock = JSON.parse(read('package-lock.json')) as { readonly version: string };
  expect([version, lock.version]).toEqual([contractVersion, contractVersion]);
  expect(entryOf(read('CHANGELOG.md'), version)).not.toBe('');
});

test('every entry after the first is about code, messages and contract', () => {
  const entries = read('CHANGELOG.md')
    .split(/^(?=## )/m)
    .slice(1, -1);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries)
    expect(entry.match(/^### .*$/gm)).toEqual(['### Code', '### Messages', '### Contract']);
});

const OLD = '## 1\n\nfirst\n';
const NEW = '## 2\n\n### Code\n\n- faster\n\n### Messages\n\n- clearer\n\n### Contract\n\n';

test('what changed in the contract takes its place in the entry of its version, and leaves the rest', () => {
  const before = `# Changelog\n\nWords.\n\n${NEW}old\n\n#### Breaking (1)\n\n- gone\n\n${OLD}`;
  expect(withContract(before, '2', 'new\n')).toBe(`# Changelog\n\nWords.\n\n${NEW}new\n\n${OLD}`);
});

test('a version without an entry gets one, before all others', () => {
  expect(withContract(`# Changelog\n\n${OLD}`, '2', 'new\n')).toBe(
    `# Changelog\n\n## 2\n\n### Code\n\n### Messages\n\n### Contract\n\nnew\n\n${OLD}`,
  );
  expect(entryOf(withContract(OLD, '2', 'new'), '2')).toMatch(/^## 2\n[^]*new$/);
});

test('notes name the files and the version', () => {
  const notes = notesOf('## 2\n\n### Breaking (1)\n\n- `a`: gone\n', ['a.tgz', 'openapi.json']);
  expect(notes).toContain(`# Version ${contractVersion}`);
  expect(notes).toContain('### Breaking (1)');
  expect(notes).toContain('Files: a.tgz, openapi.json.');
});
