import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';
import { UsageError } from './usage.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver('127.0.0.1:0', () => 1234);
});
afterEach(() => receiver.close());

const post = (body: string, path = ''): Promise<Response> =>
  fetch(`${receiver.address}${path}`, { method: 'POST', body, headers: { 'x-api-key': 'k' } });

const events = async (query: string): Promise<unknown> =>
  (await fetch(`${receiver.inbox}/events?${query}`)).json();

test('deliveries are kept in order, with headers, body and the time of arrival', async () => {
  expect((await post('{"eventId":"1"}')).status).toBe(200);
  expect((await post('not json', 'any/path')).status).toBe(200);
  expect(await events('after=0')).toMatchObject({
    next: 2,
    events: [
      { n: 1, receivedAt: 1234, body: { eventId: '1' }, headers: { 'x-api-key': 'k' } },
      { n: 2, body: 'not json' },
    ],
  });
  expect(await events('after=1')).toMatchObject({ next: 2, events: [{ n: 2 }] });
});

test('a waiting reader gets the next delivery', async () => {
  const waiting = events('after=0&wait=30000');
  await post('{"eventId":"later"}');
  expect(await waiting).toMatchObject({ next: 1, events: [{ n: 1, body: { eventId: 'later' } }] });
});

test('a wait without a delivery ends empty after its time', async () => {
  expect(await events('after=0&wait=1')).toEqual({ events: [], next: 0 });
});

test('close answers a waiting reader', async () => {
  const waiting = events('after=0&wait=30000').catch(() => 'gone');
  await events('after=0');
  await receiver.close();
  expect(await waiting).toBeDefined();
  receiver = await startReceiver('127.0.0.1:0');
});

test('only POST is accepted, and a body that is too large for an event is refused', async () => {
  expect((await fetch(receiver.address)).status).toBe(405);
  expect((await post('x'.repeat(1_000_001))).status).toBe(413);
  expect((await fetch(`${receiver.inbox}/other`)).status).toBe(404);
  expect(await events('after=0')).toEqual({ events: [], next: 0 });
});

test('a port in use and an invalid address are usage errors', async () => {
  await expect(startReceiver(receiver.address.replace(/^http:\/\/|\/$/g, ''))).rejects.toThrow(
    /cannot be used to listen.*free one/s,
  );
  await expect(startReceiver('nowhere')).rejects.toThrow(UsageError);
});
