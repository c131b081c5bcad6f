import { createReadStream } from 'node:fs';
import { UsageError } from './usage.ts';

/** The most bytes of a file; a report of a complete run has about ten million. */
const MOST = 200_000_000;

/** The text of a file named by the user. If it cannot be read, throws UsageError with the next step. */
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
