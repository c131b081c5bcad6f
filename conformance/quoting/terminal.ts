/**
 * Characters that a terminal obeys rather than shows: C0 and C1 controls (an escape sequence begins with U+001B or
 * U+009B), two line ends of Unicode, and the marks that turn the direction of writing, so that a line reads differently
 * from what it holds.
 */
const OBEYED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** Several lines for a terminal. Line breaks and tabs stay; every other character that it would obey is shown as �. */
export const printable = (text: string): string =>
  text.replace(OBEYED, (character) => (character === '\n' || character === '\t' ? character : '\ufffd'));

/** One field on one line: line breaks, tabs and runs of blanks become one blank. */
export const oneLine = (text: string): string => printable(text.replace(/\s+/g, ' '));
