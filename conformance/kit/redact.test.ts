import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, show } from './json.ts';
import { redactor } from './redact.ts';

const html = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const eachCharacter = (text: string, write: (code: number) => string): string =>
  text
    .split('')
    .map((half) => write(half.charCodeAt(0)))
    .join('');

/** Ways in which a server may repeat a text. */
const spelledAs: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  JSON: (text) => JSON.stringify(text).slice(1, -1),
  'JSON, escaped slashes': (text) => JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
  'JSON within JSON': (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3),
  'JSON in \\u': (text) => eachCharacter(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  'JSON in \\u, capital': (text) =>
    eachCharacter(text, (code) => `\\u${code.toString(16).toUpperCase().padStart(4, '0')}`),
  address: (text) => encodeURIComponent(text),
  'address, small hex': (text) => encodeURIComponent(text).replace(/%../g, (one) => one.toLowerCase()),
  'address, twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  form: (text) => new URLSearchParams([[text, '']]).toString().slice(0, -1),
  HTML: html,
  'HTML twice': (text) => html(html(text)),
  'HTML in decimal numbers': (text) =>
    [...text].map((character) => `&#${character.codePointAt(0)};`).join(''),
  'HTML in hex numbers': (text) =>
    [...text].map((character) => `&#x${character.codePointAt(0)?.toString(16)};`).join(''),
  'JSON within HTML': (text) => html(JSON.stringify(text)).slice(6, -6),
  Markdown: (text) => text.replace(/[\\`*_{}[\]<>|#]/g, (mark) => `\\${mark}`),
  base64: (text) => Buffer.from(text).toString('base64'),
  'base64 behind one': (text) => Buffer.from(`a${text}bc`).toString('base64'),
  'base64 behind two': (text) => Buffer.from(`ab${text}c`).toString('base64'),
  'base64 of addresses': (text) => Buffer.from(`abc${text}`).toString('base64url'),
  'base64 in an address': (text) => encodeURIComponent(Buffer.from(`ab${text}`).toString('base64')),
};

const secrets = fc.oneof(
  fc.string({ minLength: 6, maxLength: 40 }),
  fc.string({ minLength: 6, maxLength: 20, unit: 'grapheme' }),
  fc.constantFrom('gw_key_<&>"_0123456789*secret*', 'a b+c/d%e', 'Bearer eyJhbGciOi.J9-_x', 'pass:wörd/€'),
);

const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

test.each(Object.entries(spelledAs))('a secret is hidden where it is spelled: %s', (_, spell) => {
  fc.assert(
    fc.property(secrets.filter(isWellFormed), (value) => {
      const hidden = redactor([{ name: 'KEY', value }])(`before ${spell(value)} after`);
      expect(hidden).toContain('$KEY');
      expect(hidden).not.toContain(value);
      // Of base64 a few characters are left, which its neighbours decide as well.
      expect(hidden.length).toBeLessThanOrEqual('before $KEY after'.length + 10);
    }),
    { numRuns: 60 },
  );
});

test('other text stays as it is', () => {
  const hide = redactor([{ name: 'KEY', value: 'k3y-of-mine' }]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!text.includes('k3y'));
      expect(hide(text)).toBe(text);
    }),
  );
});

test('a text that was cut within a secret holds no beginning of it, in any spelling', () => {
  const value = 'gw_<&>"_0123456789/secret';
  const hide = redactor([{ name: 'KEY', value }]);
  for (const [name, spell] of Object.entries(spelledAs).filter(([one]) => !one.startsWith('base64 '))) {
    const long = `answered ${spell(value)} and more`;
    for (let limit = 10; limit < long.length; limit += 1) {
      const shown = hide(cut(long, limit));
      // Five characters of it tell nothing.
      expect(shown, `${name}, ${limit}`).not.toContain(
        spell(value).slice(0, spell(value.slice(0, 6)).length),
      );
    }
  }
  expect(hide(show({ key: value }, 20))).toBe('{"key":"$KEY… (36 characters)');
});

test('the longest goes first, and the shortest stay', () => {
  const hide = redactor([
    { name: 'A', value: 'secret' },
    { name: 'B', value: 'secret-and-more' },
    { name: 'C', value: 'short' },
    { name: 'D', value: '' },
  ]);
  expect(hide('secret-and-more, secret, short')).toBe('$B, $A, short');
});
