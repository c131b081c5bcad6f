import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';
import { onPort } from '../../mock/testing/on-port.ts';
import { createSender } from './sender.ts';

const opened: (() => unknown)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

const event: SentEvent = { eventId: 'e', eventType: 'photo.uploaded', resourceId: 'pho_1' };

interface Came {
  readonly raw: readonly string[];
  readonly url: string;
  readonly connection: object;
}

/** A receiver that answers, or never answers. */
const receiver = async (answers: () => boolean) => {
  const came: Came[] = [];
  const made = await onPort(
    createServer((request, response) => {
      request.resume();
      came.push({ raw: request.rawHeaders, url: request.url ?? '', connection: request.socket });
      if (answers()) response.end();
    }),
  );
  opened.push(made.close);
  return { url: made.url, came };
};

const senderFor = (url: string, more: object = {}) =>
  createSender({ urlOf: () => url, key: 'secret', now: () => performance.now(), limit: 50, ...more });

test('each bad delivery has the key where its variant says, and never in the right header', async () => {
  const { url, came } = await receiver(() => true);
  const { send, badKeys } = senderFor(url, { limit: 5000, headers: { 'X-Env': 'test' } });
  for (const key of badKeys) await send({ step: 'keys', event, key });
  const right = came.filter(({ raw }) =>
    raw.some((name, at) => name.toLowerCase() === 'x-api-key' && raw[at + 1] === 'secret'),
  );
  expect(right).toEqual([]);
  expect(came.filter((one) => one.raw.includes('Bearer secret'))).toHaveLength(1);
  expect(came.filter((one) => one.url.includes('api_key=secret'))).toHaveLength(1);
  expect(came.every(({ raw }) => raw.includes('X-Env'))).toBe(true);
  expect(new Set(badKeys).size).toBe(12);
});

test('a key of one letter has fewer bad variants, each different from the key', async () => {
  const { url, came } = await receiver(() => true);
  const { send, badKeys } = createSender({
    ...{ urlOf: () => url, key: '~', now: () => performance.now(), limit: 5000 },
  });
  for (const key of badKeys) await send({ step: 'keys', event, key });
  expect(came).toHaveLength(badKeys.length);
  expect(badKeys).not.toContain('other-end');
});

test('after a stop nothing is sent, and running deliveries do not count', async () => {
  const { url } = await receiver(() => false);
  const stopping = new AbortController();
  const { send, deliveries } = senderFor(url, { limit: 5000, stop: stopping.signal });
  const sent = send({ step: 'procedure', event });
  stopping.abort();
  await expect(sent).rejects.toThrow();
  await expect(send({ step: 'procedure', event })).rejects.toThrow();
  expect(deliveries).toEqual([]);
});

test('a wrong key can use the connection of the right one; other deliveries have their own', async () => {
  const { url, came } = await receiver(() => true);
  const { send } = senderFor(url, { limit: 5000 });
  for (const more of [{ onKept: true }, { onKept: true }, {}, {}] as const)
    await send({ step: 'keys', event, ...more });
  const [first, second, third, fourth] = came.map(({ connection }) => connection);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test('if the receiver closed the kept connection, the delivery is sent once more', async () => {
  let served = 0;
  const { url, close } = await onPort(
    createServer((request, response) => {
      request.resume();
      served += 1;
      // The second request on a connection is cut off.
      if (served === 2) request.socket.destroy();
      else response.end();
    }),
  );
  opened.push(close);
  const { send } = senderFor(url, { limit: 5000 });
  expect((await send({ step: 'keys', event, onKept: true })).status).toBe(200);
  expect((await send({ step: 'keys', event, onKept: true })).status).toBe(200);
  expect(served).toBe(3);
});
