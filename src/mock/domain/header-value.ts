/** Printable letters of Latin-1, with blanks only between them. Everything else cannot be sent, or is changed on its way. */
const VALUE = /^[\x21-\x7e\xa1-\xff](?:[\x20-\x7e\xa0-\xff]*[\x21-\x7e\xa1-\xff])?$/;

/** A token stands behind `Bearer `, so it has no blanks, and a browser cannot send one beyond ASCII. */
const TOKEN = /^[\x21-\x7e]+$/;

/** Whether a header field can carry this text as it is. Every text that becomes a header is validated here. */
export const isHeaderValue = (text: string): boolean => VALUE.test(text);

export const HEADER_VALUE =
  'a text that a header field can carry: letters up to ÿ, without line breaks, control characters or blanks at its ends';

export const isToken = (text: string): boolean => TOKEN.test(text);

export const TOKEN_WANTED = 'a text of printable ASCII without blanks';

/** What a header cannot carry in such a text, without the text itself: it is mostly a secret. */
export const unsendableIn = (text: string): string => {
  if (text === '') return 'an empty text';
  if (/[\r\n]/.test(text)) return 'one with a line break';
  if (/[^\x20-\x7e\xa0-\uffff]/.test(text)) return 'one with a control character';
  if (/[^\x20-\xff]/.test(text)) return 'one with a letter beyond ÿ';
  return /[^\x20-\x7e]/.test(text) ? 'one with a letter beyond ASCII' : 'one with a blank in the wrong place';
};
