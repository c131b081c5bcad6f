/**
 * The bytes of a text in UTF-8. This file uses `Buffer`, which is fastest; octets.page.ts does the same
 * without it.
 */
export const octetsOf = (text: string): Uint8Array => Buffer.from(text);

const buffered = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The index of `wanted` in `bytes`; -1 where it is not found. */
export const indexIn = (bytes: Uint8Array, wanted: Uint8Array): number => buffered(bytes).indexOf(wanted);

export const joined = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** One character for each byte (Latin-1). */
export const lettersOf = (bytes: Uint8Array, from: number, to: number): string =>
  buffered(bytes).toString('latin1', from, to);
