import { expect, test } from 'vitest';
import { idsOf, itemsOf } from '../../testing/people.ts';
import { flatMock } from '../../testing/flat-examples.ts';

test('the flat list of messages holds those of the threads in which the resident takes part', async () => {
  const { messages, addThread, residents, world } = flatMock();
  const [first, second] = residents;
  const [hello = ''] = addThread([first, second], ['Hello']);
  const [yes, no] = addThread([second, first], ['Yes', 'No']);
  addThread([second], ['Alone']);
  addThread([first], ['Gone'], { isDeleted: true });
  expect(itemsOf(await messages())).toEqual([
    {
      id: hello,
      residentId: first,
      subject: 'Thread 1',
      body: 'Hello',
      createdAt: '2026-06-01T00:00:00.000Z',
    },
    expect.objectContaining({ id: yes, subject: 'Thread 2', residentId: first }),
    expect.objectContaining({ id: no, body: 'No' }),
  ]);
  const [thread] = world.store.threads.all();
  if (thread)
    world.store.threads.replace({
      ...thread,
      standings: thread.standings.map((one) => ({ ...one, hasLeft: one.personId === first })),
    });
  expect(idsOf(await messages())).toEqual([yes, no]);
});
