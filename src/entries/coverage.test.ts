import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createCaller, type Caller } from '../client/caller.ts';
import { createMock } from './create-mock.ts';
import type { Mock, MockOptions } from './mock-types.ts';
import type { Coverage } from './world-types.ts';
import type { World } from './world.ts';

const NOW = '2026-06-15T12:00:00Z';

const mockOf = (options: MockOptions = {}): Mock => createMock({ scenario: 'empty', now: NOW, ...options });

const callerOf = async (mock: Mock, world: World = mock.world()): Promise<Caller> =>
  createCaller({
    baseUrl: 'http://mock.test',
    ...{ tenant: world.tenant, token: world.token, fetch: mock.fetch },
    actingAs: (await world.identities()).systemActor ?? '',
  });

/** A facility with a calendar and residents, by staff alone: nothing of it counts. */
const setUp = async (world: World) => {
  const facilityId = (await world.records.list('facilities')).data[0]?.id ?? '';
  const take = async (firstName: string): Promise<string> =>
    (await world.levers['create-resident']({ facilityId, firstName, lastName: 'Berg' })).residentId;
  const { calendarId } = await world.levers['create-calendar']({ facilityIds: [facilityId] });
  const { activityId } = await world.levers['create-activity']({ calendarId, maxRegistered: 1 });
  return { facilityId, activityId, ada: await take('Ada'), bo: await take('Bo') };
};

const seen = ({ seen: items }: Coverage): readonly string[] => items.map(({ says }) => says);
const shareOf = ({ dimensions }: Coverage, name: string) => dimensions.find((one) => one.name === name);

test('a call counts as its operation, its status, its refusal and its acting user; what divides is said', async () => {
  const mock = mockOf();
  const world = mock.world();
  const { ada } = await setUp(world);
  const caller = await callerOf(mock);
  const { staff = '' } = await world.identities();
  const body = { startDate: '2026-06-15', durationInMinutes: 15, checkInStaffId: staff };
  await caller.ask('createCheckIn', { residentId: ada }, { body });
  const before = await world.coverage.read();
  expect(before.says).toMatch(/^Your tests never saw a 409 on a check-in \(createCheckIn\), .* more\.$/);
  expect(seen(before)).toEqual([
    'a call of createCheckIn',
    'an accepted createCheckIn (200 or 201)',
    'a call as system actor',
  ]);
  await caller.ask('createCheckIn', { residentId: ada }, { body });
  const after = await world.coverage.read();
  expect(seen(after)).toEqual(
    expect.arrayContaining(['a 409 on a check-in (createCheckIn)', 'a refused createCheckIn (any 4xx)']),
  );
  expect(after.never[0]?.says).not.toContain('409');
  expect(shareOf(after, 'operations')).toMatchObject({
    met: 1,
    dividesBy: expect.stringMatching(/^77 operations/),
  });
  expect(after.total.met).toBe(after.dimensions.reduce((sum, { met }) => sum + met, 0));
  expect(after.total.of).toBe(after.dimensions.reduce((sum, { of }) => sum + of, 0));
});

test('states and moves are those of the lifecycles, also the move that someone else causes', async () => {
  const mock = mockOf();
  const world = mock.world();
  const { activityId, ada, bo } = await setUp(world);
  const caller = await callerOf(mock);
  const register = (userId: string) =>
    caller.ask('createRegistration', { activityId }, { body: { userId, userType: 'resident' } });
  const moves = async () =>
    (await world.coverage.read()).seen
      .filter(({ dimension }) => dimension === 'moves')
      .map(({ says }) => says);
  await register(ada);
  expect((await world.coverage.read()).never.map(({ says }) => says)).toContain('a waitlisted registration');
  await register(bo);
  expect(seen(await world.coverage.read())).toContain('a waitlisted registration');
  await caller.ask('cancelRegistration', { activityId, userId: ada });
  const caused = [
    'a new registration that is waitlisted (createRegistration)',
    'a new registration that is registered (createRegistration)',
    'a registration that was registered and was removed (cancelRegistration)',
  ];
  expect(await moves()).toEqual(caused);
  // The promotion counts when a user sees the other registration afterwards.
  const window = { startDate: '2026-06-01', endDate: '2026-06-30' };
  await caller.ask('listResidentRegistrations', { residentId: bo, ...window });
  expect((await moves()).toSorted()).toEqual(
    [...caused, 'a registration that went from waitlisted to registered (cancelRegistration)'].toSorted(),
  );
});

test('a cancel is a move, also where a situation made the registration and no answer showed its state', async () => {
  const mock = mockOf();
  const world = mock.world();
  const caller = await callerOf(mock);
  const { activityId, registeredIds, waitlistedIds } = await world.situations['full-activity']();
  const removed = async (userId = '') => {
    await caller.ask('cancelRegistration', { activityId, userId });
    return seen(await world.coverage.read()).filter((says) => says.includes('was removed'));
  };
  const gone = (state: string) => `a registration that was ${state} and was removed (cancelRegistration)`;
  expect(await removed('someone')).toEqual([]);
  expect(await removed(waitlistedIds.at(-1))).toEqual([gone('waitlisted')]);
  expect(await removed(registeredIds[0])).toEqual([gone('waitlisted'), gone('registered')]);
});

