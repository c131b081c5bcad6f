import { expect, test } from 'vitest';
import type { Answer } from '../kit/call.ts';
import { Violation } from '../kit/errors.ts';
import { mustForget } from './forgotten.ts';

const answer: Answer = {
  operationId: 'replaceResident',
  status: 200,
  headers: {},
  bytes: Buffer.alloc(0),
  text: '',
  json: undefined,
  exchange: { method: 'PUT', path: '/', status: 200, responseBody: '', curl: '' },
};

const judge =
  (found: object, former: object, sent: object = {}) =>
  () =>
    mustForget(answer, { ...found }, { former: { ...former }, sent: { ...sent } });

test.each([
  ['null', { nickname: null }],
  ['nothing', {}],
  ['an empty text', { nickname: '' }],
  ['a value of the target\u2019s own', { nickname: 'none' }],
])('%s instead of the former value counts as forgotten', (_, found) => {
  expect(judge(found, { nickname: 'Addie' })).not.toThrow();
});

test('a flag may become false', () => {
  expect(judge({ isVeteran: false }, { isVeteran: true })).not.toThrow();
  expect(judge({ isVeteran: false }, { isVeteran: false })).not.toThrow();
  expect(judge({ isVeteran: true }, { isVeteran: true })).toThrow(Violation);
});

test('a value that was sent again may stay', () => {
  expect(judge({ nickname: 'Addie' }, { nickname: 'Addie' }, { nickname: 'Addie' })).not.toThrow();
});

test('a former item of a list or a former nested member counts as kept', () => {
  expect(judge({ likes: ['Tea'] }, { likes: ['Jazz', 'Tea'] })).toThrow(Violation);
  expect(judge({ about: { bio: 'Sang', likes: [] } }, { about: { bio: 'Sang', likes: ['Tea'] } })).toThrow(
    Violation,
  );
  expect(judge({ about: { bio: '', likes: [] } }, { about: { bio: 'Sang', likes: ['Tea'] } })).not.toThrow();
});

test('the same instant in another format counts as the former value', () => {
  expect(judge({ dob: '2001-02-03T06:05:06+02:00' }, { dob: '2001-02-03T04:05:06Z' })).toThrow(Violation);
});
