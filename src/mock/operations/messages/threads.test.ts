import { expect, test } from 'vitest';
import { messagesMock, THREADS } from '../../testing/messages.ts';

test('unknown ids are refused', async () => {
  const { ada, read, call, act, messages, send, state } = messagesMock();
  const before = state();
  const answers = [
    await read(ada, 'thr_nobody'),
    await call('PUT', `${THREADS}/thr_nobody`, { as: ada, body: { title: 'x' } }),
    ...(await Promise.all(
      (['archive', 'leave', 'mute', 'read'] as const).map((move) => act(ada, 'thr_nobody', move)),
    )),
    await messages(ada, 'thr_nobody'),
    await send(ada, 'thr_nobody', 'Hello'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(state()).toEqual(before);
});
