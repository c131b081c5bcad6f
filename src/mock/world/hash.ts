import { hash } from 'node:crypto';

/** The digest of a text. hash.page.ts gives the same bytes where there is no Node. */
export const sha256 = (text: string): Uint8Array => hash('sha256', text, 'buffer');

/** A shorter and quicker one, for comparisons and no secrets. */
export const md5 = (text: string): Uint8Array => hash('md5', text, 'buffer');
