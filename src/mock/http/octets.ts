/** The bytes of a text. octets.page.ts does all of this where there is no Buffer, which looks for bytes fastest. */
export const octetsOf = (text: string): Uint8Array => Buffer.from(text);

const buffered = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Where bytes stand in others; -1 where they do not. */
export const indexIn = (bytes: Uint8Array, wanted: Uint8Array): number => buffered(bytes).indexOf(wanted);

export const joined = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** A letter for each byte. */
export const lettersOf = (bytes: Uint8Array, from: number, to: number): string =>
  buffered(bytes).toString('latin1', from, to);
