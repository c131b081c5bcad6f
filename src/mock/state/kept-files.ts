import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../world/files.ts';

/** A file store that outlives the process. Each tenant has a folder; file names are random. */
export interface KeptFiles extends FileStore {
  /**
   * Deletes dropped files. Call it after the drop is written: before that, a restart would need the files.
   */
  removeDropped(): void;
  /**
   * Deletes all files of a tenant but those at `places`: files whose world was not written before the process
   * ended.
   */
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
      // A full disk can leave a part of the file.
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
