import { expect, test } from 'vitest';
import { reading, testApp, type Readings } from '../testing/mock.ts';

const created = async (readings: Readings, more: object) => {
  const app = testApp(readings);
  const [facility] = app.world.store.facilities.all();
  const sent = { body: { firstName: 'A', lastName: 'B', ...more } };
  return (await app.call('POST', `/facilities/${facility?.id ?? ''}/residents`, sent)).status;
};

const UNUSUAL = ['x'.repeat(10_000), 'a\0b', 'Tea \u{1F375}', 'half a \uD83C letter'];

test.each(UNUSUAL)('unusual-texts: kept, or refused, number %#', async (nickname) => {
  expect(await created({}, { nickname })).toBe(201);
  const refused = reading('unusual-texts', 'refused');
  expect(await created(refused, { nickname })).toBe(400);
  expect(await created(refused, { about: { bio: nickname } })).toBe(400);
  expect(await created(refused, { nickname: 'Zoë' })).toBe(201);
});
