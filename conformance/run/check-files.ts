import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declaredChecks } from '../kit/check.ts';
import type { DeclaredCheck } from '../kit/check.ts';
import { messageOf } from '../kit/errors.ts';
import { matchesGlob, mayBegin } from '../kit/glob.ts';
import { retiredChecks } from '../../openapi/generated/retired-checks.ts';
import { currentCheck } from '../kit/retired.ts';
import type { Fault } from './collector.ts';

/** A check and the file that declares it, such as activities/create. */
export interface PlacedCheck extends DeclaredCheck {
  readonly file: string;
}

const extension = import.meta.url.endsWith('.ts') ? '.check.ts' : '.check.js';

/**
 * The section of a check file: checks/<section>/….check.ts or checks/<section>.check.ts. The ids of its checks begin
 * with it. A file that breaks this rule is reported as a fault, because a filter would miss its checks.
 */
export const sectionOf = (file: string): string => file.split('/')[0] ?? '';

/** Checks by the address of their file. The cache is needed: a second import of a file declares nothing. */
const loaded = new Map<string, readonly DeclaredCheck[]>();

/** Imports the check files that the glob can match. A file that cannot be imported is reported as a fault. */
export async function loadChecks(
  root: string,
  only = '*',
): Promise<{ readonly checks: readonly PlacedCheck[]; readonly faults: readonly Fault[] }> {
  const folder = join(root, 'checks');
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const files = names.filter((name) => name.endsWith(extension)).sort();
  const former = Object.keys(retiredChecks).filter((id) => matchesGlob(only, id));
  const checks: PlacedCheck[] = [];
  const faults: Fault[] = [];
  for (const name of files) {
    const file = name.slice(0, -extension.length);
    // The ids of a section begin with its name and a dot; some replace retired ids of other sections.
    const begins = `${sectionOf(file)}.`;
    const tookOver = former.some((id) => currentCheck(id).startsWith(begins));
    if (!mayBegin(only, begins) && !tookOver) continue;
    try {
      const declared = await load(pathToFileURL(join(folder, name)).href);
      checks.push(...declared.map((one) => ({ ...one, file })));
      const stray = declared.find(({ spec }) => !spec.id.startsWith(`${sectionOf(file)}.`));
      if (stray) throw new Error(`the check ${stray.spec.id} is in a file of another section`);
    } catch (error) {
      faults.push({ where: `checks/${name}`, message: messageOf(error) });
    }
  }
  return { checks, faults };
}

async function load(address: string): Promise<readonly DeclaredCheck[]> {
  const known = loaded.get(address);
  if (known) return known;
  const before = declaredChecks().length;
  await import(address);
  const declared = declaredChecks().slice(before);
  loaded.set(address, declared);
  return declared;
}
