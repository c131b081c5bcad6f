import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractVersion } from '../../openapi/generated/contract.ts';
import { notesOf, withEntry } from './notes.ts';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

test('suite, mock and contract have one version, and the changelog begins with it', () => {
  const { version } = JSON.parse(read('package.json')) as { readonly version: string };
  const lock = JSON.parse(read('package-lock.json')) as { readonly version: string };
  const [first] = /^## .*$/m.exec(read('CHANGELOG.md')) ?? [];
  expect([version, lock.version, first]).toEqual([contractVersion, contractVersion, `## ${contractVersion}`]);
});

test('an entry takes the place of its version, or comes first', () => {
  const before = '# Changelog\n\nWords.\n\n## 2\n\nold\n\n## 1\n\nfirst\n';
  expect(withEntry(before, '## 2\n\nnew\n')).toBe('# Changelog\n\nWords.\n\n## 2\n\nnew\n\n## 1\n\nfirst\n');
  expect(withEntry(before, '## 3\n\nnew\n')).toBe(
    '# Changelog\n\nWords.\n\n## 3\n\nnew\n\n## 2\n\nold\n\n## 1\n\nfirst\n',
  );
});

test('notes name the files and the version', () => {
  const notes = notesOf('## 2\n\n### Breaking (1)\n\n- `a`: gone\n', ['a.tgz', 'openapi.json']);
  expect(notes).toContain(`# Version ${contractVersion}`);
  expect(notes).toContain('### Breaking (1)');
  expect(notes).toContain('Files: a.tgz, openapi.json.');
});
