import { expect, test } from 'vitest';
import type { Answer } from './call.ts';
import { Violation } from './errors.ts';
import { fits, jsonType, notSuccess, refused, status, success, wrongStatus } from './match.ts';
import { differs } from './fault.ts';
import { must, mustEcho, mustHold } from './must.ts';
import { byId, dataOf, idsOf, listOf, number, objects, text } from './read.ts';
import { answerOf } from '../testing/stub-answer.ts';

const resident = {
  id: 'r',
  firstName: 'Ada',
  status: 'active',
  dob: '1930-01-01T00:00:00+01:00',
  email: '',
  nickname: null,
};

test.each<[string, Answer]>([
  ['one resource', answerOf('getResident', 200, { data: resident })],
  [
    'more members next to the resource',
    answerOf('getResident', 200, { data: { ...resident, shoeSize: 43 }, links: [] }),
  ],
  ['a page', answerOf('listResidents', 200, { data: [resident], nextCursor: null, hasMore: false })],
  [
    'the last page with a cursor',
    answerOf('listResidents', 200, { data: [], nextCursor: 'abc', hasMore: false }),
  ],
  ['a list', answerOf('listConnections', 200, { data: [] })],
  ['a bare resource', answerOf('getFacility', 200, { id: 'f', name: 'Elm' })],
  ['a text', answerOf('ping', 200, 'healthy')],
  ['nothing', answerOf('deleteResident', 204)],
  ['200 on a create', answerOf('createResident', 200, { data: resident })],
  ['201 on a create', answerOf('createResident', 201, { data: resident })],
  ['any refusal with any body', answerOf('createResident', 418, 'no')],
])('%s fits', (_, answer) => {
  expect(fits(answer)).toBeUndefined();
});

test.each<[string, Answer, RegExp]>([
  ['a resource at the top level', answerOf('getResident', 200, resident), /top level/],
  ['a resource in both places', answerOf('getResident', 200, { ...resident, data: resident }), /top level/],
  [
    'no id',
    answerOf('getResident', 200, { data: { firstName: 'Ada' } }),
    /data must have required property 'id'/,
  ],
  ['a number as id', answerOf('getResident', 200, { data: { id: 7 } }), /data\.id must be string, found 7/],
  [
    'a status outside the set',
    answerOf('getResident', 200, { data: { id: 'r', status: 'gone' } }),
    /data\.status must be one of .*found "gone"/,
  ],
  [
    'no date-time',
    answerOf('getResident', 200, { data: { id: 'r', dob: '1930-01-01' } }),
    /data\.dob must match format/,
  ],
  ['a list without data', answerOf('listConnections', 200, []), /no JSON object/],
  [
    'a page without hasMore',
    answerOf('listResidents', 200, { data: [], nextCursor: null }),
    /hasMore nothing/,
  ],
  [
    'a page without nextCursor',
    answerOf('listResidents', 200, { data: [], hasMore: false }),
    /no nextCursor/,
  ],
  [
    'more without a cursor',
    answerOf('listResidents', 200, { data: [], nextCursor: null, hasMore: true }),
    /without a cursor/,
  ],
  ['a wrapped facility', answerOf('getFacility', 200, { data: { id: 'f' } }), /wrapped/],
  ['a body on 204', answerOf('deleteResident', 204, {}), /a body/],
  ['another success status', answerOf('getResident', 202, { data: resident }), /^202 with/],
  ['a server error', answerOf('getResident', 500, {}), /^500 with/],
  ['a redirect', answerOf('getResident', 302), /302 without a body/],
])('%s does not fit', (_, answer, found) => {
  expect(fits(answer)?.found).toMatch(found);
});

test('classes of statuses are distinguished', () => {
  const [ok, no, broken] = [200, 404, 500].map((code) => answerOf('ping', code, 'x'));
  if (!ok || !no || !broken) throw new Error('three answers');
  expect([ok, no, broken].map((one) => success(one) === undefined)).toEqual([true, false, false]);
  expect([ok, no, broken].map((one) => refused(one) === undefined)).toEqual([false, true, false]);
  expect([ok, no, broken].map((one) => notSuccess(one) === undefined)).toEqual([false, true, false]);
  expect(status(200, 404)(no)).toBeUndefined();
  expect(status(200, 201)(no)).toMatchObject({ promised: 'status 200 or 201', found: '404 with "x"' });
  expect(jsonType(ok)).toBeUndefined();
  expect(jsonType({ ...ok, headers: { 'content-type': 'text/html' } })?.found).toBe('content type text/html');
});

test('must raises the first mismatch with the exchange that shows it', () => {
  const answer = answerOf('getResident', 500, 'x');
  expect(() => must(answer, status(500))).not.toThrow();
  try {
    must(answer, status(500), success, refused);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(Violation);
    expect(error).toMatchObject({ finding: { promised: 'an answer 2xx', exchanges: [answer.exchange] } });
  }
});

test('echoes and truths raise what differs', () => {
  const answer = answerOf('getResident', 200, { data: resident });
  expect(() =>
    mustEcho(answer, dataOf(answer), { firstName: 'Ada', dob: '1929-12-31T23:00:00Z' }),
  ).not.toThrow();
  expect(() => mustEcho(answer, dataOf(answer), { firstName: 'Bea' })).toThrow(
    'firstName is "Ada" and not "Bea"',
  );
  expect(() => mustHold(answer, 'the resident is listed', false, differs('it is not'))).toThrow('it is not');
});

test('readers give typed values or raise a violation', () => {
  const list = listOf(
    answerOf('listConnections', 200, {
      data: [{ id: 'a', n: 1, of: [{ id: 'x' }], none: null }, { id: 'b' }],
    }),
  );
  expect(idsOf(list)).toEqual(['a', 'b']);
  expect(text(byId(list, 'b'), 'id')).toBe('b');
  expect(number(list[0], 'n')).toBe(1);
  expect(text(list[0], 'of.0.id')).toBe('x');
  expect(objects(list[0], 'none')).toEqual([]);
  expect(() => text(list[1], 'n')).toThrow(Violation);
  expect(() => listOf(answerOf('listConnections', 200, { data: ['a'] }))).toThrow(Violation);
  expect(() => dataOf(answerOf('getResident', 404, { data: {} }))).toThrow(Violation);
});

test('a status other than the required ones is wrong, and from 500 on a server error', () => {
  const kindOf = (code: number) => wrongStatus(answerOf('getResident', code, 'no')).kind;
  expect([200, 404, 500, 503].map(kindOf)).toEqual([
    'wrong-status',
    'wrong-status',
    'server-error',
    'server-error',
  ]);
});
