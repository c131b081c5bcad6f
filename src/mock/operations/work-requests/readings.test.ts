import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, idsOf, itemsOf } from '../../testing/people.ts';
import { listIn, workRequestsMock, type WorkRequestsMock } from '../../testing/work-requests.ts';

const ONE = [{ key: 'all', name: 'Everything' }];

/** A request that staff scheduled, began and completed. */
const completed = async (workFixture: WorkRequestsMock): Promise<string> => {
  const workRequestId = await workFixture.made();
  await workFixture.staff('schedule-work-request', { workRequestId, scheduledDate: '2026-06-20' });
  await workFixture.staff('start-work-request', { workRequestId });
  await workFixture.staff('complete-work-request', { workRequestId });
  return workRequestId;
};

const statesIn = async (workFixture: WorkRequestsMock, id: string): Promise<readonly unknown[]> =>
  listIn(await workFixture.read(id), 'statusHistory').map(({ status }) => status);

test.each([
  ['date-times', '2026-06-20T00:00:00.000Z', '2026-06-15T12:00:00.000Z'],
  ['plain-dates', '2026-06-20', '2026-06-15'],
] as const)('work-request-date-form: %s', async (form, scheduledDate, completedDate) => {
  const workFixture = workRequestsMock(reading('work-request-date-form', form));
  expect(await workFixture.read(await completed(workFixture))).toMatchObject({
    scheduledDate,
    completedDate,
    statusHistory: [{ date: completedDate }, {}, {}],
  });
});

test('work-request-date-form: a plain date is that of the community', async () => {
  const workFixture = workRequestsMock(reading('work-request-date-form', 'plain-dates'), {});
  workFixture.world.store.facilities.replace({
    ...{ id: workFixture.home, name: 'Far east', bedCount: null, careSetting: null },
    timeZone: 'Pacific/Kiritimati',
  });
  expect((await workFixture.read(await completed(workFixture)))['completedDate']).toBe('2026-06-16');
});

test.each([
  ['would-succeed', false],
  ['by-state', true],
] as const)('work-request-can-cancel: %s', async (rule, forOthers) => {
  const workFixture = workRequestsMock(reading('work-request-can-cancel', rule));
  const id = await workFixture.made({}, workFixture.daughter);
  const shown = async (as: string) => (await workFixture.read(id, as))['canCancel'];
  const asked = async () => [
    await shown(workFixture.daughter),
    await shown(workFixture.son),
    await shown(workFixture.resident.id),
  ];
  expect(await asked()).toEqual([true, forOthers, forOthers]);
  await workFixture.cancel(id, workFixture.daughter);
  expect(await asked()).toEqual([false, false, false]);
});

test.each([
  ['not-found', 404],
  ['served', 200],
] as const)('maintenance-schedule-read: %s', async (taken, status) => {
  const { staff, on, list, resident, cancel } = workRequestsMock(reading('maintenance-schedule-read', taken));
  const made = await staff('create-maintenance-schedule', { residentId: resident.id });
  const id = String(made['workRequestId']);
  expect((await on('GET', `/${id}`)).status).toBe(status);
  expect((await cancel(id)).status).toBe(status === 200 ? 403 : 404);
  expect(idsOf(await list())).toEqual([]);
});

test.each(['listWorkRequests', 'createWorkRequest', 'cancelWorkRequest'] as const)(
  'work-request-details: read-alone for %s',
  async (operation) => {
    const { create, cancel, list, read } = workRequestsMock({
      'work-request-details': { [operation]: 'read-alone' },
    });
    const made = dataOf(await create());
    const id = String(made['id']);
    const shown = {
      createWorkRequest: made,
      listWorkRequests: itemsOf(await list())[0] ?? {},
      cancelWorkRequest: dataOf(await cancel(id)),
    };
    for (const [name, one] of Object.entries(shown))
      expect([name, 'statusHistory' in one, 'crew' in one]).toEqual(
        name === operation ? [name, false, false] : [name, true, true],
      );
    expect(await read(id)).toMatchObject({ crew: [], statusHistory: [{}, {}] });
  },
);

test('a request without a location of a resident without a room number has none', async () => {
  const { create } = workRequestsMock({}, { roomNumber: null });
  const made = await create();
  expect(made.status).toBe(201);
  expect(dataOf(made)['location']).toBeNull();
});

test.each([
  ['accepted', 201],
  ['refused', 400],
] as const)('location-outside-settings: %s', async (taken, status) => {
  const { create } = workRequestsMock(reading('location-outside-settings', taken));
  expect((await create({ location: 'On the roof' })).status).toBe(status);
  expect((await create({ location: 'Garden' })).status).toBe(201);
  expect(dataOf(await create())['location']).toBe('12A');
});

