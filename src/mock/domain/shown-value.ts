import { digitsOf, isExactInteger } from './exact-integer.ts';

/** Letters of a value that a message repeats. */
const MOST = 60;

const cut = (text: string): string => (text.length <= MOST ? text : `${text.slice(0, MOST)}…`);

/** A JSON value as a message repeats it: short, and with its kind where the text alone does not tell it. */
export const shownValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (isExactInteger(value)) return digitsOf(value);
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return JSON.stringify(cut(value));
  if (typeof value === 'number') return String(value);
  return value === undefined ? 'nothing' : JSON.stringify(value);
};

/** The same, for a place that takes no text: `"5" (a text)`. */
export const shownWithKind = (value: unknown): string =>
  typeof value === 'string' ? `${shownValue(value)} (a text)` : shownValue(value);
