import fc from 'fast-check';
import { choices } from '../../openapi/generated/choices.ts';
import type { Readings } from '../../src/mock/world/choices.ts';

/** A server that takes several unusual readings at once: two or three, each of another open question. */
export interface Combination {
  /** Its readings, as they are printed: `choice.reading + choice.reading`. */
  readonly id: string;
  readonly readings: Readings;
}

interface Reading {
  readonly choice: string;
  readonly reading: string;
}

/** Every reading but the defaults. */
const others: readonly Reading[] = Object.values(choices).flatMap(({ id, readings, default: usual }) =>
  Object.keys(readings).flatMap((reading) => (reading === usual ? [] : [{ choice: id, reading }])),
);

const several = fc.uniqueArray(fc.constantFrom(...others), {
  minLength: 2,
  maxLength: 3,
  selector: ({ choice }) => choice,
});

/** Some combinations. The same seed gives the same ones, and a longer list begins with the shorter one. */
export const combinationsOf = (count: number, seed: number): readonly Combination[] =>
  fc.sample(several, { numRuns: count, seed }).map((taken) => ({
    id: taken.map(({ choice, reading }) => `${choice}.${reading}`).join(' + '),
    readings: Object.fromEntries(taken.map(({ choice, reading }) => [choice, reading])),
  }));
