import { expect, test } from 'vitest';
import { reading, testApp, type Readings } from '../testing/mock.ts';

const creating = (readings: Readings) => {
  const app = testApp(readings);
  const [facility] = app.world.store.facilities.all();
  const path = `/facilities/${facility?.id ?? ''}/residents`;
  return async (more: object, headers: Readonly<Record<string, string>> = {}) =>
    app.call('POST', path, { body: { firstName: 'A', lastName: 'B', ...more }, headers });
};

test.each([
  [{}, 415],
  [reading('unreadable-body', 'bad-request'), 400],
  [reading('unreadable-body', 'type-ignored'), 201],
])('unreadable-body: %j gets %d', async (readings, status) => {
  const create = creating(readings);
  for (const headers of [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'application/json', 'Content-Encoding': 'x-none' },
  ])
    expect((await create({}, headers)).status).toBe(status);
});

test('impossible-days: refused, or rolled over', async () => {
  const day = { moveInDate: '2027-02-29T12:00:00Z', about: { anniversary: '2027-04-31T12:00:00Z' } };
  expect((await creating({})(day)).status).toBe(400);
  const { body } = await creating(reading('impossible-days', 'rolled-over'))(day);
  expect(body).toMatchObject({
    data: { moveInDate: '2027-03-01T12:00:00Z', about: { anniversary: '2027-05-01T12:00:00Z' } },
  });
});
