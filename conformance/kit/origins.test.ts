import { expect, test } from 'vitest';
import { createOrigins } from './origins.ts';
import type { Exchange } from './record.ts';

const exchange = (method: string, path: string, more: Partial<Exchange> = {}): Exchange => ({
  ...{ method, path, status: method === 'POST' ? 201 : 200, responseBody: '', curl: '' },
  ...more,
});
const facility = '/api/v1/demo/facilities/fac-1/residents';
const resident = exchange('POST', facility);
const connection = exchange('POST', '/api/v1/demo/connections', { requestBody: '{"residents":["res-1"]}' });

function known() {
  const origins = createOrigins();
  origins.note(resident, { data: { id: 'res-1' } });
  origins.note(connection, { data: { id: 'con-1' } });
  return origins;
}

test('a story begins with what made the records that it names, and with what made those', () => {
  const read = exchange('GET', '/api/v1/demo/connections/con-1?status=active');
  expect(known().before([read])).toEqual([resident, connection, read]);
  const list = exchange('GET', '/api/v1/demo/facilities', { as: 'res-1' });
  expect(known().before([list])).toEqual([resident, list]);
});

test('what made the items that a list lacks comes before the list', () => {
  const list = exchange('GET', '/api/v1/demo/connections');
  expect(known().before([list], ['con-1', 'con-7'])).toEqual([resident, connection, list]);
  expect(known().of('con-1')).toBe(connection);
  expect(known().of('con-7')).toBeUndefined();
});

test('an exchange that is already there is not added again, and one of unknown origin stays as it is', () => {
  const read = exchange('GET', '/api/v1/demo/residents/res-1');
  expect(known().before([resident, read])).toEqual([resident, read]);
  const other = exchange('GET', '/api/v1/demo/residents/res-7');
  expect(known().before([other])).toEqual([other]);
});

test('what was refused made nothing', () => {
  const origins = createOrigins();
  origins.note(exchange('POST', facility, { status: 400 }), { id: 'res-1' });
  const read = exchange('GET', '/api/v1/demo/residents/res-1');
  expect(origins.before([read])).toEqual([read]);
});
