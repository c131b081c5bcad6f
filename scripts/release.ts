/**
 * `npm run release -- --dry-run`: notes, tarball and checksums of this version, into `release/`; nothing else is touched.
 * Without `--dry-run` what changed in the contract goes into CHANGELOG.md as well, and the commands that publish are printed; none is run.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { contractVersion } from '../openapi/generated/contract.ts';
import { contractChanges, entryOf, notesOf, withContract } from './release/notes.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const root = new URL('../', import.meta.url);
const cwd = fileURLToPath(root);
const out = new URL('release/', root);
const run = promisify(execFile);

const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
  readonly version: string;
};
if (version !== contractVersion) {
  console.error(
    `package.json and the contract have one version. Found: ${version} and ${contractVersion}. Next: set both alike.`,
  );
  process.exit(1);
}

/** The release before this one; a tag of this version does not count. */
const tagBefore = (): Promise<string | undefined> =>
  run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v*', '--exclude', `v${version}`], { cwd }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const { stdout } = await run(
  'npm',
  ['pack', '--json', '--foreground-scripts=false', '--pack-destination', fileURLToPath(out)],
  {
    cwd,
    maxBuffer: 64 * 2 ** 20,
  },
);
const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
await copyFile(new URL('openapi/generated/openapi.json', root), new URL('openapi.json', out));
const files = [filename, 'openapi.json'];

const sums = await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(new URL(name, out));
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
  }),
);
const place = new URL('CHANGELOG.md', root);
const changelog = withContract(
  await readFile(place, 'utf8'),
  contractVersion,
  await contractChanges(await tagBefore()),
);
const entry = entryOf(changelog, contractVersion);
await writeFile(new URL('SHA256SUMS', out), sums.join(''));
await writeFile(new URL('NOTES.md', out), notesOf(entry, files));
console.log(`release/: ${[...files, 'SHA256SUMS', 'NOTES.md'].join(', ')}`);

if (values['dry-run']) {
  console.log(`\n${await readFile(new URL('NOTES.md', out), 'utf8')}`);
} else {
  await writeFile(place, changelog);
  console.log(
    [
      'CHANGELOG.md has the entry. Next, where it is right:',
      `  git commit -am 'Release ${version}' && git tag v${version} && git push --follow-tags`,
      `  gh release create v${version} release/* --notes-file release/NOTES.md`,
    ].join('\n'),
  );
}
