import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exchange, Finding } from '../kit/record.ts';
import { causeId, causeText } from './cause-kinds.ts';
import { causeOf } from './cause.ts';
import { groupsOf, othersText } from './groups.ts';
import type { CheckResult } from './results.ts';
import { record } from './sample.ts';

const exchange = (operationId: string, more: Partial<Exchange> = {}): Exchange => ({
  ...{ method: 'get', path: '/', status: 200, responseBody: '{"data":{}}', curl: 'curl' },
  operationId,
  ...more,
});

const failure = (id: string, finding: Partial<Finding>): CheckResult => {
  const whole: Finding = {
    kind: 'wrong-value',
    promised: 'a name',
    found: 'none',
    exchanges: [exchange('getResident')],
    ...finding,
  };
  const cause = causeOf(whole);
  return {
    ...record(id, 'fail', ['RES-01']),
    section: id.split('.')[0] ?? '',
    finding: whole,
    cause: { group: causeId(cause), ...cause },
  };
};

const empty = exchange('listResidents', { responseBody: '{"data":[],"nextCursor":null,"hasMore":false}' });

test('an empty list is one group with the shortest story first and a property last, whatever the findings say', () => {
  const groups = groupsOf([
    failure('residents.walk', { found: '4 missing', exchanges: [empty], replay: { seed: 1, path: '0' } }),
    failure('residents.filter', { found: '0 items', exchanges: [exchange('createResident'), empty] }),
    failure('photos.other', { exchanges: [exchange('getPhoto', { status: 500 })] }),
    failure('residents.list', { found: 'no such resident', exchanges: [empty], aspect: 'envelope' }),
    failure('residents.echo', {
      exchanges: [{ ...empty, path: '/with-a-longer-path' }],
      neverShown: ['value'],
    }),
  ]);
  expect(groups.map(({ id, shown, others }) => [id, shown.id, ...others.map((one) => one.id)])).toEqual([
    [
      'listResidents.empty-list',
      ...['residents.list', 'residents.echo', 'residents.filter', 'residents.walk'],
    ],
    ['getPhoto.server-error.500', 'photos.other'],
  ]);
  expect(groups.map((group) => othersText(group, 2))).toEqual([
    'and 3 more checks: residents.echo, residents.filter and 1 more',
    undefined,
  ]);
});

test('errors of the suite are one group where their reason is the same, and passes are none', () => {
  const error = (id: string, reason: string): CheckResult => ({
    ...record(id, 'error', [], { reason }),
    section: 'residents',
  });
  const groups = groupsOf([
    { ...record('residents.x', 'pass', []), section: 'residents' },
    error('residents.a', 'target lost'),
    error('residents.b', 'other'),
    error('residents.c', 'target lost'),
  ]);
  expect(groups.map(({ shown, others }) => [shown.id, others.length])).toEqual([
    ['residents.a', 1],
    ['residents.b', 0],
  ]);
});

test.each<[string, Partial<Finding>, string]>([
  [
    'a 5xx, whatever was looked at',
    { aspect: 'shape', exchanges: [exchange('getResident', { status: 503 })] },
    'getResident answers 503',
  ],
  [
    'another status',
    { aspect: 'status', exchanges: [exchange('getResident', { status: 404 })] },
    'getResident answers 404 where another status is promised',
  ],
  ['what must be refused', { aspect: 'refusal' }, 'getResident accepts what it must refuse'],
  [
    'a trace of a refused request',
    { aspect: 'trace', members: [{ path: 'seen' }] },
    'getResident refuses a request and keeps a part of it',
  ],
  ['an event', { clauses: ['EVT-01'] }, 'getResident is not followed by the events that are promised'],
  [
    'another record',
    { brokenPremises: ['RES-27'] },
    'getResident answers another record than the one asked for',
  ],
  ['a member without a value', { absent: 'nickname' }, 'getResident does not show nickname'],
  [
    'a member that no answer shows',
    { neverShown: ['nickname'], members: [{ path: 'nickname', blank: true }] },
    'getResident does not show nickname',
  ],
  [
    'a member of another form',
    { schemaMismatch: ['phone'] },
    'getResident shows phone in another form than the contract describes',
  ],
  [
    'other values',
    { members: [{ path: 'name' }, { path: 'email' }] },
    'getResident shows another value of name, email than expected',
  ],
  [
    'other items',
    { exchanges: [exchange('listResidents', { responseBody: '{"data":[{}],"hasMore":false}' })] },
    'listResidents lists other items than promised',
  ],
  [
    'an envelope',
    { aspect: 'envelope' },
    'getResident answers without the envelope that the contract describes',
  ],
  [
    'a list without its envelope',
    { aspect: 'envelope', exchanges: [exchange('listResidents', { responseBody: '{"data":[]}' })] },
    'listResidents answers without the envelope that the contract describes',
  ],
  ['what nothing is known of', {}, 'getResident answers otherwise than promised'],
  ['no exchange', { exchanges: [] }, 'The target answers otherwise than promised'],
])('the cause of a finding: %s', (_, finding, says) => {
  expect(
    causeText(
      causeOf({
        kind: 'wrong-value',
        promised: '',
        found: '',
        exchanges: [exchange('getResident')],
        ...finding,
      }),
    ),
  ).toBe(says);
});

test('a cause depends on no word of a finding, and its name on no order of members', () => {
  const data = fc.record({ promised: fc.string(), found: fc.string() });
  const members = fc.uniqueArray(fc.constantFrom('name', 'email', 'phone'), { minLength: 1 });
  fc.assert(
    fc.property(data, data, members, (one, other, differing) => {
      const idOf = (words: Pick<Finding, 'promised' | 'found'>, names: readonly string[]): string =>
        causeId(
          causeOf({
            kind: 'wrong-value',
            ...words,
            exchanges: [exchange('getResident')],
            members: names.map((path) => ({ path })),
          }),
        );
      return idOf(one, differing) === idOf(other, differing.toReversed());
    }),
  );
});
