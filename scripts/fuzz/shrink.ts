import type { Parcel } from './parcel.ts';

/** Requests that shrinking may cost. */
const MOST_TRIES = 80;

/** The same request with less of it: without a header, without a piece of its body, in one write. */
const smallerThan = function* (parcel: Parcel): Generator<Parcel> {
  const { body, chunks, cuts, headers } = parcel;
  if (cuts) {
    const { cuts: _, ...rest } = parcel;
    yield rest;
  }
  if (chunks) {
    const { chunks: _, ...rest } = parcel;
    yield rest;
  }
  // A request without a host fails for a different reason.
  for (const [at, [name]] of headers.entries())
    if (name !== 'Host') yield { ...parcel, headers: headers.toSpliced(at, 1) };
  for (let size = Math.floor((body?.length ?? 0) / 2); body && size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < body.length; at += size)
      yield { ...parcel, body: Buffer.concat([body.subarray(0, at), body.subarray(at + size)]) };
};

/** The smallest request found, at small cost, that still `fails`. */
export const shrunk = async (
  parcel: Parcel,
  fails: (parcel: Parcel) => Promise<boolean>,
): Promise<Parcel> => {
  let best = parcel;
  let tries = 0;
  for (let found = true; found;) {
    found = false;
    for (const smaller of smallerThan(best)) {
      if ((tries += 1) > MOST_TRIES) return best;
      if (!(await fails(smaller))) continue;
      best = smaller;
      found = true;
      break;
    }
  }
  return best;
};
