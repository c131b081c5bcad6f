import { closeSync, constants, fstatSync, ftruncateSync, type Stats } from 'node:fs';
import { attempt } from '../domain/attempt.ts';
import { openRegular } from './regular-file.ts';
import { sealedLine } from './sealed-line.ts';
import { hasMarker, openForMarker, writeAll, writeMarker, type Write } from './write-snapshot.ts';

/** The end of a journal, where the next line goes. */
export interface JournalEnd {
  /** The checksum of the header of its snapshot. */
  readonly sum: number;
  readonly lines: number;
  /** The size of all whole lines, in bytes. */
  readonly bytes: number;
  /** The number of lines by the marker in the snapshot. It may lag behind. */
  readonly marked: number;
}

/** A file to which lines are appended. */
export interface Journal {
  /** The size of all whole lines, in bytes. */
  size(): number;
  /**
   * Appends a value (JSON) as a line. False where the files are not those that were written: then nothing is appended,
   * and only a new snapshot keeps the world. Where it throws Node's error, nothing is appended either.
   */
  append(value: string): boolean;
  /** Whether the files on disk are still those that were written. */
  stands(): boolean;
  close(): void;
}

/** Opens the journal of a snapshot. Bytes after its end are cut off at the first append. */
export const openJournal = (path: string, snapshot: string, end: JournalEnd, write: Write): Journal => {
  let { lines, bytes: size, marked } = end;
  let file: number | undefined;

  /** The open file; undefined where it was deleted, replaced or changed by another process. */
  const opened = (): number | undefined => {
    if (file === undefined) {
      const found = attempt(() => openRegular(path, constants.O_WRONLY | constants.O_APPEND));
      if (found === undefined) return undefined;
      file = found;
      // The rest of a line that was never finished.
      if (fstatSync(file).size > size) ftruncateSync(file, size);
    }
    const stat: Stats = fstatSync(file);
    return stat.nlink > 0 && stat.size === size ? file : undefined;
  };

  const appendTo = (to: number, value: string): void => {
    const { bytes } = sealedLine(lines + 1, value, end.sum);
    try {
      writeAll(write, to, bytes);
    } catch (error) {
      // Half a line within a journal would make the whole journal unreadable.
      ftruncateSync(to, size);
      throw error;
    }
    size += bytes.length;
    lines += 1;
  };

  const whereItStands = <T>(act: (journal: number, marker: number) => T): T | undefined => {
    const journal = opened();
    const marker = journal === undefined ? undefined : attempt(() => openForMarker(snapshot));
    if (journal === undefined || marker === undefined) return undefined;
    try {
      // A backup may have been copied over the snapshot: its first line must not be replaced.
      return hasMarker(marker, marked, end.sum) ? act(journal, marker) : undefined;
    } finally {
      closeSync(marker);
    }
  };

  return {
    size: () => size,
    append: (value) =>
      whereItStands((journal, marker) => {
        appendTo(journal, value);
        // The line is kept. Without its marker only its loss would go unseen, until the next one is written.
        attempt(() => {
          writeMarker(write, marker, lines, end.sum);
          marked = lines;
        });
        return true;
      }) ?? false,
    stands: () => whereItStands(() => true) ?? false,
    close: () => {
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
};
