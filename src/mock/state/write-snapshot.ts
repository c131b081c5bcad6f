import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import type { Stored } from '../world/collection.ts';
import type { WorldContent } from '../world/world.ts';
import { FILES, type Counts, type Header } from './format.ts';
import type { Paths } from './paths.ts';

/** So many characters are written at a time. */
const CHUNK = 1024 * 1024;

export const countsOf = ({ records, files, events }: WorldContent): Counts => ({
  records: Object.values(records).reduce((sum, { placed }) => sum + placed.length, 0),
  files: files.placed.length,
  events: events.length,
});

/** The positions that the next new records get, by collection. */
export const nextOf = ({ records, files }: WorldContent): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries({ ...records, [FILES]: files }).map(([name, { next }]) => [name, next]));

function* linesOf(header: Header, content: WorldContent | undefined): Generator<string> {
  yield JSON.stringify(header);
  if (!content) return;
  const parts: readonly (readonly [
    string,
    { readonly placed: WorldContent['records'][string]['placed'] },
  ])[] = Object.entries({ ...content.records, [FILES]: content.files });
  for (const [name, { placed }] of parts)
    for (const { position, record } of placed)
      yield JSON.stringify([name, position, record] satisfies [string, number, Stored]);
  for (const entry of content.events) yield JSON.stringify(entry);
}

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
    for (const line of linesOf(header, content)) {
      waiting += `${line}\n`;
      if (waiting.length > CHUNK) write();
    }
    write();
  } finally {
    closeSync(file);
  }
  renameSync(paths.unfinished, paths.snapshot);
  return size;
};
