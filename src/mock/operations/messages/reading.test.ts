import { expect, test } from 'vitest';
import { conversationOf, conversationsOf, shownMessages, threadsOf } from './reading.ts';
import { messagesMock } from '../../testing/messages.ts';

test('the threads and messages of a person are read from the world alone', async () => {
  const { ada, carl, bea, world, thread, act, send } = messagesMock();
  const [first, second] = [await thread('Sunday'), await thread('Monday')];
  await send(ada, first, 'One');
  await send(carl, second, 'Two');
  await send(carl, first, 'Three');
  await act(carl, second, 'leave');
  expect(threadsOf(ada, world).map(({ id }) => id)).toEqual([first, second]);
  expect(threadsOf(carl, world).map(({ id }) => id)).toEqual([first]);
  expect(threadsOf(bea, world)).toEqual([]);
  const conversations = conversationsOf(threadsOf(ada, world), world);
  expect(conversations).toEqual(threadsOf(ada, world).map((one) => conversationOf(one, world)));
  expect(conversations.map((one) => shownMessages(one, world).map(({ body }) => body))).toEqual([
    ['One', 'Three'],
    ['Two'],
  ]);
});
