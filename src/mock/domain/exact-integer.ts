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

/** A type of the contract whose exact members may be beyond the numbers of JavaScript. */
export type WithWholes<T> = T extends object
  ? {
      [K in keyof T]: K extends ExactMember
        ? number extends T[K]
          ? T[K] | ExactInteger
          : T[K]
        : WithWholes<T[K]>;
    }
  : T;

/** Those that were parsed: an object that a client wrote like one is none. */
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

/** The nearest number of JavaScript. */
export const approximately = (whole: Whole): number => Number(digitsOf(whole));

/** A text has no such number without as many digits in a row. */
const MAY_BE_LARGE = /[\d.]{16}/;

/** The whole number that a number of JSON from 2^53 on means, such as `12345678901234567.0`; undefined for every other. */
const wholeIn = (token: string): bigint | undefined => {
  const [mantissa = '', exponent = '0'] = token.toLowerCase().split('e');
  const [units = '', places = ''] = mantissa.split('.');
  const digits = units + places;
  const shift = Number(exponent) - places.length;
  if (shift >= 0) return BigInt(digits.padEnd(digits.length + shift, '0'));
  return /[1-9]/.test(digits.slice(shift)) ? undefined : BigInt(digits.slice(0, shift));
};

/** Whether a number of JavaScript is written with the same value. */
const isHeld = (whole: bigint): boolean => wholeIn(String(Number(whole))) === whole;

const numberIn = (token: string): Whole => {
  const near = Number(token);
  // Small numbers are held, and what no number reaches is refused like other wrong values.
  if (Math.abs(near) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(near)) return near;
  const whole = wholeIn(token);
  return whole === undefined || isHeld(whole) ? near : exactInteger(String(whole));
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
 * The value of a JSON text; whole numbers that JavaScript cannot hold are exact. Throws SyntaxError for no JSON.
 * Its depth must be known to be small.
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

/** A value in which the nearest numbers stand for exact integers. */
export const approximated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(approximated);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === '$integer') return Number(only[1]);
  return Object.fromEntries(entries.map(([name, member]) => [name, approximated(member)]));
};
