import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attempt } from './domain/attempt.ts';
import type { FileStore } from './world/files.ts';

export interface UploadFolder extends FileStore {
  readonly folder: string;
  /** Deletes the folder. Reads find nothing afterwards. */
  close(): void;
}

/**
 * A file store in a new folder that only this user can enter, so that uploads take no memory. File names are
 * random; no text of a client becomes part of a path. The folder is deleted when the process exits.
 */
export const createUploadFolder = (parent: string = tmpdir()): UploadFolder => {
  const folder = mkdtempSync(join(parent, 'ces-mock-files-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    folder,
    keep: (bytes) => {
      const name = randomUUID();
      const kept = attempt(() => {
        writeFileSync(join(folder, name), bytes, { mode: 0o600, flag: 'wx' });
        return name;
      });
      // A full disk can leave a part of the file.
      if (kept === undefined) attempt(() => unlinkSync(join(folder, name)));
      return kept;
    },
    take: (name) => attempt(() => readFileSync(join(folder, name))),
    drop: (name) => attempt(() => unlinkSync(join(folder, name))),
    close: () => {
      process.off('exit', remove);
      remove();
    },
  };
};
