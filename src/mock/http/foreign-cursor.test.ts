import { expect, test } from 'vitest';
import { reading, testApp, type Readings } from '../testing/mock.ts';

const listed = async (readings: Readings) => {
  const app = testApp(readings);
  const [facility] = app.world.store.facilities.all();
  return app.call('GET', `/facilities/${facility?.id ?? ''}/residents?pageSize=1&cursor=none`);
};

test('foreign-cursor: refused, or the first page', async () => {
  expect((await listed({})).status).toBe(400);
  expect((await listed(reading('foreign-cursor', 'first-page'))).status).toBe(200);
});
