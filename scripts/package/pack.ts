import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreManifest } from './manifest.ts';
import { runWell } from './run.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Packs what is built, in a folder of its own that is the caller's to remove. */
export const packed = async (): Promise<{ readonly folder: string; readonly tarball: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'ces-package-'));
  try {
    await runWell(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/prepack.ts'], root);
    await runWell('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], root);
  } finally {
    restoreManifest();
  }
  const [name] = readdirSync(folder).filter((one) => one.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm pack left no tarball');
  return { folder, tarball: join(folder, name) };
};
