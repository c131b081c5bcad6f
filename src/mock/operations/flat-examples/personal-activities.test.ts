import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { idsOf, itemsOf } from '../../testing/people.ts';
import { idOf, STROLL, flatMock } from '../../testing/flat-examples.ts';

test('a personal activity is made bare and listed', async () => {
  const { create, activities, residents, events } = flatMock();
  const made = await create();
  const item = { id: idOf(made), residentId: residents[0], ...STROLL };
  expect([made.status, made.body]).toEqual([201, { ...item, createdAt: '2026-06-15T12:00:00.000Z' }]);
  expect((await activities()).body).toEqual({ data: [item] });
  expect(itemsOf(await activities({ residentId: residents[1] }))).toEqual([]);
  expect(itemsOf(await activities({ startDate: '2026-06-22' }))).toEqual([]);
  expect(itemsOf(await activities({ endDate: '2026-06-18' }))).toEqual([]);
  expect(events()).toEqual([]);
});

test('the reference route shows it by name, day and minutes', async () => {
  const { create, call, residents } = flatMock({}, 'copenhagen');
  const id = idOf(await create({ startTime: '2026-06-19T22:30:40Z', endTime: '2026-06-21T08:15:20Z' }));
  const path = `/residents/${residents[0]}/personal-activities?startDate=2026-06-19T00:00:00Z&endDate=2026-06-21T00:00:00Z`;
  expect(itemsOf(await call('GET', path))).toMatchObject([
    { id, name: 'Stroll', startTime: '00:30', endTime: '10:15', timeType: 'exactTime', location: 'Garden' },
  ]);
});

test('the flat list tells the very times that were sent, in the zone of the community', async () => {
  const { create, activities } = flatMock({}, 'copenhagen');
  await create({ startTime: '2026-06-19T22:30:40Z', endTime: '2026-06-21T08:15:20.5Z' });
  expect(itemsOf(await activities())).toMatchObject([
    { startTime: '2026-06-20T00:30:40+02:00', endTime: '2026-06-21T10:15:20.5+02:00' },
  ]);
});

test('what the reference route made is in the flat list', async () => {
  const { call, activities, residents } = flatMock({}, 'copenhagen');
  const body = { name: 'Chess', startDate: '2026-06-20T08:00:00Z', startTime: '10:00', endTime: '10:45' };
  const path = `/residents/${residents[0]}/personal-activities`;
  await call('POST', path, { body });
  await call('POST', path, { body: { ...body, timeType: 'evening' } });
  expect(itemsOf(await activities())).toMatchObject([
    {
      residentId: residents[0],
      ...{ title: 'Chess', startTime: '2026-06-20T10:00:00+02:00', endTime: '2026-06-20T10:45:00+02:00' },
    },
    { startTime: '2026-06-20T18:00:00+02:00', endTime: '2026-06-21T00:00:00+02:00' },
  ]);
});

test('days are those of the community, the last one included', async () => {
  const { create, activities } = flatMock({}, 'copenhagen');
  const [early, late] = [
    idOf(await create({ startTime: '2026-06-19T22:00:00Z', endTime: '2026-06-19T23:00:00Z' })),
    idOf(await create({ startTime: '2026-06-20T21:59:00Z', endTime: '2026-06-20T22:00:00Z' })),
  ];
  const on = async (day: string) => idsOf(await activities({ startDate: day, endDate: day }));
  expect([await on('2026-06-19'), await on('2026-06-20'), await on('2026-06-21')]).toEqual([
    [],
    [early, late],
    [],
  ]);
});

test('any range is served, open ones too', async () => {
  const { create, activities } = flatMock();
  const id = idOf(await create());
  for (const query of [
    { startDate: '0001-01-01', endDate: '9998-12-31' },
    { startDate: undefined },
    { endDate: undefined },
    { startDate: undefined, endDate: undefined },
  ])
    expect([query, idsOf(await activities(query))]).toEqual([query, [id]]);
  expect(idsOf(await activities({ startDate: '2026-06-21', endDate: undefined }))).toEqual([]);
  expect(idsOf(await activities({ startDate: undefined, endDate: '2026-06-19' }))).toEqual([]);
});

test.each([
  [{ residentId: undefined }, 400],
  [{ title: undefined }, 400],
  [{ startTime: undefined }, 400],
  [{ endTime: undefined }, 400],
  [{ startTime: '2026-06-20' }, 400],
  [{ endTime: '10:30' }, 400],
  [{ title: 7 }, 400],
  [{ startTime: '0000-01-01T00:00:00Z' }, 400],
  [{ endTime: '9999-12-31T23:59:59Z' }, 400],
  [{ residentId: 'nobody' }, 404],
])('refused without a trace: %o', async (changes, status) => {
  const { create, state } = flatMock();
  const before = state();
  expect((await create(changes)).status).toBe(status);
  expect(state()).toEqual(before);
});

test('a location may be left out, and an end may be the start', async () => {
  const { create } = flatMock();
  expect((await create({ location: undefined, endTime: STROLL.startTime })).body).toMatchObject({
    location: null,
    endTime: STROLL.startTime,
  });
});

test('lists without a resident, with unreadable days or days in the wrong order are refused', async () => {
  const { activities } = flatMock();
  for (const query of [
    { residentId: undefined },
    { startDate: '2026-06-01T00:00:00Z' },
    { startDate: '2026-02-30' },
    { startDate: '2026-06-21', endDate: '2026-06-20' },
  ])
    expect([query, (await activities(query)).status]).toEqual([query, 400]);
  expect((await activities({ residentId: 'nobody' })).body).toEqual({ data: [] });
});

test('a title is free, whatever names the facility offers', async () => {
  const { create } = flatMock(reading('personal-activity-names', 'presets-only'));
  expect((await create({ title: 'Anything' })).status).toBe(201);
});
