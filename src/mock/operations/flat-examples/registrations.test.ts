import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { flatMock } from '../../testing/flat-examples.ts';

test('flat-registration-on-full: registered, refused', async () => {
  const overbooked = flatMock(reading('flat-registration-on-full', 'registered'));
  const { id } = overbooked.put({ maxRegistered: 1 });
  await overbooked.register(overbooked.residents[0], id);
  expect((await overbooked.register(overbooked.residents[1], id)).body).toMatchObject({
    status: 'registered',
  });
  const refused = flatMock(reading('flat-registration-on-full', 'refused'));
  const full = refused.put({ maxRegistered: 1 });
  expect((await refused.register(refused.residents[0], full.id)).status).toBe(201);
  const before = refused.state();
  expect((await refused.register(refused.residents[1], full.id)).status).toBe(409);
  expect(refused.state()).toEqual(before);
});
