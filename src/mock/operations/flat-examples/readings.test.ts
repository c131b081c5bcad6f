import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { itemsOf } from '../../testing/people.ts';
import { idOf, flatMock } from '../../testing/flat-examples.ts';

test('flat-members-left-out: resident-and-start', async () => {
  const { create, activities, state, call, residents } = flatMock(
    reading('flat-members-left-out', 'resident-and-start'),
  );
  const before = state();
  for (const name of ['residentId', 'startTime'])
    expect((await create({ [name]: undefined })).status).toBe(400);
  expect(state()).toEqual(before);
  const made = await create({ title: undefined, endTime: undefined, location: undefined });
  expect([made.status, made.body]).toMatchObject([201, { title: null, endTime: null, location: null }]);
  expect(itemsOf(await activities())).toMatchObject([{ id: idOf(made), title: null }]);
  const path = `/residents/${residents[0]}/personal-activities?startDate=2026-06-20T00:00:00Z&endDate=2026-06-20T23:00:00Z`;
  expect(itemsOf(await call('GET', path))).toMatchObject([{ name: null, startTime: '10:00', endTime: null }]);
});

test('default-order of photos and messages', async () => {
  const order = async (taken: 'newest-first' | 'by-name-or-date') => {
    const { photos, messages, addPhoto, addThread, residents } = flatMock(reading('default-order', taken));
    const [first] = residents;
    for (const text of ['Tea', 'Cake']) {
      addPhoto([first], { caption: { text, creatorId: 'somebody', created: '2026-06-02T00:00:00.000Z' } });
      addThread([first], [text], {
        createdAt: text === 'Tea' ? '2026-06-03T00:00:00.000Z' : '2026-06-02T00:00:00.000Z',
      });
    }
    return [
      itemsOf(await photos()).map((item) => item['caption']),
      itemsOf(await messages()).map((item) => item['body']),
    ];
  };
  expect(await order('newest-first')).toEqual([
    ['Cake', 'Tea'],
    ['Cake', 'Tea'],
  ]);
  expect(await order('by-name-or-date')).toEqual([
    ['Cake', 'Tea'],
    ['Cake', 'Tea'],
  ]);
});
