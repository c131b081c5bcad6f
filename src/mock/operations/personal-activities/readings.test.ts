import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { personalActivitiesMock, walk } from '../../testing/personal-activities.ts';
import { diaryWindows, readingsOf } from '../../testing/windows.ts';

const extras = { location: 'Garden', description: 'Twice around', confirmed: true };
const none = { location: null, description: null, confirmed: false };

test.each([
  ['created-data', 201],
  ['ok-data', 200],
  ['created-bare', 201],
  ['no-content', 204],
] as const)('personal-activity-answer: %s', async (taken, status) => {
  const { create, only } = personalActivitiesMock(reading('personal-activity-answer', taken));
  const made = await create();
  const item = await only();
  expect([made.status, made.body]).toEqual([
    status,
    {
      'created-data': { data: item },
      'ok-data': { data: item },
      'created-bare': item,
      'no-content': undefined,
    }[taken],
  ]);
});

test.each([
  ['bad-request', 400],
  ['unprocessable', 422],
  ['another-refusal', 409],
] as const)('missing-required-status: %s', async (taken, status) => {
  const { create, call, path } = personalActivitiesMock({
    'missing-required-status': { createPersonalActivity: taken, listPersonalActivities: taken },
  });
  for (const member of ['name', 'startDate', 'startTime', 'endTime'])
    expect([member, (await create({ [member]: undefined })).status]).toEqual([member, status]);
  expect((await create({ timeType: 'night' })).status).toBe(400);
  expect((await call('GET', `${path}?startDate=2026-06-01T00:00:00Z`)).status).toBe(status);
});

test.each([
  ['refuse', undefined],
  ['ignore', 'exactTime'],
  ['coerce', 'exactTime'],
] as const)('value-outside-set: %s', async (taken, timeType) => {
  const { create, only } = personalActivitiesMock({ 'value-outside-set': { createPersonalActivity: taken } });
  const made = await create({ timeType: 'night' });
  if (timeType === undefined) expect(made.status).toBe(400);
  else expect(await only()).toMatchObject({ timeType, startTime: '10:00' });
});

test('wrong-types: coerced, or refused', async () => {
  const asked = async (readings: Readings) => {
    const { create } = personalActivitiesMock(readings);
    return (await create({ endTime: undefined, durationInMinutes: '20' })).status;
  };
  expect(await asked({})).toBe(400);
  expect(await asked({ 'wrong-types': { createPersonalActivity: 'coerced' } })).toBe(201);
});

test('unknown-members: refused', async () => {
  const { create } = personalActivitiesMock(reading('unknown-members', 'refused'));
  expect((await create({ mood: 'good' })).status).toBe(400);
  expect((await create()).status).toBe(201);
});

test('personal-activity-names: every name, or presets of the facility only', async () => {
  expect((await personalActivitiesMock().create({ name: 'Sword dance' })).status).toBe(201);
  const { create, state, pull, away, home } = personalActivitiesMock(
    reading('personal-activity-names', 'presets-only'),
  );
  await pull('create-personal-activity-preset', { facilityId: away, name: 'Sword dance' });
  const before = state();
  expect((await create({ name: 'Sword dance' })).status).toBe(400);
  expect(state()).toEqual(before);
  expect((await create()).status).toBe(201);
  await pull('create-personal-activity-preset', { facilityId: home, name: 'Sword dance' });
  expect((await create({ name: 'Sword dance' })).status).toBe(201);
});

test('personal-activity-members: taken, ignored or refused', async () => {
  const taken = personalActivitiesMock();
  await taken.create(extras);
  expect(await taken.only()).toMatchObject(extras);

  const ignored = personalActivitiesMock(reading('personal-activity-members', 'ignored'));
  await ignored.create({ ...extras, endTime: undefined, durationInMinutes: 20 });
  expect(await ignored.only()).toMatchObject({ ...none, endTime: '10:20', durationInMinutes: 20 });

  const refused = personalActivitiesMock(reading('personal-activity-members', 'refused'));
  const before = refused.state();
  for (const [name, value] of Object.entries(extras))
    expect([name, (await refused.create({ [name]: value })).status]).toEqual([name, 400]);
  expect(refused.state()).toEqual(before);
  await refused.create({ endTime: undefined, durationInMinutes: 20 });
  expect(await refused.only()).toMatchObject({ ...none, endTime: '10:20' });
});

test.each([
  ['taken', 45],
  ['ignored', null],
  ['refused', 45],
] as const)(
  'personal-activity-members: %s leaves an allDay duration of %s',
  async (fate, durationInMinutes) => {
    const { create, only } = personalActivitiesMock(reading('personal-activity-members', fate));
    await create({ timeType: 'allDay', durationInMinutes: 45 });
    expect(await only()).toMatchObject({ durationInMinutes });
  },
);

