import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { declaredChecks } from '../kit/check.ts';
import type { CheckSpec } from '../kit/check.ts';

/** Compiled check files beside a compiled suite, sources beside a source. */
const ending = import.meta.url.endsWith('.ts') ? '.check.ts' : '.check.js';
const ownChecks = fileURLToPath(new URL('../checks/', import.meta.url));

/** Every check of the suite as it is declared, sorted by id. No engine is started and nothing is sent to a target. */
export async function loadDeclared(folder: string = ownChecks): Promise<readonly CheckSpec[]> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(ending)).sort()) {
    await import(pathToFileURL(join(folder, name)).href);
  }
  return declaredChecks()
    .map(({ spec }) => spec)
    .sort((left, right) => left.id.localeCompare(right.id));
}
