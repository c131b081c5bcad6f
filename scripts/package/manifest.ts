import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const place = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const MANIFEST = place('package.json');
/** The manifest of the repository, while that of the package replaces it. */
const KEPT = place('.package.json.kept');

/**
 * The manifest that users get. Scripts and tools are of the repository alone; npm warns of every package that comes with a
 * `prepare`.
 */
export const packedManifest = (text: string): string => {
  const { scripts: _scripts, devDependencies: _tools, ...rest } = JSON.parse(text) as Record<string, unknown>;
  return `${JSON.stringify(rest, null, 2)}\n`;
};

/** Restores the manifest of the repository; does nothing if it is already in place. */
export const restoreManifest = (): void => {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
};

/** Puts the manifest of the package in the place of the repository's, until `restoreManifest`. */
export const replaceManifest = (): void => {
  // An earlier packing may have been interrupted.
  restoreManifest();
  const text = readFileSync(MANIFEST, 'utf8');
  writeFileSync(KEPT, text);
  writeFileSync(MANIFEST, packedManifest(text));
};
