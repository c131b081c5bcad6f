import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hrefOf, placeIn } from './route.ts';

const words = fc.string({ minLength: 1, unit: 'grapheme' });

test('an address leads to the place that it was made for', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1 }), fc.dictionary(words, words), (steps, query) => {
      const place = placeIn(hrefOf(steps, query));
      expect(place.steps).toEqual(steps);
      expect(Object.entries(place.query)).toEqual(Object.entries({ ...query }));
    }),
  );
});

test('what is empty is left out, nothing leads home, and what cannot be read stays as it is', () => {
  expect(hrefOf(['events'], { q: '', since: undefined })).toBe('#/events');
  expect(placeIn('')).toEqual({ steps: ['journal'], query: {} });
  expect(placeIn('#/things/%E0').steps).toEqual(['things', '%E0']);
});
