import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedManifest } from './manifest.ts';
import { compressPages } from './pages.ts';
import { runWell } from './run.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The paths of the files that npm would pack, as `files` of the manifest chooses them. */
const chosen = async (): Promise<readonly string[]> => {
  const output = await runWell('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], root);
  const [report] = JSON.parse(output) as readonly { readonly files: readonly { readonly path: string }[] }[];
  if (report === undefined) throw new Error('npm pack --dry-run --json named no package');
  return report.files.map(({ path }) => path);
};

/**
 * Packs the build into a separate folder, which the caller must remove. Works on a copy: several may pack at the same
 * time, and the manifest of the repository stays in its place.
 */
export const packed = async (): Promise<{ readonly folder: string; readonly tarball: string }> => {
  await compressPages();
  const folder = mkdtempSync(join(tmpdir(), 'ces-package-'));
  const copy = join(folder, 'package');
  for (const path of await chosen()) cpSync(join(root, path), join(copy, path));
  writeFileSync(join(copy, 'package.json'), packedManifest(readFileSync(join(root, 'package.json'), 'utf8')));
  await runWell('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], copy);
  rmSync(copy, { recursive: true });
  const [name] = readdirSync(folder).filter((one) => one.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack left no tarball');
  return { folder, tarball: join(folder, name) };
};
