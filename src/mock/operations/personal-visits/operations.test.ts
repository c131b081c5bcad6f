import { expect, test } from 'vitest';
import { coffee, personalVisitsMock } from '../../testing/personal-visits.ts';

test('an unknown id is not found, and nothing changes', async () => {
  const { call, path, list, state } = personalVisitsMock();
  const before = state();
  expect((await call('POST', '/residents/res_nobody/personal-visits', { body: coffee })).status).toBe(404);
  expect((await list('2026-06-01T00:00:00Z', '2026-06-02T00:00:00Z', 'res_nobody')).status).toBe(404);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call(method, `${path}/pvs_nobody`, method === 'PUT' ? { body: coffee } : {})).status).toBe(
      404,
    );
  expect(state()).toEqual(before);
});
