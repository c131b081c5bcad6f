import { closeSync, constants, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { WorldContent } from '../world/world.ts';
import type { Header } from '../content/format.ts';
import { openRegular } from './regular-file.ts';
import type { Paths } from './paths.ts';
import { blankLine, sealedLine, sealLines } from './sealed-line.ts';
import { rowsOf } from '../content/values.ts';

/** How many characters are written at a time. */
const CHUNK = 1024 * 1024;

/** Writes bytes like Node's writeSync: one call may write only a part of them. Tests give a full disk. */
export type Write = (file: number, bytes: Uint8Array, from: number, at: number | null) => number;

export const writeToDisk: Write = (file, bytes, from, at) =>
  writeSync(file, bytes, from, bytes.length - from, at);

/** Writes all bytes: at an offset, or where the file is. */
export const writeAll = (write: Write, file: number, bytes: Uint8Array, at?: number): void => {
  for (let from = 0; from < bytes.length;)
    from += write(file, bytes, from, at === undefined ? null : at + from);
};

/** Makes a new file. What is at the path is replaced, a symbolic link is not followed. */
export const openNew = (path: string): number => {
  rmSync(path, { force: true });
  return openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
};

/**
 * The first line of a snapshot: how many lines its journal has. It always has the same length, so it is written in
 * place, after every line of the journal. So it may lag behind the journal, but a journal with fewer lines lost some.
 */
const markerLine = (lines: number, sum: number): Buffer =>
  sealedLine(1, String(lines).padStart(15), sum).bytes;

/** Opens a snapshot for markers. Throws Node's error, and WrongKind. */
export const openForMarker = (snapshot: string): number => openRegular(snapshot, constants.O_RDWR);

/** Whether an open snapshot has this header, and its marker this number of lines. */
export const hasMarker = (file: number, lines: number, sum: number): boolean => {
  const expected = markerLine(lines, sum);
  const found = Buffer.alloc(expected.length);
  readSync(file, found, 0, found.length, 0);
  return found.equals(expected);
};

export const writeMarker = (write: Write, file: number, lines: number, sum: number): void =>
  writeAll(write, file, markerLine(lines, sum), 0);

export interface Written {
  /** In bytes. */
  readonly size: number;
  /** The checksum of the header, which the lines of the journal continue. */
  readonly sum: number;
}

/**
 * Replaces the snapshot of a world, and makes the journal that follows it: at any moment the old or the new one is there
 * as a whole. Throws Node's error where it cannot be written; then the old one stays.
 */
export const writeSnapshot = (
  paths: Paths,
  header: Header,
  content?: WorldContent,
  write: Write = writeToDisk,
): Written => {
  let size = 0;
  const { bytes: head, sum } = sealedLine(2, JSON.stringify(header), 0);
  const file = openNew(paths.unfinished);
  try {
    const put = (bytes: Uint8Array): void => {
      writeAll(write, file, bytes);
      size += bytes.length;
    };
    put(markerLine(0, sum));
    put(head);
    let number = 3;
    let waiting = '';
    const flush = (): void => {
      const lines = Buffer.from(waiting);
      sealLines(lines, sum);
      put(lines);
      waiting = '';
    };
    for (const value of content ? rowsOf(content) : []) {
      waiting += blankLine(number, JSON.stringify(value));
      number += 1;
      if (waiting.length > CHUNK) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
  closeSync(openNew(paths.journal(header.generation)));
  renameSync(paths.unfinished, paths.snapshot);
  return { size, sum };
};
