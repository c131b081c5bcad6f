import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { userIdOf } from '../../domain/user-id.ts';
import { DAILY, registrationsMock, KIM, SERIES } from '../../testing/registrations.ts';

const waiting = { data: { status: 'waitlisted' } };
const registered = { data: { status: 'registered' } };

const fullHouse = async (readings: Readings) => {
  const made = registrationsMock(readings);
  for (const resident of made.residents) await made.register(resident);
  return made;
};

test('create-status: ok answers 200', async () => {
  const { register, residents } = registrationsMock({ 'create-status': { createRegistration: 'ok' } });
  expect((await register(residents[0])).status).toBe(200);
});

test('waitlist-rule: when-full-or-queued sends newcomers behind those who wait, though a place is free', async () => {
  const queued = async (readings: Readings) => {
    const { register, residents, world, activity } = registrationsMock(readings);
    await register(residents[0]);
    await register(residents[1]);
    world.store.activities.replace({ ...activity, maxRegistered: 2 });
    return (await register(residents[2])).body;
  };
  expect(await queued({})).toMatchObject(registered);
  expect(await queued(reading('waitlist-rule', 'when-full-or-queued'))).toMatchObject(waiting);
});

test('waitlist-rule: never registers everybody', async () => {
  const { listed, residents } = await fullHouse(reading('waitlist-rule', 'never'));
  expect((await listed(residents[2])).body).toMatchObject({ data: [{ status: 'registered' }] });
});

test('full-for-connections: waitlisted, and a connection never moves up', async () => {
  const { call, put } = registrationsMock(reading('full-for-connections', 'waitlisted'));
  const { id } = put({ maxRegisteredConnections: 0 });
  const path = `/activities/${id}/registrations`;
  const answer = await call('POST', path, { body: { userId: 'ext-kim', userType: 'connection' } });
  expect(answer.body).toMatchObject({ data: { status: 'waitlisted', position: 1 } });
});

test('full-for-connections: overbooked registers beyond the limit', async () => {
  const { register } = registrationsMock(reading('full-for-connections', 'overbooked'), {
    maxRegisteredConnections: 0,
  });
  expect((await register('ext-kim', KIM)).body).toMatchObject(registered);
});

test.each([
  ['external-id', 201, 404],
  ['user-id', 404, 201],
  ['neither', 404, 404],
] as const)('connection-registration-id: %s', async (naming, byExternalId, byUserId) => {
  const { register, connection } = registrationsMock(reading('connection-registration-id', naming), {
    maxRegisteredConnections: 9,
  });
  expect((await register('ext-kim', KIM)).status).toBe(byExternalId);
  expect((await register(userIdOf(connection.id), KIM)).status).toBe(byUserId);
  expect((await register(connection.id, KIM)).status).toBe(404);
});

test('occurrence-registration: query-only, body-only and series-only', async () => {
  const days = async (taken: 'query-only' | 'body-only' | 'series-only', body: object, query: string) => {
    const { register, residents, world } = registrationsMock(
      reading('occurrence-registration', taken),
      SERIES,
    );
    await register(residents[0], body, query);
    return world.store.registrations.all().map(({ occurrenceDate }) => occurrenceDate);
  };
  const body = { occurrenceDate: '2026-06-21' };
  const query = '?occurrenceDate=2026-06-22';
  expect(await days('query-only', body, query)).toEqual(['2026-06-22']);
  expect(await days('query-only', body, '')).toEqual([null]);
  expect(await days('body-only', body, query)).toEqual(['2026-06-21']);
  expect(await days('body-only', {}, query)).toEqual([null]);
  expect(await days('series-only', body, query)).toEqual([null]);
});

test('series-cancel-without-date: refused keeps every occurrence', async () => {
  const { register, cancel, residents, state } = registrationsMock(
    reading('series-cancel-without-date', 'refused'),
    SERIES,
  );
  await register(residents[0]);
  const before = state();
  expect((await cancel(residents[0])).status).toBe(400);
  expect(state()).toEqual(before);
  expect((await cancel(residents[0], '?occurrenceDate=2026-06-21')).status).toBe(204);
});

test('duplicate-registration: existing-returned answers the first one and sends no event', async () => {
  const { register, residents, reportedEvents, world } = registrationsMock(
    reading('duplicate-registration', 'existing-returned'),
  );
  const first = await register(residents[0]);
  const second = await register(residents[0]);
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect([reportedEvents().length, world.store.registrations.all().length]).toEqual([1, 1]);
});

