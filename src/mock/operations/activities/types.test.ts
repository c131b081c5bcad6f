import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { activitiesMock } from '../../testing/activities.ts';

const names = (items: ReturnType<typeof itemsOf>) => items.map(({ name }) => name);

test('every acting user gets the activity types, even an unknown one', async () => {
  const set = activitiesMock();
  const answer = await set.call('GET', '/activity-types');
  expect(answer.status).toBe(200);
  expect(itemsOf(answer)[0]).toEqual({ id: expect.any(String), name: 'Exercise', category: 'wellness' });
  expect(names(itemsOf(answer))).toEqual(['Exercise', 'Music']);
  expect((await set.call('GET', '/activity-types', { as: 'nobody' })).body).toEqual(answer.body);
});

test('the acting header has to be there', async () => {
  expect((await activitiesMock().call('GET', '/activity-types', { as: '' })).status).toBe(400);
});

test('default-order newest-first: turns the list round', async () => {
  const set = activitiesMock(reading('default-order', 'newest-first'));
  expect(names(itemsOf(await set.call('GET', '/activity-types')))).toEqual(['Music', 'Exercise']);
});
