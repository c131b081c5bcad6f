import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The files that esbuild names by a hash of their content. */
const HASHED = /^.+-[A-Z0-9]{8}\.js$/;

/**
 * Gives the shared files short names, the shortest to those that are imported most: some 1,400 imports with eight letters
 * at random are 10 kB of the package. A number stands for the same file as long as the code is the same.
 */
export function shortenNames(root: string, { outputs }: Metafile): void {
  const times = new Map<string, number>();
  for (const { imports } of Object.values(outputs))
    for (const { path } of imports) times.set(path, (times.get(path) ?? 0) + 1);
  const hashed = Object.keys(outputs)
    .filter((file) => HASHED.test(basename(file)))
    .sort()
    .sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
  const names = new Map(hashed.map((file, at) => [basename(file), `${at.toString(36)}.js`]));
  const hashes = new RegExp([...names.keys()].join('|').replaceAll('.', String.raw`\.`), 'g');
  for (const file of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(hashes, (name) => names.get(name) ?? name),
    );
  }
  for (const file of hashed) {
    const path = join(root, file);
    renameSync(path, path.replace(basename(file), names.get(basename(file)) ?? ''));
  }
}
