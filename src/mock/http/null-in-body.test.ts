import { expect, test } from 'vitest';
import { reading, testApp, type Readings } from '../testing/mock.ts';

const created = (readings: Readings, more: object) => {
  const app = testApp(readings);
  const [facility] = app.world.store.facilities.all();
  return app.call('POST', `/facilities/${facility?.id ?? ''}/residents`, {
    body: { firstName: 'A', lastName: 'B', ...more },
  });
};

test('null counts as left out, in members of members as well', async () => {
  const { status, body } = await created({}, { nickname: null, about: { bio: null, likes: ['tea'] } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ data: { nickname: null, about: { likes: ['tea'] } } });
  expect((await created({}, { lastName: null })).status).toBe(400);
});

test('null-in-body: refused', async () => {
  const refused = reading('null-in-body', 'refused');
  const { status, body } = await created(refused, { nickname: null });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ member: 'nickname', expected: 'a text', found: 'null' }] });
  expect((await created(refused, { nickname: 'Bo', hobby: null })).status).toBe(201);
});
