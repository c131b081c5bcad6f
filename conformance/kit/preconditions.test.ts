import { expect, test } from 'vitest';
import {
  answeredFormer,
  brokenIn,
  hiddenFromReader,
  isItsOwnPremise,
  noteExchange,
  sentIn,
  statusClausesOf,
} from './preconditions.ts';
import type { LooseInput } from './call.ts';
import type { Exchange, Finding } from './record.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';

const exchangeWith = (status: number) => ({ method: 'GET', path: '/', status, responseBody: '', curl: '' });

const broken = (id: OperationId, input: LooseInput, json: unknown, status = 200) => {
  const exchange = exchangeWith(status);
  noteExchange(exchange, id, input, json);
  return brokenIn([exchange]);
};

test('the clauses about the status of an operation are those that name one', () => {
  expect(statusClausesOf('listThreads')).toEqual(['MSG-18', 'CNV-28']);
});

test('a read by id that shows another id breaks the clauses that say which record is read', () => {
  const path = { residentId: 'res_1' };
  const another = { data: { id: 'res_2' } };
  expect(broken('getResident', { path }, another)).toEqual(['RES-27']);
  expect(broken('getActivity', { path: { activityId: 'act_1' } }, { data: { id: 'act_2' } })).toEqual([
    'ACT-57',
  ]);
  expect(broken('getFacility', { path: { facilityId: 'fac_1' } }, { id: 'fac_2' })).not.toEqual([]);
  expect(broken('replaceResident', { path }, another)).not.toEqual([]);
  expect(broken('getResident', { path }, { data: { id: 'res_1' } })).toEqual([]);
  expect(broken('getResident', { path }, { title: 'Not found', id: 'x' }, 404)).toEqual([]);
  expect(broken('getResident', { path, method: 'put' }, another)).toEqual([]);
  // The path may name another member than the id; a list has no id.
  const named = { path: { residentId: 'res_1', assessmentId: 'asm_1' } };
  expect(broken('getAssessment', named, { data: { id: 'x', assessmentId: 'asm_1' } })).toEqual([]);
  expect(broken('listResidents', { path: { facilityId: 'fac_1' } }, { data: [] })).toEqual([]);
});

test('which parameters were sent is known by name', () => {
  const exchange = exchangeWith(400);
  noteExchange(
    exchange,
    'searchThreads',
    { query: { cursor: undefined, pageSize: 2 }, body: { title: 'x' } },
    undefined,
  );
  expect(sentIn(exchange)).toEqual(['pageSize']);
  expect(sentIn(exchangeWith(400))).toEqual([]);
});

const read = (operationId: OperationId, path: string, status = 200): Exchange => ({
  ...{ method: 'GET', path, operationId, as: 'res_1', status, responseBody: '', curl: '' },
});
const filedBy = (as: string) => (): Exchange => ({
  ...read('createWorkRequest', '/residents/res_1/work-requests', 201),
  ...{ method: 'POST', as },
});
const lacking: Pick<Finding, 'kind' | 'items' | 'exchanges'> = {
  kind: 'missing-item',
  items: ['wrq_1'],
  exchanges: [read('listWorkRequests', '/residents/res_1/work-requests')],
};

test('items that others made may be hidden from the reader; those of the reader may not be kept', () => {
  expect(hiddenFromReader(lacking, filedBy('con_1'))).toContain('FAM-12');
  expect(hiddenFromReader(lacking, filedBy('con_1'))).not.toContain('WRQ-47');
  expect(hiddenFromReader(lacking, filedBy('res_1'))).toContain('WRQ-47');
  expect(hiddenFromReader(lacking, () => undefined)).toEqual([]);
  expect(hiddenFromReader({ ...lacking, kind: 'extra-item' }, filedBy('con_1'))).toEqual([]);
});

test('a record of another user may be hidden from a read of it', () => {
  const one = (status: number): typeof lacking => ({
    kind: 'wrong-status',
    exchanges: [read('getWorkRequest', '/residents/res_1/work-requests/wrq_1', status)],
  });
  const makerOf = (id: string) => (id === 'wrq_1' ? filedBy('con_1')() : undefined);
  expect(hiddenFromReader(one(404), makerOf)).toContain('FAM-12');
  expect(hiddenFromReader(one(409), makerOf)).toEqual([]);
});

test('a create that answers the record of a former one breaks what comes of making it', () => {
  const made = (id: string): Exchange => {
    const exchange: Exchange = {
      ...exchangeWith(201),
      method: 'POST',
      operationId: 'createPersonalVisit',
    };
    noteExchange(exchange, 'createPersonalVisit', {}, { data: { id } });
    return exchange;
  };
  const [first, same, other] = [made('pvs_1'), made('pvs_1'), made('pvs_2')];
  const makerOf = (id: string) => (id === 'pvs_1' ? first : other);
  expect(answeredFormer([first, other], makerOf)).toEqual([]);
  expect(answeredFormer([same], makerOf)).toContain('PVS-34');
});

test('a member that has to be taken is judged by the check of it, where the premise is about all that was sent', () => {
  const finding = { members: [{ path: 'gender' }], exchanges: [read('createResident', '/residents', 201)] };
  expect(isItsOwnPremise(finding, ['RES-18'], ['RES-23'])).toBe(true);
  expect(isItsOwnPremise(finding, ['RES-18'], ['RES-19'])).toBe(false);
  expect(isItsOwnPremise(finding, ['RES-19'], ['RES-23'])).toBe(false);
});
