import { hash } from 'node:crypto';

/** The digest of a text. hash.page.ts gives the same bytes where there is no Node. */
export const sha256 = (text: string): Uint8Array =>
  // By way of a text it takes half the time: Node gives a buffer of its own to every digest.
  Buffer.from(hash('sha256', text, 'binary'), 'binary');

/** A shorter and quicker one, for comparisons and no secrets. */
export const md5 = (text: string): Uint8Array => hash('md5', text, 'buffer');
