import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../world/files.ts';

/** Bytes that stay when the process ends, in a folder for each tenant, under names drawn here. */
export interface KeptFiles extends FileStore {
  /** Removes what was dropped: only now is it certain that no world comes back to it. */
  removeDropped(): void;
  /** Removes everything of a tenant but these places: what was written, but never kept. */
  sweep(tenant: string, places: ReadonlySet<string>): void;
}

const orUndefined = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

export const createKeptFiles = (folder: string): KeptFiles => {
  const dropped: string[] = [];
  const remove = (place: string): void => void orUndefined(() => unlinkSync(join(folder, place)));
  return {
    keep: (bytes, tenant) => {
      const place = `${tenant}/${randomUUID()}`;
      const kept = orUndefined(() => {
        mkdirSync(join(folder, tenant), { recursive: true, mode: 0o700 });
        writeFileSync(join(folder, place), bytes, { mode: 0o600, flag: 'wx' });
        return place;
      });
      // Where the disk is full, half a file may lie there.
      if (kept === undefined) remove(place);
      return kept;
    },
    take: (place) => orUndefined(() => readFileSync(join(folder, place))),
    drop: (place) => void dropped.push(place),
    removeDropped: () => dropped.splice(0).forEach(remove),
    sweep: (tenant, places) => {
      for (const name of orUndefined(() => readdirSync(join(folder, tenant))) ?? [])
        if (!places.has(`${tenant}/${name}`)) rmSync(join(folder, tenant, name), { force: true });
    },
  };
};
