import { expect, test } from 'vitest';
import { createCaller } from '../client/caller.ts';
import type { Scenario } from '../fixtures/scenarios/content.ts';
import { createMock } from './create-mock.ts';

const NOW = '2026-06-15T12:00:00Z';

const team: Scenario = {
  facilities: {
    harbor: { name: 'Harbor House', timeZone: 'Europe/Copenhagen', without: ['transportation'] },
  },
  residents: { ada: { lastName: 'Berg' }, ben: null, cleo: { status: 'onLeave' } },
  connections: { kim: { residents: ['ada'] } },
  staff: { joan: null },
  calendars: { outings: { name: 'Outings' } },
  activities: {
    pottery: { starts: 'next Tuesday 10:00', maxRegistered: 1, registered: ['ada', 'ben', 'kim'] },
    chess: { starts: 'yesterday 15:00', registered: ['ada', 'ben'], attended: ['ada'], declined: ['ben'] },
    book_club: { starts: 'next friday 14:00', repeats: 'weekly', registered: ['ada'] },
    trip: { calendar: 'outings', starts: 'in 3 days 09:00', isCancelled: true, registered: ['ben'] },
    choir: {
      starts: 'today',
      repeats: { frequency: 'daily', interval: 2, until: 'in 10 days', except: ['in 2 days'] },
    },
  },
  checkIns: [
    { resident: 'ada', staff: 'joan' },
    { resident: 'ben', day: 'yesterday' },
  ],
  visits: [{ resident: 'ada', visitors: ['kim'], starts: 'tomorrow 15:00' }, { resident: 'ben' }],
  personalActivities: [{ resident: 'ada', name: 'Gardening' }],
  threads: [
    {
      between: ['kim', 'ada'],
      title: 'Sunday',
      messages: [{}, { at: '2 hours ago' }, { from: 'kim', text: 'See you!', at: '10 minutes ago' }],
      readBy: ['ada'],
    },
    { between: ['ada', 'joan'], messages: [{}], archivedBy: ['ada'] },
  ],
  announcements: [{ to: ['kim'], subject: 'Regatta', archivedBy: ['kim'] }, {}],
  photos: [{ of: ['ada', 'ben'], caption: 'Roses', activity: 'chess' }, {}],
  rides: [{ resident: 'ada', driver: 'Jo', day: 'next monday', status: 'approved' }],
  workRequests: [
    { resident: 'ben', status: 'in_progress', comments: ['We come on Thursday.'] },
    { resident: 'ada', by: 'kim', status: 'cancelled', title: 'Door squeaks' },
  ],
};

const stand = (scenario: Scenario, seed = 1, now = NOW) => {
  const mock = createMock({ scenario, seed, now, planned: true, strict: true });
  return { mock, world: mock.world() };
};

test('what it says comes about, at its time, as a client reads it', async () => {
  // The resident who cancels is not the one who made the request: that is refused, so it is left out here.
  const { mock, world } = stand({ ...team, workRequests: (team.workRequests ?? []).slice(0, 1) });
  const { systemActor } = await world.identities();
  const { ask } = createCaller({
    ...{ baseUrl: 'http://mock.test', tenant: 'demo', token: 'demo-token', actingAs: systemActor },
    fetch: (request) => mock.fetch(request),
  });
  const [facility] = (await world.records.list('facilities')).data;
  const at = {
    facilityId: facility?.id ?? '',
    startDate: '2026-06-10T00:00:00Z',
    endDate: '2026-06-25T00:00:00Z',
  };
  const { body } = await ask('listActivities', at);
  expect(body).toMatchObject({
    data: expect.arrayContaining(
      [
        { name: 'Chess', startDate: '2026-06-14T15:00:00+02:00' },
        { name: 'Choir', startDate: '2026-06-15T10:00:00+02:00' },
        { name: 'Choir', startDate: '2026-06-19T10:00:00+02:00' },
        {
          name: 'Pottery',
          startDate: '2026-06-16T10:00:00+02:00',
          allowConnections: true,
          capacity: expect.objectContaining({
            residents: expect.objectContaining({ registered: 1, waitlisted: 1 }) as unknown,
          }) as unknown,
        },
        { name: 'Trip', isCancelled: true, calendarName: 'Outings' },
      ].map((one) => expect.objectContaining(one) as unknown),
    ) as unknown,
  });
  expect(JSON.stringify(body)).not.toContain('2026-06-17T10:00:00+02:00');
  const residents = (await world.records.list('residents')).data;
  expect(residents).toMatchObject([
    { firstName: 'Ada', lastName: 'Berg' },
    { firstName: 'Ben' },
    { firstName: 'Cleo', status: 'onLeave' },
  ]);
  const ada = residents[0]?.id ?? '';
  const threads = await ask('listThreads', { filter: 'active' }, { as: ada });
  expect(threads.body).toMatchObject({
    data: [
      { title: 'Sunday', lastMessage: 'See you!', lastMessageAt: '2026-06-15T11:50:00.000Z', unreadCount: 0 },
    ],
  });
  const rides = await ask(
    'listTransportationRequests',
    { residentId: ada, startDate: '2026-06-15', endDate: '2026-06-30' },
    { as: ada },
  );
  expect(rides.status).toBe(403);
  const counts = Object.fromEntries(
    (await world.records.count()).map(({ collection, count }) => [collection, count]),
  );
  expect(counts).toMatchObject({
    checkIns: 2,
    personalVisits: 2,
    photos: 2,
    announcements: 2,
    attendance: 2,
    messages: 4,
    requestComments: 1,
  });
  // What happened before the beginning is not announced, and everyone had been there before.
  expect(await world.events.list()).toEqual([]);
  expect(residents.every(({ created }) => String(created) < '2026')).toBe(true);
});

