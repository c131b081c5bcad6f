/** The bytes that a text in base64 says; what is no letter of it is passed over. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, 'base64'));

/** Bytes as a text that can stand in an address. */
export const toBase64Url = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url');

/** The same for a text, in UTF-8, and back. */
export const textToBase64Url = (text: string): string => Buffer.from(text).toString('base64url');

export const textFromBase64Url = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');
