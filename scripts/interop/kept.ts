import { readFile, writeFile } from 'node:fs/promises';
import type { Shown, Tried } from './report.ts';

/** What was found so far about a server, by the runs' names; a run that stands here is not run again. */
export interface Kept {
  readonly server: string;
  readonly seed: number;
  readonly runs: Readonly<Record<string, Shown>>;
  readonly faults: readonly Tried[];
}

/** Reads what an earlier call kept; without a file there is nothing yet. */
export const readKept = async (path: string | undefined, server: string, seed: number): Promise<Kept> => {
  const none: Kept = { server, seed, runs: {}, faults: [] };
  if (path === undefined) return none;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return none;
  // Written by `keep`.
  const kept = JSON.parse(text) as Kept;
  if (kept.server === server && kept.seed === seed) return kept;
  throw new Error(
    `${path} is about ${kept.server} at seed ${kept.seed}, not ${server} at seed ${seed}; name another file.`,
  );
};

export const keep = async (path: string | undefined, kept: Kept): Promise<void> => {
  if (path !== undefined) await writeFile(path, `${JSON.stringify(kept, null, 1)}\n`);
};
