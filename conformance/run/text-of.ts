import { createReadStream } from 'node:fs';
import { UsageError } from './usage.ts';

/** Bytes that a file may have; a report of a whole run has some ten million. */
const MOST = 200_000_000;

/** The text of a file that its user names. Throws UsageError with what to do next where it cannot be read. */
export async function textOf(file: string, next: string, most = MOST): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
      size += bytes.length;
      if (size > most) break;
      chunks.push(bytes);
    }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new UsageError(`${file} cannot be read${why}. ${next}`);
  }
  if (size > most) throw new UsageError(`${file} has more than ${most / 1_000_000} MB. ${next}`);
  return Buffer.concat(chunks).toString('utf8');
}
