import { afterEach, expect, test } from 'vitest';
import { events } from '../../../openapi/generated/contract.ts';
import { defaults, startMock, type Running } from '../start-mock.ts';
import { UsageError } from '../usage-error.ts';
import { controlPlane, ControlPlaneFault } from './control-plane.ts';
import { faultsOf, startListener, type Arrival } from './listener.ts';
import { eventOf, trigger } from './trigger.ts';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const running = async (scenario: 'demo' | 'empty' = 'demo'): Promise<Running> => {
  const mock = await startMock({ ...defaults, port: 0, scenario, planned: true });
  opened.push(() => mock.close());
  return mock;
};

const KEY = 'a-key';

/** A listener that the mock sends its events to. */
const listening = async ({ url }: Running, world?: string) => {
  const arrivals: Arrival[] = [];
  const listener = await startListener({ key: KEY, port: 0, onArrival: (one) => void arrivals.push(one) });
  opened.push(() => listener.close());
  const plane = controlPlane({ url, ...(world !== undefined && { world }) });
  await plane.ask('POST', '/receivers', { url: listener.url, key: KEY });
  return { arrivals, plane };
};

test.each(['demo', 'empty'] as const)(
  'every event of the contract is triggered in the world %s by a real change, and arrives as the contract has it',
  async (scenario) => {
    const mock = await running(scenario);
    const { arrivals, plane } = await listening(mock);
    for (const name of Object.keys(events)) {
      const { events: caused } = await trigger(eventOf(name), {}, plane);
      const last = caused.findLast(({ eventType }) => eventType === name);
      expect(last, name).toBeDefined();
      await expect
        .poll(() => arrivals.find(({ eventId }) => eventId === last?.eventId))
        .toMatchObject({ eventType: name, status: 200, faults: [] });
    }
  },
);

test('what it is to be about can be given: nothing is prepared then, and the lever validates the rest', async () => {
  const mock = await running();
  await fetch(`${mock.url}/__admin/worlds`, { method: 'POST', body: JSON.stringify({ name: 'mine' }) });
  const plane = controlPlane({ url: mock.url, world: 'mine' });
  const [photo] = mock.service.world('mine')?.store.photos.all() ?? [];
  const given = { photoId: photo?.id, caption: 'Seen from the lake' };
  expect(await trigger('photo.updated', given, plane)).toMatchObject({
    pulled: [{ lever: 'edit-photo', input: given }],
    events: [{ eventType: 'photo.updated', resourceId: photo?.id }],
    call: 'updatePhoto (PUT /api/v1/{tenant}/photos/{photoId})',
  });
  expect(mock.service.world('mine')?.store.photos.find(photo?.id)?.caption?.text).toBe('Seen from the lake');
  expect(mock.service.world('demo')?.store.photos.find(photo?.id)?.caption?.text).not.toBe(
    'Seen from the lake',
  );
  await expect(trigger('photo.updated', { ...given, colour: 'red' }, plane)).rejects.toThrow(/colour/);
});

test('an unknown event and a mock that does not answer are named in the error', async () => {
  expect(() => eventOf('photo.uplaoded')).toThrow(UsageError);
  expect(() => eventOf('photo.uplaoded')).toThrow(/did you mean photo.uploaded/);
  const mock = await running('empty');
  await mock.close();
  await expect(trigger('photo.uploaded', {}, controlPlane({ url: mock.url }))).rejects.toMatchObject({
    exitCode: 4,
  });
  await expect(trigger('photo.uploaded', {}, controlPlane({ url: mock.url }))).rejects.toThrow(
    ControlPlaneFault,
  );
});

test('a listener forwards what it gets and answers as the receiver behind it does', async () => {
  const mock = await running();
  const seen: Arrival[] = [];
  const behind = await startListener({ key: 'another', port: 0, onArrival: (one) => void seen.push(one) });
  opened.push(() => behind.close());
  const arrivals: Arrival[] = [];
  const front = await startListener({
    ...{ key: KEY, port: 0, forwardTo: behind.url },
    onArrival: (one) => void arrivals.push(one),
  });
  opened.push(() => front.close());
  const plane = controlPlane({ url: mock.url });
  await plane.ask('POST', '/receivers', { url: front.url, key: KEY, retries: [] });
  await trigger('photo.uploaded', {}, plane);
  await expect
    .poll(() => arrivals[0])
    .toMatchObject({ status: 401, faults: [], forwarded: expect.stringContaining('answered 401') });
  expect(seen[0]).toMatchObject({ faults: ['a wrong X-API-KEY'] });
});

test('a listener says what does not fit the contract', () => {
  const event = {
    eventType: 'photo.uploaded',
    aggregateType: 'photo',
    occurredAt: '2026-06-15T12:00:00.000Z',
    tenant: 'demo',
    eventId: 'e-1',
    resourceId: 'p-1',
  };
  expect(faultsOf(event, KEY, KEY)).toEqual([]);
  expect(faultsOf(event, undefined, KEY)).toEqual(['no X-API-KEY']);
  expect(faultsOf(event, 'b', KEY)).toEqual(['a wrong X-API-KEY']);
  expect(faultsOf(undefined, KEY, KEY)).toEqual(['no JSON object']);
  expect(faultsOf({ ...event, occurredAt: 'noon' }, KEY, KEY)[0]).toMatch(/occurredAt/);
  const { resourceId: _, ...without } = event;
  expect(faultsOf(without, KEY, KEY)[0]).toMatch(/resourceId/);
  expect(faultsOf({ ...event, eventType: 'photo.seen' }, KEY, KEY)).toEqual([
    'photo.seen is not an event of the contract',
  ]);
  expect(faultsOf({ eventType: 'registration.created' }, KEY, KEY)).toEqual([]);
});
