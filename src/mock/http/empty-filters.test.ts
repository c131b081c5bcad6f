import { expect, test } from 'vitest';
import { reading, testApp, type Readings } from '../testing/mock.ts';

const asked = async (readings: Readings, query: string) => {
  const app = testApp(readings);
  const [facility] = app.world.store.facilities.all();
  const path = `/facilities/${facility?.id ?? ''}/residents`;
  await app.call('POST', path, { body: { firstName: 'A', lastName: 'B' } });
  const { status, body } = await app.call('GET', `${path}?${query}`);
  return { status, body };
};
const one = { data: [{ firstName: 'A' }], hasMore: false };

test('a filter without a value counts as left out', async () => {
  const { status, body } = await asked({}, 'email=&phone=&status=&externalId=&pccId=');
  expect(status).toBe(200);
  expect(body).toMatchObject(one);
});

test('empty-filter: no-match', async () => {
  const { body } = await asked(reading('empty-filter', 'no-match'), 'email=');
  expect(body).toEqual({ data: [], nextCursor: null, hasMore: false });
  expect((await asked(reading('empty-filter', 'no-match'), 'pageSize=5')).body).toMatchObject(one);
});

test('empty-filter: refused', async () => {
  const { status, body } = await asked(reading('empty-filter', 'refused'), 'email=&pccId=');
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ member: 'email' }, { member: 'pccId' }] });
});
