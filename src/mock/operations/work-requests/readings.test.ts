import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, idsOf } from '../../testing/people.ts';
import { workRequestsMock } from '../../testing/work-requests.ts';

test('a request without a location of a resident without a room number has none', async () => {
  const { create } = workRequestsMock({}, { roomNumber: null });
  const made = await create();
  expect(made.status).toBe(201);
  expect(dataOf(made)['location']).toBeNull();
});

test.each([
  ['completed-only', null],
  ['any-end', '2026-06-15T12:00:00.000Z'],
] as const)('work-request-completed-date: %s', async (taken, date) => {
  const workFixture = workRequestsMock(reading('work-request-completed-date', taken));
  const id = await workFixture.made();
  expect(dataOf(await workFixture.cancel(id))['completedDate']).toBe(date);
  expect((await workFixture.read(id))['completedDate']).toBe(date);
  expect((await workFixture.read(await workFixture.made()))['completedDate']).toBeNull();
});

test.each([
  ['refused', 400, []],
  ['ignored', 200, ['both', 'open']],
  ['empty-list', 200, []],
] as const)('unknown-filter-value: %s', async (taken, status, listed) => {
  const { made, cancel, list } = workRequestsMock(reading('unknown-filter-value', taken));
  const ids = { open: await made(), both: await made() };
  await cancel(ids.both);
  const answer = await list({ status: 'nonsense' });
  expect(answer.status).toBe(status);
  if (status === 200) {
    expect(idsOf(answer)).toEqual(listed.map((name) => ids[name]));
    // A known value next to the unknown one still filters.
    expect(idsOf(await list({ status: 'nonsense,cancelled' }))).toEqual([ids.both]);
  }
});

test.each([
  ['exact-sensitive', 0],
  ['all-insensitive', 1],
  ['all-sensitive', 0],
] as const)('filter-case: %s', async (taken, found) => {
  const { made, list } = workRequestsMock(reading('filter-case', taken));
  await made({ type: 'Plumbing' });
  expect(idsOf(await list({ type: 'plumbing' }))).toHaveLength(found);
});

test('create-status, missing-required-status and modified-on-update', async () => {
  const ok = workRequestsMock({
    'create-status': { createWorkRequest: 'ok', createWorkRequestComment: 'ok' },
  });
  const made = await ok.create();
  expect(made.status).toBe(200);
  const comments = `/${String(dataOf(made)['id'])}/comments`;
  expect((await ok.on('POST', comments, undefined, { body: { text: 'Hello' } })).status).toBe(200);

  const strict = workRequestsMock(reading('missing-required-status', 'unprocessable'));
  expect((await strict.create({ team: undefined })).status).toBe(422);
  expect((await strict.create({ team: 'nobody' })).status).toBe(400);

  const cancelled = async (readings: Readings) => {
    const { made: file, cancel, world } = workRequestsMock(readings);
    const id = await file();
    const stored = world.store.workRequests.find(id);
    if (stored) world.store.workRequests.replace({ ...stored, modified: '2026-06-01T00:00:00.000Z' });
    return dataOf(await cancel(id))['modified'];
  };
  expect(await cancelled({})).toBe('2026-06-15T12:00:00.000Z');
  expect(await cancelled(reading('modified-on-update', 'unchanged'))).toBe('2026-06-01T00:00:00.000Z');
});
