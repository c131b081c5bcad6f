import { sha256 } from './hash.ts';

/** Gives opaque ids. They never repeat, and the same seed and order of calls give the same ids. */
export interface Ids {
  next(kind: string): string;
  /** How many ids were drawn so far. */
  drawn(): number;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 14;

/** The ids of one tenant; no other tenant gets the same ones. `drawn` is the number that was drawn before. */
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
