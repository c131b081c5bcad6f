import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { WorldContent } from '../world/world.ts';
import type { Header } from '../content/format.ts';
import type { Paths } from './paths.ts';
import { valuesOf } from '../content/values.ts';

/** How many characters are written at a time. */
const CHUNK = 1024 * 1024;

/** Writes all bytes. One call of the system may write only a part of them. */
export const writeAll = (file: number, bytes: Uint8Array): void => {
  for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
};

/**
 * Replaces the snapshot of a world: at any moment the old or the new one is there as a whole. Gives its size
 * in bytes. Throws Node's error where it cannot be written; then the old one stays.
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
