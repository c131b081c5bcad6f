import { sha256 } from './hash.ts';

/** Gives ids that are opaque, never repeat, and are the same for the same seed and the same order of calls. */
export interface Ids {
  next(kind: string): string;
  /** How many were drawn. */
  drawn(): number;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 14;

/** Ids are drawn per tenant: no id of one tenant is drawn in another. So many of them were `drawn` before. */
export const createIds = (seed: number, tenant: string, drawn = 0): Ids => {
  let count = drawn;
  return {
    drawn: () => count,
    next: (kind) => {
      let id = `${kind}_`;
      const digest = sha256(`${seed}/${tenant}/${kind}/${count++}`);
      for (const byte of digest.subarray(0, LENGTH)) id += ALPHABET[byte % ALPHABET.length];
      return id;
    },
  };
};
