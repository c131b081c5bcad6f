import { timingSafeEqual } from 'node:crypto';

/**
 * Whether two texts are the same. The time that it takes does not tell how much of a secret was guessed
 * right.
 */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
