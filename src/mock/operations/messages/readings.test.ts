import { expect, test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { idOf } from '../../testing/people.ts';
import { each, messagesMock } from '../../testing/messages.ts';

test.each([
  ['oldest-first', ['One', 'Two', 'Three']],
  ['newest-first', ['Three', 'Two', 'One']],
  ['by-name-or-date', ['Two', 'Three', 'One']],
] as const)('default-order: %s', async (order, titles) => {
  const { ada, thread, send, list, search, world } = messagesMock(reading('default-order', order));
  const one = await thread('One');
  await thread('Two');
  await thread('Three');
  const { messages } = world.store;
  const last = idOf(await send(ada, one, 'Latest'));
  const message = messages.find(last);
  if (message) messages.replace({ ...message, createdAt: '2026-06-16T00:00:00.000Z' });
  for (const ask of [list, search]) expect(each(await ask(ada), 'title')).toEqual(titles);
});
