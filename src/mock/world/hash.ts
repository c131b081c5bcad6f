import { hash } from 'node:crypto';

/** The SHA256 digest of a text. hash.page.ts gives the same bytes without Node. */
export const sha256 = (text: string): Uint8Array =>
  // As a text it takes half the time: for a buffer, Node allocates memory for every digest.
  Buffer.from(hash('sha256', text, 'binary'), 'binary');

/** A shorter and faster digest, for comparisons only, not for secrets. */
export const md5 = (text: string): Uint8Array => hash('md5', text, 'buffer');
