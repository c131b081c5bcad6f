import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_GLOB, matchesGlob, mayBegin } from './glob.ts';

test.each([
  ['check-ins.*', 'check-ins.second-on-one-day', true],
  ['*', 'residents.create', true],
  ['{residents,check-ins}.*', 'check-ins.delete', true],
  ['residents.create', 'residents.create-twice', false],
  ['residents?create', 'residents.create', true],
  ['residents.create', 'residentsXcreate', false],
  ['{residents.*,facilities.*}', 'residents.filter-email', true],
  ['{residents.*,facilities.*}', 'health.up', false],
  ['a{', 'a{', true],
  ['', '', true],
])('%s on %s: %s', (glob, id, expected) => {
  expect(matchesGlob(glob, id)).toBe(expected);
});

test.each([
  ['health.*', 'health.', true],
  ['health.*', 'residents.', false],
  ['*', 'health.', true],
  ['res*', 'residents.', true],
  ['*.create', 'residents.', true],
  ['residents?create', 'residents.', true],
  ['{health.*,residents.create}', 'residents.', true],
  ['{health,residents}.*', 'photos.', false],
  ['re{sidents,gistrations}.*', 'registrations.', true],
  ['residents', 'residents-and-more.', false],
])('%s may match what begins with %s: %s', (glob, start, expected) => {
  expect(mayBegin(glob, start)).toBe(expected);
});

/** The plain meaning of a glob. It tries everything, so it works only for short ones. */
const naive = (glob: string, text: string): boolean => {
  const [, before = '', words, after = ''] = /^([^{}]*)\{([^{}]*)\}(.*)$/s.exec(glob) ?? [];
  if (words !== undefined) return words.split(',').some((word) => naive(before + word + after, text));
  const [first] = glob;
  if (first === undefined) return text === '';
  if (first === '*')
    return Array.from({ length: text.length + 1 }, (_, at) => text.slice(at)).some((rest) =>
      naive(glob.slice(1), rest),
    );
  return text !== '' && (first === '?' || first === text[0]) && naive(glob.slice(1), text.slice(1));
};

const piece = fc.constantFrom('a', 'b', '.', '*', '?', '{a,b}', '{a.b,*}', '{,a?}', '{}', 'a.');
const globs = fc.array(piece, { maxLength: 6 }).map((all) => all.join(''));
const texts = fc.string({ unit: fc.constantFrom('a', 'b', '.'), maxLength: 7 });

test('a glob matches what its plain meaning matches', () => {
  fc.assert(
    fc.property(globs, texts, (glob, text) => {
      expect(matchesGlob(glob, text)).toBe(naive(glob, text));
    }),
    { numRuns: 3_000 },
  );
});

test('if a glob matches a text, it can match every beginning of it', () => {
  fc.assert(
    fc.property(globs, texts, fc.nat(7), (glob, text, length) => {
      if (matchesGlob(glob, text)) expect(mayBegin(glob, text.slice(0, length))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  '*?'.repeat(14) + 'QQ',
  '*a'.repeat(LONGEST_GLOB / 2),
  '{a,*a,aa,?}'.repeat(180) + 'Q',
  '{*,*a,*aa}'.repeat(200),
  `{${'*,'.repeat(LONGEST_GLOB / 2 - 2)}}Q`,
  '{'.repeat(LONGEST_GLOB),
])('the glob %# reads each letter of the text once for each letter that it asks for', (glob) => {
  let read = 0;
  const id = 'a'.repeat(500);
  const letters = new Proxy<ArrayLike<string>>([...id], {
    get(target, name) {
      if (name !== 'length') read += 1;
      const value: unknown = Reflect.get(target, name);
      return value;
    },
  });
  matchesGlob(glob, letters);
  const asked = new Set(glob.replaceAll(/[*?,]/g, '')).size;
  expect(read).toBeLessThanOrEqual(asked * id.length);
});
