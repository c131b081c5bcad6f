import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { WorldContent } from '../world/world.ts';
import type { Header } from '../content/format.ts';
import type { Paths } from './paths.ts';
import { valuesOf } from '../content/values.ts';

/** So many characters are written at a time. */
const CHUNK = 1024 * 1024;

/** Writes everything, in pieces: a system may take less than it is given. */
export const writeAll = (file: number, bytes: Uint8Array): void => {
  for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
};

/**
 * Puts a snapshot in the place of the one before: either of the two is there at any moment, and whole. Gives its size
 * in bytes; throws Node's error where it cannot be written, and the one before stays.
 */
export const writeSnapshot = (paths: Paths, header: Header, content?: WorldContent): number => {
  let size = 0;
  const file = openSync(paths.unfinished, 'w', 0o600);
  try {
    let waiting = '';
    const write = (): void => {
      const bytes = Buffer.from(waiting);
      writeAll(file, bytes);
      size += bytes.length;
      waiting = '';
    };
    for (const value of valuesOf(header, content)) {
      waiting += `${JSON.stringify(value)}\n`;
      if (waiting.length > CHUNK) write();
    }
    write();
  } finally {
    closeSync(file);
  }
  renameSync(paths.unfinished, paths.snapshot);
  return size;
};
