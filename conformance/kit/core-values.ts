import fc from 'fast-check';
import type { Fresh } from './fresh.ts';

/**
 * The undisputed core of each kind of value: every service must be able to keep it unchanged. Anything wider (outer
 * spaces, emoji, far years) may be tried, but never be the reason of a failure.
 */

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZàçéíñöøüÅÉ'];
const letter = fc.constantFrom(...letters);
const tail = fc.string({ unit: fc.constantFrom(...letters, ...'0123456789'), maxLength: 11 });
const word = fc.tuple(letter, tail).map(([first, rest]) => first + rest);

/** Trimmed printable text of 1 to 38 characters: words of letters and digits with single spaces between them. */
export const plainText: fc.Arbitrary<string> = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

/** Whole numbers that fit 32 bits, none below zero. */
export const wholeNumber = (least = 0, most = 2 ** 31 - 1): fc.Arbitrary<number> =>
  fc.integer({ min: least, max: most });

/** Whole seconds from 2000 to 2090, written with `Z`. */
export const instant = (first = '2000-01-01', last = '2090-12-31'): fc.Arbitrary<string> =>
  fc
    .integer({ min: Date.parse(first) / 1000, max: Date.parse(last) / 1000 })
    .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'));

export const plainDate: fc.Arbitrary<string> = instant().map((text) => text.slice(0, 10));

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** HH:mm. */
export const timeOfDay: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${twoDigits(hour)}:${twoDigits(minute)}`);

const past = (): fc.Arbitrary<string> => instant('2000-01-01', '2020-12-31');
const made = <T>(make: () => T): fc.Arbitrary<T> => fc.constant(null).map(make);

/** A phone number that also survives as a number: nine digits without a leading zero. */
const phone = fc.integer({ min: 200_000_000, max: 999_999_999 });

/** Members whose name narrows the core more than their schema. */
export const byName: Readonly<Record<string, (fresh: Fresh, type: string) => fc.Arbitrary<unknown>>> = {
  email: (fresh) => made(() => fresh.email()),
  externalId: (fresh) => made(() => fresh.word('ext')),
  pccId: (fresh, type) => made(() => (type === 'string' ? fresh.word('pcc') : fresh.number())),
  phone: () => phone.map(String),
  phoneNumber: () => phone,
  dob: past,
  moveInDate: past,
  anniversary: past,
  durationInMinutes: () => wholeNumber(),
  maxRegistered: () => wholeNumber(1, 500),
  maxRegisteredConnections: () => wholeNumber(1, 500),
};