test('derived-end-time: required refuses as anything that is missing', async () => {
  const asked = async (readings: Readings) => {
    const { create, state } = personalActivitiesMock({
      ...reading('derived-end-time', 'required'),
      ...readings,
    });
    const before = state();
    const { status } = await create({ endTime: undefined, durationInMinutes: 20 });
    expect(state()).toEqual(before);
    return status;
  };
  expect(await asked({})).toBe(400);
  expect(await asked(reading('missing-required-status', 'unprocessable'))).toBe(422);
  expect((await personalActivitiesMock(reading('derived-end-time', 'required')).create()).status).toBe(201);
});

test('derived-end-past-midnight: wrapped, or refused', async () => {
  const late = { startTime: '23:30', endTime: undefined, durationInMinutes: 60 };
  const wrapped = personalActivitiesMock();
  await wrapped.create(late);
  expect(await wrapped.only()).toMatchObject({ endTime: '00:30', durationInMinutes: 60 });
  const refused = personalActivitiesMock(reading('derived-end-past-midnight', 'refused'));
  expect((await refused.create(late)).status).toBe(400);
  expect((await refused.create({ ...late, durationInMinutes: 29 })).status).toBe(201);
});

test('personal-activity-gap: the gap, or as sent', async () => {
  const shown = async (readings: Readings, changes: object) => {
    const { create, only } = personalActivitiesMock(readings);
    await create(changes);
    return (await only())['durationInMinutes'];
  };
  const asSent = reading('personal-activity-gap', 'as-sent');
  expect(await shown({}, { durationInMinutes: 99 })).toBe(30);
  expect(await shown(asSent, { durationInMinutes: 99 })).toBe(99);
  expect(await shown(asSent, {})).toBeNull();
  expect(await shown(asSent, { endTime: undefined, durationInMinutes: 20 })).toBe(20);
});

test('end-time-before-start-time: refused, or next-day', async () => {
  const night = { startTime: '22:00', endTime: '01:00' };
  expect((await personalActivitiesMock().create(night)).status).toBe(400);
  expect((await personalActivitiesMock().create({ ...night, timeType: 'evening' })).status).toBe(201);
  const { create, only } = personalActivitiesMock({
    'end-time-before-start-time': { createPersonalActivity: 'next-day' },
  });
  await create(night);
  expect(await only()).toMatchObject({ ...night, durationInMinutes: 180 });
});

test.each([
  ['facility-zone', '2026-06-20T00:30:00+02:00'],
  ['utc', '2026-06-20T02:30:00+02:00'],
] as const)('date-time-without-zone: %s', async (zone, startDate) => {
  const { create, only } = personalActivitiesMock(reading('date-time-without-zone', zone), 'copenhagen');
  await create({ startDate: '2026-06-20T00:30:00' });
  expect(await only()).toMatchObject({ startDate });
});

test.each([
  ['oldest-first', ['10:00', '08:00']],
  ['newest-first', ['08:00', '10:00']],
  ['by-name-or-date', ['08:00', '10:00']],
] as const)('default-order: %s', async (order, listed) => {
  const { create, list } = personalActivitiesMock({ 'default-order': { listPersonalActivities: order } });
  for (const startTime of ['10:00', '08:00'])
    await create({ startTime, startDate: `2026-06-20T${startTime}:00Z` });
  const found = itemsOf(await list('2026-06-01T00:00:00Z', '2026-06-30T00:00:00Z'));
  expect(found.map(({ startTime }) => startTime)).toEqual(listed);
});

test('window-beyond: cut holds nothing of day 46', async () => {
  const { create, list } = personalActivitiesMock({ 'window-beyond': { listPersonalActivities: 'cut' } });
  for (const day of ['2026-07-15', '2026-07-16']) await create({ ...walk, startDate: `${day}T10:00:00Z` });
  expect(itemsOf(await list('2026-06-01T20:00:00Z', '2026-08-31T00:00:00Z'))).toMatchObject([
    { startDate: '2026-07-15T10:00:00Z' },
  ]);
});

test.each(diaryWindows)('%s %s: from %s to %s', async (choice, taken, from, to, expected) => {
  const { create, list } = personalActivitiesMock(readingsOf(choice, taken), 'copenhagen');
  await create({ startDate: '2026-06-19T22:30:00Z', startTime: '00:30', endTime: '01:00' });
  const answer = await list(from, to);
  if (expected === 400) expect(answer.status).toBe(400);
  else expect(itemsOf(answer)).toHaveLength(expected ? 1 : 0);
});