test('closed-activity-registration: accepted takes anything but a deleted activity', async () => {
  const accepted = reading('closed-activity-registration', 'accepted');
  const asked = async (given: Parameters<typeof registrationsMock>[1], userId?: string) => {
    const { register, residents } = registrationsMock(accepted, given);
    return (await register(userId ?? residents[0], userId === undefined ? {} : KIM)).status;
  };
  expect(await asked({ startDate: '2026-06-01T10:00:00.000Z', endDate: null })).toBe(201);
  expect(await asked({ isCancelled: true })).toBe(201);
  expect(await asked({ allowConnections: false }, 'ext-kim')).toBe(201);
  expect(await asked({ isDeleted: true })).toBe(404);
});

test('past-means: start-passed closes what is under way', async () => {
  const underWay = {
    startDate: '2026-06-15T11:30:00.000Z',
    endDate: '2026-06-15T12:30:00.000Z',
    startTime: '11:30',
    endTime: '12:30',
  };
  const asked = async (readings: Readings) => {
    const { register, residents } = registrationsMock(readings, underWay);
    return (await register(residents[0])).status;
  };
  expect(await asked({})).toBe(201);
  expect(await asked(reading('past-means', 'start-passed'))).toBe(409);
});

test.each([
  ['waitlist-place-or-null', [null, 1, 2]],
  ['overall', [1, 2, 3]],
] as const)('position: %s', async (counts, positions) => {
  const { register, residents } = registrationsMock(reading('position', counts));
  for (const [at, resident] of residents.entries())
    expect((await register(resident)).body).toMatchObject({ data: { position: positions[at] } });
});

test('registration-resource-id: activity-id and user-id', async () => {
  const resourceOf = async (readings: Readings) => {
    const { register, residents, activity, world, reportedEvents } = registrationsMock(readings);
    await register(residents[0]);
    const own = world.store.registrations.all()[0]?.id;
    return { reported: reportedEvents()[0]?.[1], own, activity: activity.id, user: residents[0] };
  };
  const [own, activity, user] = [
    await resourceOf({}),
    await resourceOf(reading('registration-resource-id', 'activity-id')),
    await resourceOf(reading('registration-resource-id', 'user-id')),
  ];
  expect([own.reported, activity.reported, user.reported]).toEqual([own.own, activity.activity, user.user]);
});

test('waitlisted-create-event: silent sends the event of the promotion only', async () => {
  const { reportedEvents, cancel, residents } = await fullHouse(reading('waitlisted-create-event', 'silent'));
  expect(reportedEvents().map(([kind]) => kind)).toEqual(['registration.created']);
  await cancel(residents[0]);
  expect(reportedEvents().map(([kind]) => kind)).toEqual([
    'registration.created',
    'registration.deleted',
    'registration.created',
  ]);
});

test('promotion-event-order: created-first', async () => {
  const { reportedEvents, cancel, residents } = await fullHouse(
    reading('promotion-event-order', 'created-first'),
  );
  await cancel(residents[0]);
  expect(
    reportedEvents()
      .slice(3)
      .map(([kind]) => kind),
  ).toEqual(['registration.created', 'registration.deleted']);
});

test('aggregate-types: listed-only files registrations under activity', async () => {
  const { events, register, residents } = registrationsMock(reading('aggregate-types', 'listed-only'));
  await register(residents[0]);
  expect(events()[0]?.aggregateType).toBe('activity');
});

test('occurrence-date-form: date-only refuses a date-time', async () => {
  const asked = async (readings: Readings) => {
    const { register, cancel, residents } = registrationsMock(readings, SERIES);
    await register(residents[0]);
    return (await cancel(residents[0], '?occurrenceDate=2026-06-21T10:00:00Z')).status;
  };
  expect(await asked({})).toBe(204);
  expect(await asked(reading('occurrence-date-form', 'date-only'))).toBe(400);
});

test('occurrence-date-on-single: a warning, or a refusal', async () => {
  const asked = async (readings: Readings) => {
    const { register, cancel, residents } = registrationsMock(readings);
    await register(residents[0]);
    return cancel(residents[0], '?occurrenceDate=2026-06-21');
  };
  const ignored = await asked({});
  expect([ignored.status, ignored.headers.get('warning')]).toEqual([
    204,
    expect.stringContaining('no effect'),
  ]);
  expect((await asked(reading('occurrence-date-on-single', 'refused'))).status).toBe(400);
});

test('occurrence-off-pattern: bad-request and served', async () => {
  const monthly = { ...SERIES, recurrence: { ...DAILY, frequency: 'monthly' } as const };
  const asked = async (taken: 'bad-request' | 'served') => {
    const { register, residents } = registrationsMock(reading('occurrence-off-pattern', taken), monthly);
    return (await register(residents[0], {}, '?occurrenceDate=2026-06-21')).status;
  };
  expect(await asked('bad-request')).toBe(400);
  expect(await asked('served')).toBe(201);
});
