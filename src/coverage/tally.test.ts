import { expect, test } from 'vitest';
import type { PlainExchange } from './exchange.ts';
import { items } from './items.ts';
import { reportCoverage } from './report.ts';
import { createTally } from './tally.ts';
import { operations } from '../../openapi/generated/contract.ts';

const exchange = (
  operationId: keyof typeof operations,
  more: Partial<PlainExchange> = {},
): PlainExchange => ({
  operationId,
  method: operations[operationId].method.toUpperCase(),
  path: operations[operationId].path,
  query: {},
  status: 200,
  ...more,
});

const met = (exchanges: readonly PlainExchange[], dimension: string): readonly string[] => {
  const tally = createTally();
  for (const one of exchanges) tally.meet(one);
  return reportCoverage(tally, { planned: true })
    .seen.filter((item) => item.dimension === dimension)
    .map(({ says }) => says);
};

test('everything that can be met has a key and a sentence of its own', () => {
  const all = items();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(new Set(all.map(({ says }) => says)).size).toBe(all.length);
});

const thread = (actingId: string, isArchived: boolean): PlainExchange =>
  exchange('getThread', {
    actingId,
    path: '/api/v1/demo/messages/threads/thr_1',
    responseBody: { data: { id: 'thr_1', isArchived } },
  });

test('a thread that returns for the user who archived it counts as moved by a message of someone else', () => {
  const back = 'a thread that went from archived to active (sendMessage)';
  expect(met([thread('ada', true), thread('ada', false)], 'moves')).toEqual([back]);
  expect(met([thread('ada', true), thread('bo', false)], 'moves')).toEqual([]);
  const path = '/community/api/v1/demo/messages/threads/thr_1';
  const archived = exchange('archiveThread', { actingId: 'ada', status: 204, path });
  expect(met([archived, thread('ada', false)], 'moves')).toEqual([
    'a thread that went from active to archived (archiveThread)',
    back,
  ]);
  expect(met([archived], 'states')).toEqual(['an archived thread']);
});

const cancelled = exchange('cancelRegistration', {
  status: 204,
  path: '/api/v1/demo/activities/act_1/registrations/ada',
});
const registered = (status: string): PlainExchange =>
  exchange('createRegistration', {
    status: 201,
    responseBody: { data: { activityId: 'act_1', userId: 'ada', status } },
  });

test('the state before decides which of two moves a call made; without it neither counts', () => {
  const gone = (state: string) => `a registration that was ${state} and was removed (cancelRegistration)`;
  const moves = (...all: readonly PlainExchange[]) =>
    met(all, 'moves').filter((says) => says.includes('cancel'));
  expect(moves(cancelled)).toEqual([]);
  expect(moves(registered('waitlisted'), cancelled)).toEqual([gone('waitlisted')]);
  expect(moves(registered('registered'), cancelled)).toEqual([gone('registered')]);
  expect(moves(registered('registered'), { ...cancelled, status: 404 })).toEqual([]);
});

test('a change by staff counts when a user sees it: pending before, approved now', () => {
  const ride = (status: string): PlainExchange =>
    exchange('listTransportationRequests', { responseBody: { data: [{ id: 'tra_1', status }] } });
  expect(met([ride('approved')], 'moves')).toEqual([]);
  expect(met([ride('pending'), ride('approved')], 'moves')).toEqual([
    'a transportation request that went from pending to approved (approve-transportation-request)',
  ]);
});

test('odd answers of other servers count no states', () => {
  const odd = [
    null,
    'text',
    7,
    [],
    [null],
    { data: null },
    { data: [7] },
    { data: { status: 5 } },
    { data: [{ status: 'odd' }] },
  ];
  const all = odd.flatMap((responseBody) =>
    (['listResidents', 'cancelWorkRequest', 'listAttendance', 'archiveThread'] as const).map((id) =>
      exchange(id, { responseBody, path: '' }),
    ),
  );
  expect(met(all, 'states').filter((says) => !/archived|cancelled/.test(says))).toEqual([]);
  expect(reportCoverage(createTally()).total.met).toBe(0);
});

test('the size of a tally depends on the contract, not on the number of records', () => {
  const tally = createTally();
  for (let n = 0; n < 20_000; n += 1)
    tally.meet(exchange('getWorkRequest', { responseBody: { data: { id: `wrq_${n}`, status: 'open' } } }));
  expect(tally.requests).toBe(20_000);
  expect(tally.counts.size).toBeLessThan(10);
  expect(tally.clear()).toBe(20_000);
  expect(tally.counts.size).toBe(0);
});
