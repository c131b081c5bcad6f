import { expect, test } from 'vitest';
import type { Answer } from '../kit/call.ts';
import { Violation } from '../kit/errors.ts';
import { mustClear } from './cleared-members.ts';

const answer: Answer = {
  operationId: 'replaceResident',
  status: 200,
  headers: {},
  bytes: Buffer.alloc(0),
  text: '',
  json: undefined,
  exchange: { method: 'PUT', path: '/', status: 200, responseBody: '', curl: '' },
};

const assert =
  (found: object, former: object, sent: object = {}) =>
  () =>
    mustClear(answer, { ...found }, { former: { ...former }, sent: { ...sent } });

test.each([
  ['null', { nickname: null }],
  ['nothing', {}],
  ['an empty text', { nickname: '' }],
  ['a value of the target\u2019s own', { nickname: 'none' }],
])('%s instead of the former value counts as cleared', (_, found) => {
  expect(assert(found, { nickname: 'Addie' })).not.toThrow();
});

test('a flag may become false', () => {
  expect(assert({ isVeteran: false }, { isVeteran: true })).not.toThrow();
  expect(assert({ isVeteran: false }, { isVeteran: false })).not.toThrow();
  expect(assert({ isVeteran: true }, { isVeteran: true })).toThrow(Violation);
});

test('a value that was sent again may stay', () => {
  expect(assert({ nickname: 'Addie' }, { nickname: 'Addie' }, { nickname: 'Addie' })).not.toThrow();
});

test('a former item of a list or a former nested member counts as kept', () => {
  expect(assert({ likes: ['Tea'] }, { likes: ['Jazz', 'Tea'] })).toThrow(Violation);
  expect(assert({ about: { bio: 'Sang', likes: [] } }, { about: { bio: 'Sang', likes: ['Tea'] } })).toThrow(
    Violation,
  );
  expect(assert({ about: { bio: '', likes: [] } }, { about: { bio: 'Sang', likes: ['Tea'] } })).not.toThrow();
});

test('the same instant in another format counts as the former value', () => {
  expect(assert({ dob: '2001-02-03T06:05:06+02:00' }, { dob: '2001-02-03T04:05:06Z' })).toThrow(Violation);
});
