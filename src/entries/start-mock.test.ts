import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { onPort } from '../mock/testing/on-port.ts';
import { startMock } from './mock.ts';
import type { MockOnPort } from './mock-types.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

/** A receiver that answers on demand. */
const receiver = async () => {
  const seen: string[] = [];
  let answer: () => void = () => undefined;
  const answers = new Promise<void>((done) => (answer = done));
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push(body);
      void answers.then(() => response.end());
    });
  });
  const { url, close } = await onPort(server);
  opened.push(close);
  return { seen, answer, server, url };
};

/** A mock with one event for the receiver. */
const withEvent = async (url: string): Promise<{ readonly mock: MockOnPort; readonly eventId: string }> => {
  const mock = await startMock({ scenario: 'empty', now: '2026-06-15T12:00:00Z' });
  const world = mock.world();
  await world.receivers.add({ url });
  const { data } = await world.records.list('facilities');
  const { calendarId } = await world.levers['create-calendar']({ facilityIds: [data[0]?.id ?? ''] });
  await world.levers['create-activity']({ calendarId });
  const [entry] = await world.events.list();
  return { mock, eventId: entry?.event.eventId ?? '' };
};

test('a mock that is closed delivers first what waits', async () => {
  const { seen, answer, server, url } = await receiver();
  const { mock, eventId } = await withEvent(url);
  const arrived = once(server, 'request');
  const closing = mock.close();
  await arrived;
  answer();
  expect(await closing).toEqual([]);
  expect(seen).toMatchObject([expect.stringContaining(eventId)]);
  await expect(fetch(mock.url)).rejects.toThrow();
});

test('what was not delivered in time is reported', async () => {
  const { url } = await receiver();
  const { mock, eventId } = await withEvent(url);
  expect(await mock.close({ drain: 0 })).toEqual([{ world: 'demo', eventIds: [eventId] }]);
  expect(await mock.close()).toEqual([]);
});
