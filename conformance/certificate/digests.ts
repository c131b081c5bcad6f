import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { document } from '../../openapi/generated/document.ts';

/** SHA-256, in hex, of the contract as it is bundled. */
export const contractDigest = (): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

/** SHA-256, in hex, of the code of the suite in a folder: the paths and bytes of its files, in the order of paths. */
export async function suiteDigest(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((one) => one.isFile() && /(?<!\.d|\.test)\.[jt]s$/.test(one.name))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(root.length)).update(await readFile(file));
  return hash.digest('hex');
}
