import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredChecks, type DeclaredCheck } from '../../conformance/kit/check.ts';

const folder = fileURLToPath(new URL('../../conformance/checks', import.meta.url));

/** Every check of the suite, without its engine: the same bodies, run one after another in this process. */
export const loadChecks = async (): Promise<readonly DeclaredCheck[]> => {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.check.ts')).sort())
    await import(pathToFileURL(join(folder, name)).href);
  return declaredChecks();
};