// One facility has one team, the other has three; then both have the same one.
test.each([
  ['tenant-wide', 201, ONE.length, 201],
  ['counted-in-tenant', 400, 3, 201],
] as const)('single-team-scope: %s', async (scope, status, teamsAway, atLast) => {
  const { create, staff, home, away, addResident, call } = workRequestsMock(
    reading('single-team-scope', scope),
  );
  const neighbor = addResident({ facilityId: away }).id;
  await staff('edit-work-request-settings', { facilityId: home, teams: ONE });
  expect((await create({ team: undefined })).status).toBe(status);
  const there = dataOf(await call('GET', `/facilities/${away}/work-request-settings`, { as: neighbor }));
  expect(listIn(there, 'teams')).toHaveLength(teamsAway);
  const path = `/residents/${neighbor}/work-requests`;
  const without = await call('POST', path, { as: neighbor, body: { title: 'Lamp' } });
  expect(without.status).toBe(teamsAway === 1 ? 201 : 400);
  await staff('edit-work-request-settings', { facilityId: away, teams: ONE });
  expect((await create({ team: undefined })).status).toBe(atLast);
});

test.each([
  ['shown', 'all'],
  ['unset', null],
] as const)('single-team-shown: %s', async (taken, team) => {
  const { create, staff, home } = workRequestsMock(reading('single-team-shown', taken));
  await staff('edit-work-request-settings', { facilityId: home, teams: ONE });
  expect(dataOf(await create({ team: undefined }))['team']).toBe(team);
  expect(dataOf(await create({ team: 'all' }))['team']).toBe('all');
});

test.each([
  [{}, ['open', 'in_progress', 'cancelled']],
  [reading('work-request-first-entry', 'empty'), ['in_progress', 'cancelled']],
  [reading('work-request-staff-entries', 'cancel-only'), ['open', 'cancelled']],
  [reading('work-request-history-order', 'newest-first'), ['cancelled', 'in_progress', 'open']],
] as const)('work-request-first-entry, -staff-entries, -history-order: %o', async (readings, states) => {
  const workFixture = workRequestsMock(readings);
  const workRequestId = await workFixture.made();
  await workFixture.staff('start-work-request', { workRequestId });
  expect(listIn(dataOf(await workFixture.cancel(workRequestId)), 'statusHistory')).toMatchObject(
    states.map((status) => ({ status })),
  );
  expect(await statesIn(workFixture, workRequestId)).toEqual(states);
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

test('planned-refusal-order: who did not make a settled request', async () => {
  const status = async (readings: Readings) => {
    const { made, cancel, daughter } = workRequestsMock(readings);
    const id = await made({}, daughter);
    await cancel(id, daughter);
    return (await cancel(id)).status;
  };
  expect(await status({})).toBe(403);
  expect(await status(reading('planned-refusal-order', 'body-first'))).toBe(403);
  expect(await status(reading('planned-refusal-order', 'state-first'))).toBe(409);
});

test.each(['body-first', 'state-first'] as const)(
  'planned-refusal-order: %s allows no other user to cancel an open request',
  async (order) => {
    const { made, cancel, daughter, son } = workRequestsMock(reading('planned-refusal-order', order));
    const id = await made({}, daughter);
    expect((await cancel(id, son)).status).toBe(403);
    expect((await cancel(id, daughter)).status).toBe(200);
  },
);

test('work-request-events: none, or one for each request that is made or changed', async () => {
  const eventsUnder = async (readings: Readings) => {
    const { made, cancel, staff, on, events, resident } = workRequestsMock(readings);
    const [workRequestId, other] = [await made(), await made()];
    await staff('triage-work-request', { workRequestId, urgency: 'high' });
    await staff('schedule-work-request', { workRequestId, scheduledDate: '2026-06-20' });
    await staff('assign-crew', { workRequestId, crew: [] });
    await staff('start-work-request', { workRequestId });
    await on('POST', `/${workRequestId}/comments`, undefined, { body: { text: 'Thanks' } });
    await staff('complete-work-request', { workRequestId });
    await cancel(other);
    await staff('create-maintenance-schedule', { residentId: resident.id });
    return {
      ids: [workRequestId, other],
      events: events().map(({ eventType, aggregateType, resourceId }) => [
        eventType,
        aggregateType,
        resourceId,
      ]),
    };
  };
  expect((await eventsUnder({})).events).toEqual([]);
  const { ids, events } = await eventsUnder(reading('work-request-events', 'work-requests'));
  const event = (kind: string, at: number) => [`work_request.${kind}`, 'work_request', ids[at]];
  expect(events).toEqual([
    event('created', 0),
    event('created', 1),
    ...Array.from({ length: 5 }, () => event('updated', 0)),
    event('updated', 1),
  ]);
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

test('request-files-form: multipart-only takes a form without files', async () => {
  const { create, createWithFiles } = workRequestsMock({
    'request-files-form': { createWorkRequest: 'multipart-only' },
  });
  expect((await create()).status).toBe(415);
  expect((await createWithFiles([])).status).toBe(201);
});

test('request-creator-phone: unset shows none', async () => {
  const workFixture = workRequestsMock(reading('request-creator-phone', 'unset'));
  expect(await workFixture.read(await workFixture.made())).toMatchObject({ creator: { phone: null } });
});
