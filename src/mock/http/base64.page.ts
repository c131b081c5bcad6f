/** The variant of base64.ts for a page. It gives the same bytes. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const [said = ''] = text.split('=', 1);
  const letters = said
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^A-Za-z0-9+/]/g, '');
  // A last group of one letter has fewer bits than a byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0));
};

/** How many bytes go into one call: the number of arguments of a call is limited. */
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
