import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { writeAll } from './write-snapshot.ts';

/** A file to which lines are appended. */
export interface Journal {
  /** The size of all whole lines, in bytes. */
  size(): number;
  /** Appends a whole line. Where it throws Node's error, nothing is appended. */
  append(line: string): void;
  close(): void;
}

/**
 * Opens a journal. Bytes after the first `holds` bytes are cut off at the first append, which also makes the
 * file.
 */
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
        // Half a line within a journal would make the whole journal unreadable.
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
