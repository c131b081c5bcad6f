import fc from 'fast-check';
import { clockOf } from '../given/homes.ts';
import { isObject } from '../kit/json.ts';
import type { MemberType } from './member-types.ts';

/** From a minute of the day to a later one. */
export const someHours: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }))
  .map(([begin, length]) => [clockOf(begin), clockOf(Math.min(begin + length, 1439))]);

/** An empty text says that there is none. */
export const aTimeOfDay: MemberType = {
  says: 'a time of day, HH:mm',
  holds: (value) => typeof value === 'string' && /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(value),
};
export const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };
export const anObject: MemberType = { says: 'an object', holds: isObject };
