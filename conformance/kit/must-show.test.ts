import { expect, test } from 'vitest';
import { mustAlwaysShow, mustShow, showsAny } from './must-show.ts';
import { answerOf } from '../testing/stub-answer.ts';

const shown = (resource: Readonly<Record<string, unknown>>) => ({
  answer: answerOf('getCheckIn', 200, { data: resource }),
  resource,
});

test.each([
  ['a member that is there', { created: '2026-01-01T00:00:00Z' }, 'created', undefined],
  ['a false boolean', { isFull: false }, 'isFull', undefined],
  ['a zero', { durationInMinutes: 0 }, 'durationInMinutes', 0],
  ['the same instant in other words', { at: '2026-01-01T01:00:00+01:00' }, 'at', '2026-01-01T00:00:00Z'],
  ['a member of every element', { questions: [{ guid: 'a' }, { guid: 'b' }] }, 'questions.*.guid', undefined],
])('takes %s', (_, resource, member, value) => {
  expect(() => mustShow(shown(resource), 'a check-in', member, value)).not.toThrow();
});

test.each([
  ['an absent member', {}, 'created', undefined],
  ['null', { created: null }, 'created', undefined],
  ['another value', { durationInMinutes: 5 }, 'durationInMinutes', 7],
  ['one element without it', { questions: [{ guid: 'a' }, {}] }, 'questions.*.guid', undefined],
  ['an empty list on the way', { questions: [] }, 'questions.*.guid', undefined],
  ['a text where an object should be', { checkInStaff: 'Greta' }, 'checkInStaff.id', undefined],
])('refuses %s', (_, resource, member, value) => {
  expect(() => mustShow(shown(resource), 'a check-in', member, value)).toThrow(member);
});

test.each([
  ['a member that is there', { id: 'a' }, 'id'],
  ['an empty list on the way', { questions: [] }, 'questions.*.guid'],
  ['no list on the way', {}, 'questions.*.guid'],
  ['an unset object on the way', { checkInStaff: null }, 'checkInStaff.id'],
  [
    'a list in one of several objects',
    { questions: [{ options: [{ guid: 'a' }] }, {}] },
    'questions.*.options.*.guid',
  ],
])('what every record has: takes %s', (_, resource, member) => {
  expect(() => mustAlwaysShow(shown(resource), 'a check-in', member)).not.toThrow();
});

test.each([
  ['an absent member', {}, 'id'],
  ['one object without it', { questions: [{ guid: 'a' }, { guid: null }] }, 'questions.*.guid'],
  ['an object without it', { checkInStaff: {} }, 'checkInStaff.id'],
])('what every record has: refuses %s', (_, resource, member) => {
  expect(() => mustAlwaysShow(shown(resource), 'a check-in', member)).toThrow(member);
});

test('a member has a value if one of several objects has it', () => {
  expect(showsAny({ questions: [{}, { helper: 'Think' }] }, 'questions.*.helper')).toBe(true);
  expect(showsAny({ questions: [{ helper: '' }] }, 'questions.*.helper')).toBe(false);
});
