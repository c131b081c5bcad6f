import { randomInt } from 'node:crypto';

/**
 * Values that no earlier record of the target has, in any run: a service may merge or refuse records with equal e-mails
 * or correlation ids. They are the only part of a request that the seed does not fix.
 */
export interface Fresh {
  /** A text such as `Ada k3f9x2a`. */
  text(label: string): string;
  /** One word, usable as an id. */
  word(label: string): string;
  email(): string;
  /** Nine digits without a leading zero. */
  number(): number;
}

export function createFresh(random: (least: number, above: number) => number = randomInt): Fresh {
  const tag = random(36 ** 5, 36 ** 6).toString(36);
  const base = random(1_000_000, 9_000_000) * 100;
  let count = 0;
  const next = (): string => `${tag}${(count += 1).toString(36)}`;
  return {
    text: (label) => `${label} ${next()}`,
    word: (label) => `${label}-${next()}`,
    email: () => `conform.${next()}@example.com`,
    number: () => base + (count += 1),
  };
}
