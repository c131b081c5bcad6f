import type { Recorded } from './answers.ts';
import { inBatches } from './batches.ts';
import { preferenceOf } from './prism-contract.ts';
import { ask, type Sent } from './request.ts';
import type { Running } from './servers.ts';
import { keyOf, type Case } from './steps.ts';

const sizeOf = async (url: string, sent: Sent): Promise<string> => {
  const { status, text } = await ask(url, sent);
  return `${status}, ${Buffer.byteLength(text)} bytes`;
};

/**
 * The bytes of an answer must not be what makes one server faster than another. Rejects where a read is answered by
 * one of the bare servers otherwise than by ours; gives what a first request got from whom.
 */
export const compare = async (
  { name }: Case,
  recorded: readonly Recorded[],
  { bare, bytes, prism, mock }: Readonly<Record<'bare' | 'bytes' | 'prism' | 'mock', Running>>,
): Promise<string> => {
  const own = recorded.filter((one) => one.case === name);
  const reads = own.flatMap(({ sent }) => (sent.method === 'GET' ? [sent] : []));
  await inBatches(reads, async (sent) => {
    const wanted = await sizeOf(mock.url, sent);
    for (const other of [bare, bytes]) {
      const found = await sizeOf(other.url, sent);
      if (found !== wanted)
        throw new Error(`${name}: ${keyOf(sent)} gets ${wanted} from ours and ${found} from ${other.name}.`);
    }
  });
  const [first] = own;
  if (first === undefined) return '  nothing is asked';
  const preferred = { ...first.sent, headers: { ...first.sent.headers, Prefer: preferenceOf(first) } };
  return `  ours ${first.status}, ${Buffer.byteLength(first.text)} bytes; Prism ${await sizeOf(prism.url, preferred)}`;
};
