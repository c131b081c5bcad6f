import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from './world/files.ts';

export interface UploadFolder extends FileStore {
  readonly folder: string;
  /** Takes the folder away; what is asked of it afterwards is not there. */
  close(): void;
}

const orUndefined = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/**
 * A file store in a folder of its own that only this user may enter: whatever clients upload takes no memory. The names
 * in it are drawn here; no text of a client ever becomes part of a path. The folder goes when the process ends.
 */
export const createUploadFolder = (parent: string = tmpdir()): UploadFolder => {
  const folder = mkdtempSync(join(parent, 'ces-mock-files-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    keep: (bytes) => {
      const name = randomUUID();
      const kept = orUndefined(() => {
        writeFileSync(join(folder, name), bytes, { mode: 0o600, flag: 'wx' });
        return name;
      });
      // Where the disk is full, half a file may lie there.
      if (kept === undefined) orUndefined(() => unlinkSync(join(folder, name)));
      return kept;
    },
    take: (name) => orUndefined(() => readFileSync(join(folder, name))),
    drop: (name) => orUndefined(() => unlinkSync(join(folder, name))),
    close: () => {
      process.off('exit', remove);
      remove();
    },
  };
};
