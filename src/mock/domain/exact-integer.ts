/**
 * A whole number that a number of JavaScript cannot hold: beyond 2^53 two of them are the same there. It is plain JSON,
 * so that records with it are kept, compared and copied like all others; only answers write its digits.
 */
export interface ExactInteger {
  readonly $integer: string;
}

/** A whole number of any size. */
export type Whole = number | ExactInteger;

/** The members that take and show any whole number: nothing is computed from them. */
export const EXACT_MEMBERS = ['pccId', 'phoneNumber', 'durationInMinutes', 'duration'] as const;

type ExactMember = (typeof EXACT_MEMBERS)[number];

/** A type of the contract with exact integers, which may be too large for numbers of JavaScript. */
export type WithWholes<T> = T extends object
  ? {
      [K in keyof T]: K extends ExactMember
        ? number extends T[K]
          ? T[K] | ExactInteger
          : T[K]
        : WithWholes<T[K]>;
    }
  : T;

/** The parsed ones: an object of the same form from a client is not an exact integer. */
const parsed = new WeakSet<object>();

export const isExactInteger = (value: unknown): value is ExactInteger =>
  typeof value === 'object' && value !== null && parsed.has(value);

const exactInteger = (digits: string): ExactInteger => {
  const made = { $integer: digits };
  parsed.add(made);
  return made;
};

/** The digits of a whole number. */
export const digitsOf = (whole: Whole): string =>
  typeof whole === 'number' ? String(whole) : whole.$integer;

const nearest = (digits: string): number =>
  Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(digits)));

/** The nearest number of JavaScript. */
export const approximately = (whole: Whole): number =>
  typeof whole === 'number' ? whole : nearest(whole.$integer);

/** A text has no such number without as many digits in a row, or an exponent of two digits. */
const MAY_BE_LARGE = /[\d.]{16}|\d[eE]\+?\d{2}/;

/** No exponent of a number of JavaScript is larger; what is larger is no number there. */
const MOST_EXPONENT = 308;

/** The whole number that a number of JSON means, such as `12` or `1.20e1`; undefined for every other. */
const wholeIn = (token: string): bigint | undefined => {
  const [, sign = '', units = '', places = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  const shift = Number(exponent) - places.length;
  const digits = units + places;
  if (units === '' || Math.abs(shift) > MOST_EXPONENT) return undefined;
  if (shift < 0 && /[1-9]/.test(digits.slice(shift))) return undefined;
  const kept = shift < 0 ? digits.slice(0, shift) : digits.padEnd(digits.length + shift, '0');
  return BigInt(`${sign}${kept === '' ? '0' : kept}`);
};

/** Whether a number of JavaScript is written with the same value. */
const isHeld = (whole: bigint): boolean => wholeIn(String(Number(whole))) === whole;

/** A number that is too large for JavaScript: it would become Infinity, and null in an answer. */
export class TooLargeNumber extends Error {}

const numberIn = (token: string): Whole => {
  const whole = MAY_BE_LARGE.test(token) ? wholeIn(token) : undefined;
  if (whole !== undefined && !isHeld(whole)) return exactInteger(String(whole));
  const near = Number(token);
  if (!Number.isFinite(near)) throw new TooLargeNumber(token);
  return near;
};

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[[\]{}]|true|false|null/g;

/** The value that begins with a token; the tokens are those of a valid text, without commas and colons. */
const valueFrom = (token: string, tokens: Iterator<string>): unknown => {
  const next = (): string => String(tokens.next().value);
  if (token === '[') {
    const items: unknown[] = [];
    for (let one = next(); one !== ']'; one = next()) items.push(valueFrom(one, tokens));
    return items;
  }
  if (token === '{') {
    const members: [string, unknown][] = [];
    for (let name = next(); name !== '}'; name = next())
      members.push([String(JSON.parse(name)), valueFrom(next(), tokens)]);
    return Object.fromEntries(members);
  }
  return /^[-\d]/.test(token) ? numberIn(token) : JSON.parse(token);
};

function* tokensOf(text: string): Generator<string> {
  for (const [token] of text.matchAll(TOKENS)) yield token;
}

/**
 * The value of a JSON text; whole numbers that JavaScript cannot hold are exact. Throws SyntaxError for no JSON and
 * TooLargeNumber for a number without end. Its depth must be known to be small.
 */
export const parseExact = (text: string): unknown => {
  const plain: unknown = JSON.parse(text);
  if (!MAY_BE_LARGE.test(text)) return plain;
  const tokens = tokensOf(text);
  return valueFrom(String(tokens.next().value), tokens);
};

const WRITTEN = /\{"\$integer":"(-?\d+)"\}/g;

/** A JSON text with the digits of its exact integers. No text within holds the pattern: its quotes are escaped. */
export const withDigits = (json: string): string =>
  json.includes('{"$integer":"') ? json.replaceAll(WRITTEN, '$1') : json;

/** The value with the nearest numbers instead of exact integers. */
export const approximated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(approximated);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === '$integer') return nearest(String(only[1]));
  return Object.fromEntries(entries.map(([name, member]) => [name, approximated(member)]));
};
