import { describe, expect as is, test } from 'vitest';
import { answerOf } from '../testing/stub-answer.ts';
import { Violation } from './errors.ts';
import {
  data,
  echo,
  exactly,
  expect,
  holding,
  lists,
  listsCount,
  listsNot,
  member,
  naming,
} from './expect.ts';
import type { Clauses, RecordMatcher } from './expect.ts';
import type { Answer } from './call.ts';
import { status, type Matcher } from './match.ts';

const record = answerOf('getCheckIn', 200, {
  data: { id: 'chk_1', durationInMinutes: 7, description: null },
});
const list = answerOf('listCheckIns', 200, { data: [{ id: 'chk_1', durationInMinutes: 7 }] });

/** The finding of the assertion, or undefined if it holds. */
function found(clauses: Clauses, answer: Answer, ...matchers: readonly RecordMatcher[]) {
  try {
    expect(clauses, answer, data(...matchers));
    return undefined;
  } catch (error) {
    return error instanceof Violation ? error.finding : undefined;
  }
}

describe('an assertion', () => {
  test('holds where every matcher does', () => {
    is(() => expect('CHK-40', record, status(200), data(echo('durationInMinutes', 7)))).not.toThrow();
  });

  test('names its clause, what was promised and what was found', () => {
    is(found('CHK-26', record, echo('durationInMinutes', 0))).toMatchObject({
      clauses: ['CHK-26'],
      kind: 'wrong-value',
      found: 'durationInMinutes is 7 and not 0',
      members: [{ path: 'durationInMinutes', found: '7', expected: '0' }],
    });
  });

  test('names no clause where it is given none', () => {
    is(found([], record, echo('durationInMinutes', 0))?.clauses).toBeUndefined();
  });

  test('leaves the clause to a matcher that names its own', () => {
    const named = naming(['CHK-31'], echo('description', 'Slept'));
    is(found('CHK-40', record, named)).toMatchObject({ clauses: ['CHK-31'], kind: 'missing-member' });
  });

  test('is about the answer first: a record is looked for in a served one alone', () => {
    const refused = answerOf('getCheckIn', 404, {});
    is(found('CHK-40', refused, echo('id', 'chk_1'))).toMatchObject({
      clauses: ['CHK-40'],
      kind: 'wrong-status',
    });
  });
});

describe('a matcher', () => {
  test('of a member compares one value, of a path', () => {
    is(found('CHK-30', record, member('checkInStaff.id', exactly('stf_1')))).toMatchObject({
      promised: '"stf_1" as checkInStaff.id',
      kind: 'missing-member',
    });
    is(found('PVS-52', record, member('attended', holding()))).toBeUndefined();
    is(found('PVS-52', record, member('attended', holding('res_1')))).toMatchObject({ kind: 'missing-item' });
  });

  test('of what was sent takes null for nothing, and judges nothing that was not sent', () => {
    is(found('CHK-31', record, echo('description', ''), echo('name', undefined))).toBeUndefined();
  });

  test('of a list looks for its items, and counts them', () => {
    const raised =
      (...matchers: readonly Matcher[]) =>
      () =>
        expect('CHK-09', list, ...matchers);
    is(raised(lists('chk_1', 'it', echo('durationInMinutes', 7)), listsNot('chk_2', 'it'))).not.toThrow();
    is(raised(listsCount(1, 'then'))).not.toThrow();
    is(raised(lists('chk_2', 'it'))).toThrow('it is in the list');
    is(raised(lists('chk_1', 'it', echo('durationInMinutes', 8)))).toThrow('durationInMinutes is 7');
    is(raised(listsNot('chk_1', 'it'))).toThrow('it is not in the list');
    is(raised(listsCount(2, 'then'))).toThrow('then, the list holds 2 items');
  });
});
