import { closeSync, constants, fstatSync, readSync } from 'node:fs';
import { openRegular } from './regular-file.ts';

export interface Line {
  /** Without the line end. */
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
  /** False for a last line without a line end: the process ended while it wrote the line. */
  readonly isWhole: boolean;
  /** The offset at which the next line begins, in bytes. */
  readonly end: number;
}

/** How many bytes are read at a time, at most. */
const CHUNK = 1024 * 1024;
const NEWLINE = 10;

/** The lines of a file one by one. Throws WrongKind where it is no regular file, and Node's errors. */
export function* linesOf(path: string): Generator<Line, undefined> {
  const file = openRegular(path, constants.O_RDONLY);
  try {
    const chunkSize = Math.min(CHUNK, fstatSync(file).size + 1);
    let rest: Buffer = Buffer.alloc(0);
    let number = 0;
    let end = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(chunkSize);
      const read = readSync(file, chunk);
      if (read === 0) break;
      let from = 0;
      for (let to = chunk.indexOf(NEWLINE); to !== -1 && to < read; to = chunk.indexOf(NEWLINE, from)) {
        const part = chunk.subarray(from, to);
        const bytes = rest.length === 0 ? part : Buffer.concat([rest, part]);
        rest = Buffer.alloc(0);
        from = to + 1;
        end += bytes.length + 1;
        yield { bytes, number: ++number, isWhole: true, end };
      }
      rest = Buffer.concat([rest, chunk.subarray(from, read)]);
    }
    if (rest.length > 0) yield { bytes: rest, number: ++number, isWhole: false, end: end + rest.length };
    return undefined;
  } finally {
    closeSync(file);
  }
}
