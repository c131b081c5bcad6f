import { expect, test } from 'vitest';
import { realTables } from '../../src/mock/tables.ts';
import { listening } from './traffic.ts';

const request = (method: string, path: string, check?: string): Request =>
  new Request(`http://127.0.0.1${path}`, {
    method,
    headers: check === undefined ? {} : { 'X-Conformance-Check': check },
  });

test('records which check calls which operation, and whether it was served', async () => {
  const { tables, heard } = listening(realTables);
  const path = '/api/v1/demo/residents/res_1/check-ins';
  await tables.answer(Response.json({}, { status: 404 }), request('GET', `${path}?startDate=x`, 'a'));
  await tables.answer(Response.json({}), request('GET', path, 'b'));
  await tables.answer(Response.json({}, { status: 409 }), request('POST', path));
  await tables.answer(Response.json({}), request('GET', '/nowhere', 'a'));
  expect([...heard]).toEqual([
    ['listCheckIns', { callers: new Set(['a', 'b']), isServed: true }],
    ['createCheckIn', { callers: new Set(), isServed: false }],
  ]);
});
