import { expect, test } from 'vitest';
import { realTables } from '../tables.ts';
import { watchedApp } from '../testing/world-services.ts';
import { messagesMock } from '../testing/messages.ts';
import type { TestApp } from '../testing/mock.ts';
import { dataOf, idOf, itemsOf, peopleMock } from '../testing/people.ts';
import { transportationMock } from '../testing/transportation.ts';
import { createControl } from './control.ts';

/** Asks the control plane of a mock about its clock. */
const clockOf = ({ service }: Pick<TestApp, 'service'>) => {
  const control = createControl(service, realTables, { webhookKey: 'k' });
  const ask = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }> => {
    const answer = await control(
      new Request(`http://127.0.0.1/__admin/clock${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: await answer.json() };
  };
  return {
    ask,
    advance: async (by: string): Promise<unknown> => (await ask('POST', '/advance', { by })).body,
  };
};

test('the lead time of a ride follows the clock, to the minute', async () => {
  const app = transportationMock();
  const { advance } = clockOf(app);
  // The ride is at noon on 25 June, and three hours ahead are the least.
  await advance('P9DT21H');
  const ride = await app.ask();
  expect(ride.status).toBe(201);
  await advance('PT1M');
  expect((await app.ask()).status).toBe(400);
  expect((await app.replace(idOf(ride), { notes: 'later' })).status).toBe(400);
});

test.each([
  ['3h', '15:00'],
  ['15 m', '12:15'],
  ['PT90M', '13:30'],
])('the clock moves by %s', async (by, time) => {
  expect(await clockOf(watchedApp()).advance(by)).toMatchObject({ now: `2026-06-15T${time}:00.000Z` });
});

test('a scheduled message is sent when its time has come, and the advance says so', async () => {
  const app = messagesMock();
  const { advance } = clockOf(app);
  const thread = await app.thread();
  const sent = await app.send(app.ada, thread, 'Later', { scheduledAt: '2026-06-15T14:00:00.000Z' });
  const statusNow = async (): Promise<unknown> =>
    itemsOf(await app.ask('listMessages', { threadId: thread }, { as: app.ada })).find(
      ({ id }) => id === idOf(sent),
    )?.['status'];
  expect(await advance('PT1H59M')).toMatchObject({ now: '2026-06-15T13:59:00.000Z', passed: [], found: 0 });
  expect(await statusNow()).toBe('scheduled');
  expect(await advance('PT1M')).toMatchObject({
    passed: [{ kind: 'message', id: idOf(sent), at: '2026-06-15T14:00:00.000Z', tenant: 'demo' }],
  });
  expect(await statusNow()).toBe('sent');
});

test('an activity becomes past when it ends, and the advance says so', async () => {
  const app = peopleMock();
  const { advance } = clockOf(app);
  const [calendar] = app.world.store.calendars.all();
  const { activityId } = await app.pulled('create-activity', {
    calendarId: calendar?.id,
    startDate: '2026-06-15T12:30:00Z',
    endDate: '2026-06-15T13:00:00Z',
  });
  const isPast = async (): Promise<unknown> =>
    dataOf(await app.ask('getActivity', { activityId: String(activityId) }))['isPastActivity'];
  expect(await isPast()).toBe(false);
  expect(await advance('PT59M')).toMatchObject({ found: 0 });
  expect(await isPast()).toBe(false);
  expect(await advance('PT2M')).toMatchObject({ passed: [{ kind: 'activity', id: activityId }] });
  expect(await isPast()).toBe(true);
});

test('a webhook is tried again when the clock says so, and the advance waits for it and reports its result', async () => {
  const answers = [503, 503, 200];
  const app = watchedApp({}, undefined, {
    delivery: {
      headers: () => ({}),
      log: () => undefined,
      receivers: [{ url: 'http://receiver.test/', key: 'k' }],
      post: () => Promise.resolve({ status: answers.shift() ?? 200 }),
    },
  });
  const { advance } = clockOf(app);
  const [calendar] = app.world.store.calendars.all();
  await app.admin('POST', '/levers/create-activity', { calendarId: calendar?.id });
  await app.service.worlds.main.delivery?.idle();
  expect(answers).toHaveLength(2);
  expect(await advance('PT5S')).toMatchObject({
    now: '2026-06-15T12:00:05.000Z',
    found: 2,
    passed: [
      {
        kind: 'delivery',
        at: '2026-06-15T12:00:00.200Z',
        says: expect.stringContaining('attempt 2: the receiver answered 503'),
      },
      {
        kind: 'delivery',
        at: '2026-06-15T12:00:01.200Z',
        says: expect.stringContaining('attempt 3: answered 200'),
      },
    ],
  });
});

test('Date, windows and new records have the time of the world that is asked', async () => {
  const app = watchedApp();
  await app.admin('POST', '/worlds', { name: 'later' });
  const { body } = await app.admin('PUT', '/clock?world=later', {
    now: '2030-01-01T00:00:00Z',
    frozen: true,
  });
  expect(body).toEqual({ now: '2030-01-01T00:00:00.000Z', frozen: true });
  const dateOf = async (tenant: string): Promise<string | null> =>
    (await app.call('GET', '/facilities', { tenant })).headers.get('Date');
  expect(await dateOf('later')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  expect(await dateOf('later-other')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  expect(await dateOf('demo')).toBe('Mon, 15 Jun 2026 12:00:00 GMT');
  await app.admin('POST', '/worlds/later/snapshot');
  await app.admin('POST', '/clock/advance?world=later', { by: 'P1Y' });
  expect(await dateOf('later')).toBe('Wed, 01 Jan 2031 00:00:00 GMT');
  await app.admin('POST', '/worlds/later/restore');
  expect(await dateOf('later')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
  await app.admin('POST', '/worlds/later/reset');
  expect(await dateOf('later')).toBe('Mon, 15 Jun 2026 12:00:00 GMT');
});

test('what is no time is refused, and the clock stays', async () => {
  const app = watchedApp();
  const { ask } = clockOf(app);
  const unfit = [
    ...['noon', '2026-06-15T12:00:00', '2026-06-15T12:00:00.3456789123Z'],
    ...['+275760-09-13T00:00:00Z', '1899-12-31T23:59:59Z'],
  ];
  for (const body of [
    {},
    { frozen: 'yes' },
    { at: '2026-06-15T12:00:00Z' },
    ...unfit.map((now) => ({ now })),
  ])
    expect((await ask('PUT', '', body)).status).toBe(400);
  for (const by of ['3 hours', '0h', '-PT3H', 'PT0S', 'P100Y', ''])
    expect(await ask('POST', '/advance', { by })).toMatchObject({
      status: 400,
      body: { validation: [{ pointer: '/by', message: 'Enter a duration such as PT3H' }] },
    });
  for (const now of unfit)
    for (const [path, body] of [
      ['/levers/set-clock', { now }],
      ['/reset', { now }],
      ['/worlds', { name: 'new', now }],
    ] as const)
      expect([path, now, (await app.admin('POST', path, body)).status]).toEqual([path, now, 400]);
  expect(await ask('GET', '')).toEqual({
    status: 200,
    body: { now: '2026-06-15T12:00:00.000Z', frozen: true },
  });
  await ask('PUT', '', { now: '8999-06-01T00:00:00Z' });
  expect((await ask('POST', '/advance', { by: 'P1Y' })).body).toMatchObject({
    validation: [{ pointer: '/by', message: 'must not go beyond the year 8999' }],
  });
});
