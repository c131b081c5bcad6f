import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { valueDuties } from './values.ts';

const P = '/api/v1/t';

const judged = (id: string, ...made: readonly Partial<Call>[]): string | undefined => {
  const calls = made.map((one, at): Call => {
    const [path = '', query] = (one.path ?? '').split('?');
    return {
      ...{ n: at + 1, at: at * 10, ended: at * 10 + 5, method: 'GET', headers: {}, body: '', answer: '' },
      ...{ status: 200, ...one, path: P + path, search: query === undefined ? '' : `?${query}` },
    };
  });
  const round = { freedoms: [], calls, events: [], tasks: [] };
  return valueDuties
    .find((one) => one.id === id)
    ?.evaluate({
      ...{ tenant: 't', token: 't', planned: true, identities: {}, calls, rounds: [round] },
    }).verdict;
};

test.each([
  ['status=open,completed', 'pass'],
  ['status=open,%20completed', 'pass'],
  ['status=in_progress', 'pass'],
  ['status=open&status=completed', 'fail'],
  ['status=open;completed', 'fail'],
  ['status=open%20completed', 'fail'],
  ['status=["open","completed"]', 'fail'],
  ['type=a;b', 'pass'],
])('a list of states as %s: %s', (query, verdict) => {
  expect(judged('client.comma-lists', { path: `/residents/r/work-requests?${query}` })).toBe(verdict);
});

test('a parameter without commas in the tables is not checked', () => {
  const id = 'client.comma-lists';
  const work = { path: '/residents/r/work-requests' };
  for (const path of ['/facilities/f/residents?status=active&status=onLeave', '/residents/r/photos?tags=a;b'])
    expect(judged(id, work, { path })).toBe('pass');
});

const upload = (fields: Readonly<Record<string, string>>, ...repeated: readonly string[]): Partial<Call> => ({
  ...{ method: 'POST', path: '/photos', fields, repeated },
});

test('an upload has its facilities and its users in one part each, separated by commas', () => {
  const id = 'client.comma-lists';
  expect(judged(id, upload({ facilities: 'f1,f2', users: 'u1' }))).toBe('pass');
  expect(judged(id, upload({ facilities: 'f1', users: 'u1;u2' }))).toBe('fail');
  expect(judged(id, upload({ facilities: 'f2' }, 'facilities'))).toBe('fail');
  // An id may contain such a character.
  const shown = { path: '/facilities', answer: JSON.stringify({ data: [{ id: 'f;1' }] }) };
  expect(judged(id, shown, upload({ facilities: 'f;1,f2' }))).toBe('pass');
});

test.each([
  [{ firstName: 'Ada', about: { bio: 'b' } }, 'pass'],
  [{ firstName: 'Ada', bio: 'b' }, 'fail'],
  // Members that no table lists, or that an answer showed, are left open.
  [{ firstName: 'Ada', nickname: 'n', fullName: 'Ada L', id: 'r' }, 'pass'],
])('the body %j of a resident: %s', (body, verdict) => {
  const call = { method: 'POST', path: '/facilities/f/residents', body: JSON.stringify(body) };
  expect(judged('client.members-in-place', call)).toBe(verdict);
});

test('a path must have an id from an answer, not a name', () => {
  const id = 'client.ids-in-paths';
  const list = { path: '/facilities', answer: JSON.stringify({ data: [{ id: 'f', name: 'Elm Court' }] }) };
  expect(judged(id, list, { path: '/facilities/f' })).toBe('pass');
  expect(judged(id, list, { path: '/facilities/Elm%20Court', status: 404 })).toBe('fail');
  // A service may accept names of facilities too, and an id may be a name.
  expect(judged(id, list, { path: '/facilities/Elm%20Court' })).toBe('pass');
  const same = { path: '/facilities', answer: JSON.stringify({ data: [{ id: 'Elm', name: 'Elm' }] }) };
  expect(judged(id, same, { path: '/facilities/Elm', status: 404 })).toBe('pass');
});
