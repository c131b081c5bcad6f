import { expect, test } from 'vitest';
import { idOf } from '../../testing/people.ts';
import { checkInsMock } from '../../testing/check-ins.ts';

test('a check-in is made, read, listed, changed and deleted', async () => {
  const { call, events, path, create, replace, days, staffId } = checkInsMock();
  const made = await create('2026-06-20', { description: 'Fine' });
  expect(made.status).toBe(201);
  const times = { created: '2026-06-15T12:00:00.000Z', modified: '2026-06-15T12:00:00.000Z' };
  const checkInStaff = { id: staffId, firstName: 'Sam', lastName: 'Hale' };
  const data = {
    id: idOf(made),
    startDate: '2026-06-20',
    durationInMinutes: 15,
    checkInStaff,
    description: 'Fine',
    ...times,
  };
  expect(made.body).toEqual({ data });
  expect((await call('GET', `${path}/${data.id}`)).body).toEqual({ data });
  expect((await days('2026-06-20T00:00:00Z', '2026-06-20T23:59:59Z')).body).toEqual({ data: [data] });

  const more = { durationInMinutes: 0, description: 'Asleep', id: 'chk_mine' };
  const changed = await replace(made, '2026-06-21', more);
  expect([changed.status, changed.body]).toEqual([
    200,
    { data: { ...data, startDate: '2026-06-21', durationInMinutes: 0, description: 'Asleep' } },
  ]);
  const gone = await call('DELETE', `${path}/${data.id}`);
  expect([gone.status, gone.bytes.length]).toEqual([204, 0]);
  expect((await call('GET', `${path}/${data.id}`)).status).toBe(404);
  expect((await days('2026-06-20', '2026-06-22')).body).toEqual({ data: [] });
  expect(events()).toEqual([]);
});
