import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBody, lasting } from './json-text.ts';

const jsonText = (body: unknown): string => {
  const written = jsonBody(body);
  return typeof written === 'string' ? written : new TextDecoder().decode(written);
};

const anything = fc.oneof(
  fc.jsonValue(),
  fc.record({ data: fc.jsonValue(), nextCursor: fc.option(fc.string()), gone: fc.constant(undefined) }),
  fc.record({ data: fc.array(fc.oneof(fc.jsonValue(), fc.constant(undefined))) }),
);

test('the text is the one that JSON.stringify gives', () => {
  fc.assert(fc.property(anything, (body) => void expect(jsonText(body)).toBe(JSON.stringify(body))));
});

test('values that last are written like all others, alone, in an envelope and in a list', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (members) => {
      const text = JSON.stringify(members);
      const value = lasting(members);
      expect(jsonText(value)).toBe(text);
      expect(jsonText({ data: value, hasMore: false })).toBe(`{"data":${text},"hasMore":false}`);
      expect(jsonText({ data: [value, 1, value] })).toBe(`{"data":[${text},1,${text}]}`);
    }),
  );
});

test('a changed copy of a lasting value is written as it is, and the value itself cannot be changed', () => {
  const resident = lasting({ id: 'a', about: { likes: ['music'] } });
  expect(jsonText({ data: { ...resident, id: 'b' } })).toBe(
    '{"data":{"id":"b","about":{"likes":["music"]}}}',
  );
  expect(() => resident.about.likes.push('cards')).toThrow(TypeError);
});

test('a list is serialized again when one of its items is replaced', () => {
  const [one, two, three] = [lasting({ id: 1 }), lasting({ id: 2 }), lasting({ id: 3 })];
  const sent = (...data: object[]) => jsonText({ data });
  const data = [one, two];
  expect(jsonText({ data })).toBe('{"data":[{"id":1},{"id":2}]}');
  expect(sent(one, two)).toBe('{"data":[{"id":1},{"id":2}]}');
  data.push(three);
  expect(jsonText({ data })).toBe('{"data":[{"id":1},{"id":2},{"id":3}]}');
  expect(sent(one)).toBe('{"data":[{"id":1}]}');
  expect(sent(one, { ...two, id: 4 })).toBe('{"data":[{"id":1},{"id":4}]}');
  const changeable = { id: 5 };
  expect(sent(one, changeable)).toBe('{"data":[{"id":1},{"id":5}]}');
  changeable.id = 6;
  expect(sent(one, changeable)).toBe('{"data":[{"id":1},{"id":6}]}');
});

test('a long list that is sent again is the same bytes, and only in the same envelope', () => {
  const data = [lasting({ name: 'Zoë' }), lasting({ name: '☂'.repeat(5000) }), lasting({ name: '' })];
  const pages = [
    { data, nextCursor: null },
    { data, nextCursor: 'ä' },
    { total: 2, data, nextCursor: null },
    { data, nextCursor: null, again: data },
  ];
  for (const page of [...pages, ...pages]) {
    for (let time = 0; time < 3; time += 1) expect(jsonText(page)).toBe(JSON.stringify(page));
    expect(jsonBody(page)).toBe(jsonBody(page));
    expect(jsonBody(page)).toBeInstanceOf(Uint8Array);
  }
});

test('a long list of ASCII alone becomes bytes once it is sent again, for these outlive the answer', () => {
  const [one, two] = [lasting({ name: 'a'.repeat(5000) }), lasting({ name: 'b' })];
  const page = { data: [one, two], hasMore: false };
  expect(jsonBody(page)).toBe(JSON.stringify(page));
  const again = jsonBody(page);
  expect(again).toBeInstanceOf(Uint8Array);
  expect(jsonText(page)).toBe(JSON.stringify(page));
  expect(jsonBody(page)).toBe(again);
  const shorter = { data: [one], hasMore: true };
  expect(jsonBody(shorter)).toBe(JSON.stringify(shorter));
});
