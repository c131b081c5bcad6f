/** The bytes of a text in base64 or base64url. Characters outside of the alphabet are skipped. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64'));

/** Bytes in base64url, which needs no escapes in an address. */
export const toBase64Url = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url');

/** A text, as UTF-8, in base64url. */
export const textToBase64Url = (text: string): string => Buffer.from(text).toString('base64url');

export const textFromBase64Url = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');