test('the same seed and time give the same, another seed other people; dates follow the time', async () => {
  const small: Scenario = {
    residents: { ada: null, ben: null },
    activities: { tea: { starts: 'next Tuesday 10:00', registered: ['ada'] } },
  };
  const one = await stand(small).world.digest();
  expect(await stand(small).world.digest()).toEqual(one);
  expect(await stand(small, 2).world.digest()).not.toEqual(one);
  const later = stand(small, 1, '2027-01-01T12:00:00Z').world;
  expect((await later.records.list('activities')).data).toMatchObject([
    { startDate: '2027-01-05T15:00:00.000Z' },
  ]);
});

test('a world with a scenario can be reset and forked, and its second tenant stays empty', async () => {
  const { world, mock } = stand(team.residents ? { residents: team.residents } : {});
  const before = await world.digest();
  await world.reset();
  expect(await world.digest()).toEqual(before);
  await world.reset({ scenario: 'empty' });
  expect((await world.records.list('residents')).found).toBe(0);
  await world.reset({ scenario: 'own', now: '2027-03-01T00:00:00Z' });
  expect((await world.records.list('residents')).found).toBe(3);
  const fork = await world.fork('copy');
  await fork.reset({ scenario: 'empty' });
  expect((await fork.records.list('residents')).found).toBe(0);
  await fork.reset({ scenario: 'own' });
  expect((await fork.records.list('residents')).found).toBe(3);
  expect((await world.records.list('residents')).found).toBe(3);
  expect((await mock.world('demo-second').records.list('residents')).found).toBe(0);
});

test('it builds on the demo world, whose facilities it can name', async () => {
  const { world } = stand({
    extends: 'demo',
    residents: { ada: { facility: 'Northlight House', firstName: 'Adaline' } },
    activities: { tea: { facility: 'Northlight House', registered: ['ada'] } },
  });
  const [, northlight] = (await world.records.list('facilities')).data;
  expect((await world.records.list('residents', { q: 'adaline' })).data).toMatchObject([
    { facilityId: northlight?.id },
  ]);
  expect((await world.records.list('residents')).found).toBe(61);
});

test.each<[string, Scenario, string, string]>([
  [
    'an unknown name',
    { activities: { tea: { registered: ['adda'] } }, residents: { ada: null } },
    '/activities/tea/registered/0',
    'did you mean ada?',
  ],
  [
    'an unknown facility',
    { extends: 'demo', residents: { ada: { facility: 'Maple Curt' } } },
    '/residents/ada/facility',
    'did you mean Maple Court?',
  ],
  ['one name for two people', { residents: { ada: null }, staff: { ada: null } }, '/', 'is already in'],
  ['no time', { activities: { tea: { starts: 'soon' } } }, '/activities/tea/starts', 'next Tuesday 10:00'],
  ['an unknown base', { extends: 'other.yaml' }, '/extends', 'demo or empty'],
  [
    'a refused step',
    { residents: { ada: null }, checkIns: [{ resident: 'ada' }, { resident: 'ada' }] },
    '/checkIns/1',
    'only one check-in',
  ],
  [
    'too much',
    { checkIns: Array.from({ length: 10_001 }, () => ({ resident: 'ada' })), residents: { ada: null } },
    '/checkIns/',
    'at most 10000 items',
  ],
])('%s is refused at its place', (_, scenario, pointer, says) => {
  const refusal = expect.objectContaining({
    pointer: expect.stringContaining(pointer) as string,
    message: expect.stringContaining(says) as string,
  }) as unknown;
  expect(() => createMock({ scenario, now: NOW })).toThrow(
    expect.objectContaining({
      name: 'CesError',
      validation: expect.arrayContaining([refusal]) as unknown,
    }) as Error,
  );
});
