import { expect, test } from 'vitest';
import { conversationOf, shownMessages } from './reading.ts';
import { messagesMock } from '../../testing/messages.ts';

test('the threads and messages of a person are read from the world alone', async () => {
  const { ada, carl, bea, world, thread, act, send } = messagesMock();
  const [first, second] = [await thread('Sunday'), await thread('Monday')];
  await send(ada, first, 'One');
  await send(carl, second, 'Two');
  await send(carl, first, 'Three');
  await act(carl, second, 'leave');
  const threadsOf = (id: string) => world.store.threads.where('participant', id);
  expect(threadsOf(ada).map(({ id }) => id)).toEqual([first, second]);
  expect(threadsOf(carl).map(({ id }) => id)).toEqual([first]);
  expect(threadsOf(bea)).toEqual([]);
  const conversations = threadsOf(ada).map((one) => conversationOf(one, world));
  expect(conversations.map((one) => shownMessages(one, world).map(({ body }) => body))).toEqual([
    ['One', 'Three'],
    ['Two'],
  ]);
});
