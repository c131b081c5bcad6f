import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['openapi', 'src', 'conformance', 'scripts', 'package.json', 'tsconfig.json', 'redocly.yaml'];

const copy = await mkdtemp(join(tmpdir(), 'ces-contributing-'));
const guide = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
const [, endpoint = ''] = guide.split('## An endpoint');
const recipe = endpoint.split('\n## ')[0] ?? '';
const patches = [...recipe.matchAll(/^ {3}```diff\n([^]*?)^ {3}```$/gm)].map(([, text = '']) =>
  text.replace(/^ {3}/gm, '').replace(/^$/gm, ' ').replace(/ $/, ''),
);

const inCopy = (script: string, ...args: readonly string[]) =>
  run(process.execPath, ['node_modules/tsx/dist/cli.mjs', script, ...args], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });

beforeAll(async () => {
  for (const name of COPIED) await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a recipe touches seven files at most', () => {
  expect(patches.length).toBeGreaterThan(0);
  expect(patches.length).toBeLessThanOrEqual(7);
});

test(
  'an endpoint that follows the recipe is served, tried, and its mutant caught',
  { timeout: 300_000 },
  async () => {
    for (const patch of patches) {
      const file = join(copy, 'step.diff');
      await writeFile(file, patch);
      await run('git', ['apply', '--recount', '--unidiff-zero', '--whitespace=nowarn', file], { cwd: copy });
    }
    await inCopy('scripts/generate.ts');
    const only = ['--only', 'calendars.read-of-the-last', '--checks', 'calendars.*', '--width', '1'];
    const { stdout } = await inCopy('scripts/scores.ts', ...only).catch((error: { stdout: string }) => error);
    expect(stdout).toContain('caught mutant calendars.read-of-the-last');
  },
);
