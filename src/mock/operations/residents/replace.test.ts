import { expect, test } from 'vitest';
import { dataOf, peopleMock } from '../../testing/people.ts';

const names = { firstName: 'Eva', lastName: 'Falk' };
const replaced = (mock: ReturnType<typeof peopleMock>, id: string, body: object) =>
  mock.call('PUT', `/residents/${id}`, { body: { ...names, ...body } });

test('correlation-ids-on-put taken stores them, the other one stays', async () => {
  const mock = peopleMock({ 'correlation-ids-on-put': { replaceResident: 'taken' } });
  const { id } = mock.addResident({ externalId: 'old', pccId: '1' });
  expect(dataOf(await replaced(mock, id, { externalId: 'new' }))).toMatchObject({
    externalId: 'new',
    pccId: '1',
  });
  expect(dataOf(await replaced(mock, id, { pccId: '2' }))).toMatchObject({ externalId: 'new', pccId: '2' });
  expect((await replaced(mock, id, { pccId: 3 })).status).toBe(400);
});

test('a taken correlation id is coerced where types are', async () => {
  const mock = peopleMock({ 'correlation-ids-on-put': 'taken', 'wrong-types': 'coerced' });
  const { id } = mock.addResident();
  expect(dataOf(await replaced(mock, id, { pccId: 3 }))['pccId']).toBe('3');
  expect((await replaced(mock, id, { pccId: [] })).status).toBe(400);
});
