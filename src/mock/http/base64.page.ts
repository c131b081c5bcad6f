/** What base64.ts is in a page, to the byte. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const [said = ''] = text.split('=', 1);
  const letters = said
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^A-Za-z0-9+/]/g, '');
  // One letter of four says less than a byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0));
};

/** The arguments of a call are bounded. */
const STRIDE = 8192;

export const toBase64Url = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.byteLength; at += STRIDE)
    letters += String.fromCharCode(...bytes.subarray(at, at + STRIDE));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

export const textToBase64Url = (text: string): string => toBase64Url(new TextEncoder().encode(text));

export const textFromBase64Url = (text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(fromBase64(text));
