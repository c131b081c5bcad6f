import { expect, test } from 'vitest';
import { echoClausesBroken } from './echoes.ts';

test('an answer of a write without a sent value breaks the clauses about that member', () => {
  const broken = (description: unknown) =>
    echoClausesBroken(
      'createCheckIn',
      { body: { description: 'Tea' } },
      { data: { id: 'chk_1', description } },
    );
  expect(broken('Coffee')).toEqual(['CHK-31']);
  expect(broken(null)).toEqual(['CHK-31']);
  expect(broken('Tea')).toEqual([]);
});

test('a form has a list as a single text', () => {
  const broken = (...users: readonly string[]) =>
    echoClausesBroken('uploadPhoto', { form: { users: 'a,b' } }, { data: { users } });
  expect(broken('b', 'a')).toEqual([]);
  expect(broken('a')).not.toEqual([]);
});

test('members of other types, and members that the answer does not have, are not compared', () => {
  const broken = (record: object) =>
    echoClausesBroken('uploadPhoto', { form: { caption: 'Tea' } }, { data: record });
  expect(broken({ caption: 7 })).toEqual([]);
  expect(broken({})).toEqual([]);
  expect(echoClausesBroken('uploadPhoto', { form: { caption: 'Tea' } }, 'no record')).toEqual([]);
});

test('an answer may show a value in an object', () => {
  const broken = (caption: object) =>
    echoClausesBroken('uploadPhoto', { form: { caption: 'Tea' } }, { data: { caption } });
  expect(broken({ text: 'Tea', isHidden: false })).toEqual([]);
  expect(broken({ text: 'Coffee' })).toContain('PHO-42');
});

test('an answer may show a list of ids as objects with these ids', () => {
  const broken = (...residents: readonly object[]) =>
    echoClausesBroken('createConnection', { body: { residents: ['a', 'b'] } }, { data: { residents } });
  expect(broken({ id: 'b', firstName: 'Bo' }, { id: 'a' })).toEqual([]);
  expect(broken({ id: 'a' })).not.toEqual([]);
});

test('an answer may show a single sent id in a list', () => {
  const broken = (albumIds: unknown) =>
    echoClausesBroken('uploadPhoto', { form: { albumId: 'a' } }, { data: { albumIds } });
  expect(broken(['b', 'a'])).toEqual([]);
  expect(broken(['b'])).toContain('PHO-39');
  expect(broken(undefined)).toEqual([]);
});
