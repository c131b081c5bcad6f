/** Printable letters of Latin-1, with blanks only between them. Everything else cannot be sent, or is changed on its way. */
const VALUE = /^[\x21-\x7e\xa1-\xff](?:[\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa1-\xff])?$/;

/** A token stands behind `Bearer `, so it has no blanks, and a browser cannot send one beyond ASCII. */
const TOKEN = /^[\x21-\x7e]+$/;

/** Whether a header field can carry this text as it is. Every text that becomes a header is validated here. */
export const isHeaderValue = (text: string): boolean => VALUE.test(text);

export const HEADER_VALUE =
  'a text that fits into a header: characters up to ÿ, no line breaks, no control characters, no spaces at the ends';

export const isToken = (text: string): boolean => TOKEN.test(text);

export const TOKEN_WANTED = 'printable ASCII characters without spaces';

/** What a header cannot carry in such a text, without the text itself: it is mostly a secret. */
export const unsendableIn = (text: string): string => {
  if (text === '') return 'an empty text';
  if (/[\r\n]/.test(text)) return 'a text with a line break';
  if (/[^\x20-\x7e\xa0-\uffff]/.test(text)) return 'a text with a control character';
  if (/[^\x20-\xff]/.test(text)) return 'a text with a character beyond ÿ';
  return /[^\x20-\x7e]/.test(text)
    ? 'a text with a character beyond ASCII'
    : 'a text with a space in the wrong place';
};
