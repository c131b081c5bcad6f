import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';
import type { Seen } from './seen.ts';

/** A request for a resident's records in a range, with the status and items of its answer. */
const listed = (what: string, endDate: string, status: number, items: readonly object[] = []): Seen => {
  const json = { data: items };
  const answer = JSON.stringify(json);
  return {
    ...{ n: 1, at: 0, ended: 1, method: 'GET', headers: {}, body: '', isRequestCut: false },
    ...{ path: `/api/v1/demo/residents/res_1/${what}`, search: `?startDate=2026-06-01&endDate=${endDate}` },
    ...{ status, answer, json, answerHeaders: {}, bytes: Buffer.from(answer) },
  };
};

test.each([
  ['day 46 where 400 is stated', listed('transportation-requests', '2026-07-16', 200), 'wrong-status'],
  ['day 45', listed('transportation-requests', '2026-07-15', 200), undefined],
  ['day 46, refused', listed('transportation-requests', '2026-07-16', 400), undefined],
  ['day 46 where the range may be cut', listed('check-ins', '2026-07-16', 200), undefined],
  [
    'items beyond day 46',
    listed('check-ins', '2026-08-31', 200, [{ id: 'chk_1', startDate: '2026-08-20' }]),
    'extra-item',
  ],
])('a range that is too long: %s', (_, seen, kind) => {
  const memory = createMemory();
  const ticket = memory.begins(seen);
  memory.ends(seen);
  const faults = memory.faultsOf(seen, ticket).faults.filter(({ rule }) => rule === 'window');
  expect(faults.map(({ finding }) => finding.kind)).toEqual(kind === undefined ? [] : [kind]);
});
