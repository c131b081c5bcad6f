/** The variant of octets.ts for a page. */
export const octetsOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const standsAt = (bytes: Uint8Array, wanted: Uint8Array, at: number): boolean => {
  for (let next = 1; next < wanted.byteLength; next += 1) if (bytes[at + next] !== wanted[next]) return false;
  return true;
};

export const indexIn = (bytes: Uint8Array, wanted: Uint8Array): number => {
  const [first] = wanted;
  if (first === undefined) return 0;
  const last = bytes.byteLength - wanted.byteLength;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1))
    if (standsAt(bytes, wanted, at)) return at;
  return -1;
};

export const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
};

export const lettersOf = (bytes: Uint8Array, from: number, to: number): string =>
  Array.from(bytes.subarray(from, to), (byte) => String.fromCharCode(byte)).join('');
