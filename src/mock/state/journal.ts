import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { writeAll } from './write-snapshot.ts';

/** A file to which lines are added. */
export interface Journal {
  /** Bytes of whole lines. */
  size(): number;
  /** Adds a line as a whole or, where it throws Node's error, not at all. */
  append(line: string): void;
  close(): void;
}

/** A journal of which so many bytes hold; what follows them is taken away. It is made by the first line. */
export const openJournal = (path: string, holds: number): Journal => {
  let size = holds;
  let file: number | undefined;
  const opened = (): number => {
    if (file === undefined) {
      file = openSync(path, 'a', 0o600);
      ftruncateSync(file, size);
    }
    return file;
  };
  return {
    size: () => size,
    append: (line) => {
      const bytes = Buffer.from(`${line}\n`);
      const to = opened();
      try {
        writeAll(to, bytes);
      } catch (error) {
        // Half a line in the middle of a journal would make all of it unreadable.
        ftruncateSync(to, size);
        throw error;
      }
      size += bytes.length;
    },
    close: () => {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
};
