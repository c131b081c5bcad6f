import type { Asked } from './asked.ts';

/**
 * How many bytes of a refused body are still read, so that the client reads the refusal and keeps the
 * connection.
 */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** Why a body was not read: it is larger than the limit, or the connection broke off. */
type Cut = 'too-large' | 'broken';

/** The length that a request declares; 0 where it declares none. */
export const declaredBytes = ({ headers }: Pick<Asked, 'headers'>): number => {
  const declared = Number(headers.get('content-length') ?? '0');
  return Number.isSafeInteger(declared) && declared > 0 ? declared : 0;
};

/**
 * Passes the parts of a body to `take` as they arrive, until they exceed `limit` bytes or `take` returns
 * false. The rest is discarded, up to a bound: a client that is cut off while it sends never reads the
 * refusal.
 */
export const takeIn = async (
  request: Asked,
  limit: number,
  take: (part: Uint8Array) => boolean,
): Promise<Cut | undefined> => {
  const declared = declaredBytes(request);
  const reader = request.body?.getReader();
  let isWanted = declared <= limit;
  for (let taken = 0; reader;) {
    const part = await reader.read().catch(() => undefined);
    if (!part) return 'broken';
    if (part.value === undefined) return Math.max(taken, declared) > limit ? 'too-large' : undefined;
    taken += part.value.byteLength;
    if (taken > limit + MAX_DRAINED_BYTES) return 'too-large';
    isWanted &&= taken <= limit && take(part.value);
  }
  return undefined;
};
