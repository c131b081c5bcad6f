import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, queryOf } from './address.ts';

test('an address is cut as a full parse cuts it', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
      const whole = new URL(text);
      expect(addressOf(whole.href)).toEqual({
        base: whole.origin,
        path: whole.pathname,
        search: whole.search.slice(1),
      });
    }),
  );
});

test('a question mark in a fragment begins no query', () => {
  expect(addressOf('http://host:1/a#b?c=d')).toEqual({ base: 'http://host:1', path: '/a', search: '' });
});

test('of a parameter that is sent twice the first counts, and no name is special', () => {
  expect(queryOf('a=1&a=2&b=x+y%20z')).toEqual({ a: '1', b: 'x y z' });
  expect(Object.keys(queryOf('__proto__=1'))).toEqual(['__proto__']);
});