test('declined attendance, a second page and an empty list are met where they are answered', async () => {
  const mock = mockOf();
  const world = mock.world();
  const { facilityId, activityId, ada } = await setUp(world);
  const caller = await callerOf(mock);
  const first = await caller.ask('listResidents', { facilityId, pageSize: '1' });
  const none = seen(await world.coverage.read());
  expect(none).not.toContain('a second page of residents (listResidents)');
  const cursor = /"nextCursor":"([^"]+)"/.exec(first.text)?.[1] ?? '';
  await caller.ask('listResidents', { facilityId, pageSize: '1', cursor });
  await caller.ask('listFacilityPhotos', { facilityId });
  await caller.ask(
    'markAttendance',
    { activityId },
    {
      body: { userId: ada, userType: 'resident', status: 'declined', declineReason: 'Sleeping' },
    },
  );
  const found = seen(await world.coverage.read());
  expect(found).toEqual(
    expect.arrayContaining([
      'a second page of residents (listResidents)',
      'an empty list of facility photos (listFacilityPhotos)',
      'a declined attendance record',
      'a new attendance record that is declined (markAttendance)',
    ]),
  );
  expect(found).not.toContain('an empty list of residents (listResidents)');
  expect(found).not.toContain('an attended attendance record');
});

test('what a fault makes of an answer is what was seen', async () => {
  const mock = mockOf();
  const world = mock.world();
  const { facilityId } = await setUp(world);
  const caller = await callerOf(mock);
  await world.faults.add({ operations: ['listResidents'], emptyList: true });
  await caller.ask('listResidents', { facilityId });
  const found = seen(await world.coverage.read());
  expect(found).toContain('an empty list of residents (listResidents)');
  expect(found).not.toContain('an active resident');
});

test('a small journal or a reset forgets nothing; a deleted world stays in the sum; clear begins again', async () => {
  const mock = mockOf({ journal: 1 });
  const world = mock.world();
  const { facilityId } = await setUp(world);
  const caller = await callerOf(mock);
  await caller.ask('listFacilities', {});
  await caller.ask('getFacility', { facilityId });
  await world.requests.clear();
  await world.reset();
  expect(await world.coverage.read()).toMatchObject({ world: 'demo', requests: 2 });
  const fork = await world.fork('one');
  await (await callerOf(mock, fork)).ask('listActivityTypes', {});
  expect(seen(await fork.coverage.read())).toContain('a call of listActivityTypes');
  await fork.delete();
  expect(seen(await world.coverage.read())).not.toContain('a call of listActivityTypes');
  const all = await mock.worlds.coverage();
  expect(all).toMatchObject({ world: null, requests: 3 });
  expect(seen(all)).toEqual(expect.arrayContaining(['a call of getFacility', 'a call of listActivityTypes']));
  expect(await world.coverage.clear()).toBe(2);
  expect(await world.coverage.read()).toMatchObject({ requests: 0, total: { met: 0 } });
});

test('planned and flat operations count for nothing unless they are asked for; a stray request is said', async () => {
  const mock = mockOf({ planned: true });
  const world = mock.world();
  const { facilityId, ada } = await setUp(world);
  const caller = await callerOf(mock);
  await caller.ask('getWorkRequestSettings', { facilityId });
  await caller.call('GET', `/photos?residentId=${ada}`);
  await caller.call('GET', '/nothing');
  const without = await world.coverage.read();
  expect(without.aside).toEqual({ unmatched: 1, planned: 1, flat: 1 });
  expect(without.unused).not.toContain('work-requests');
  expect(JSON.stringify([...without.never, ...without.seen])).not.toMatch(/work request|transportation/);
  const planned = await world.coverage.read({ planned: true });
  expect(planned.aside).toEqual({ unmatched: 1, flat: 1 });
  expect(seen(planned)).toContain('a 403 on work request settings (getWorkRequestSettings)');
  expect(shareOf(planned, 'operations')?.of).toBe(95);
});

test('a webhook is met when a receiver takes it, and not when it is refused', async () => {
  let status = 500;
  const server = createServer((_, answer) => void answer.writeHead(status).end());
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const mock = mockOf();
  const world = mock.world();
  const { facilityId } = await setUp(world);
  await world.receivers.add({ url: `http://127.0.0.1:${port}/hook`, retries: [] });
  const webhooks = async () => shareOf(await world.coverage.read(), 'webhooks')?.met;
  await world.levers['create-photo']({ facilities: [facilityId] });
  await world.clock.advance('PT1S');
  expect(await webhooks()).toBe(0);
  status = 204;
  await world.levers['create-photo']({ facilities: [facilityId] });
  await world.clock.advance('PT1S');
  expect(seen(await world.coverage.read())).toEqual(['the webhook photo.uploaded']);
  await mock.close();
  server.close();
});

test('what cannot be asked is refused with the nearest name', async () => {
  const mock = mockOf();
  const ask = async (query: string) => {
    const answer = await mock.fetch(`/__admin/coverage${query}`);
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await ask('?planed=true')).toMatch(/^400 .*did you mean planned|^400 .*planned/);
  expect(await ask('?planned=yes')).toMatch(/^400 .*true or false/);
  expect(await ask('?world=nowhere')).toMatch(/^404 .*nowhere/);
});

test('a record that a reset brings back in another state did not move', async () => {
  const mock = mockOf();
  const world = mock.world();
  const caller = await callerOf(mock);
  const { activityId, ada, bo } = await setUp(world);
  await world.snapshot();
  const register = (userId: string) =>
    caller.ask('createRegistration', { activityId }, { body: { userId, userType: 'resident' } });
  await register(ada);
  await register(bo);
  await world.restore();
  await register(bo);
  expect(JSON.stringify((await world.coverage.read()).seen)).not.toContain('from waitlisted to registered');
});
