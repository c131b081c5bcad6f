import type { Asked } from './asked.ts';

/** How much of a refused body is still taken in, so that its sender reads the refusal and keeps the connection. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024;

/** Why a body was not taken in: it is larger than the limit, or it ended before its time. */
type Cut = 'too-large' | 'broken';

/** The length that a request declares; 0 where it declares none. */
export const declaredBytes = ({ headers }: Pick<Asked, 'headers'>): number => {
  const declared = Number(headers.get('content-length') ?? '0');
  return Number.isSafeInteger(declared) && declared > 0 ? declared : 0;
};

/**
 * Gives the parts of a body to `take`, as they come, until there are more than `limit` bytes of them or `take` answers
 * false. The rest is let pass within bounds: whoever is cut off in the middle never reads the refusal.
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
