import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import type { Judgement } from '../duty.ts';
import { receiverDuties } from './duties.ts';
import type { Delivery, ReceiverStory } from './story.ts';

const delivery = (at: number, more: Partial<Delivery> & { readonly kind?: string } = {}): Delivery => ({
  ...{ step: 'procedure', key: 'right', attempt: 1, at, ended: at + 1, status: 200, answer: '' },
  event: { eventType: more.kind ?? 'photo.updated', eventId: `e${at}`, resourceId: 'p' },
  ...more,
});

const fetched = (at: number, more: Partial<Call> = {}): Call => ({
  ...{ n: at, at, ended: at + 1, method: 'GET', path: '/api/v1/t/photos/p', search: '', body: '' },
  headers: { authorization: 'Bearer secret', 'x-acting-user-id': 's', 'x-acting-user-tenant': 't' },
  ...{ status: 200, answer: '', ...more },
});

const judged = (
  id: string,
  deliveries: readonly Delivery[],
  calls: readonly Call[],
  more: Partial<ReceiverStory> = {},
): Judgement => {
  const duty = receiverDuties.find((one) => one.id === `receiver.${id}`);
  if (!duty) throw new Error(`there is no duty ${id}`);
  const story: ReceiverStory = {
    ...{
      urlOf: () => 'http://127.0.0.1:1/hook',
      tenant: 't',
      token: 'secret',
      systemActors: ['s'],
      patience: 1,
    },
    ...{ deliveries, calls, ...more },
  };
  return duty.evaluate(story);
};

test('every update of an object must be fetched, not only the first one', () => {
  const updates = [delivery(10), delivery(30)];
  expect(judged('fetches.photo.updated', updates, [fetched(12), fetched(32)]).verdict).toBe('pass');
  expect(judged('fetches.photo.updated', updates, [fetched(12)])).toMatchObject({
    verdict: 'fail',
    found: expect.stringContaining('another photo.updated of the same object') as string,
  });
});

test('a receiver that accepts nothing gets no credit for refusing a bad key', () => {
  const refused = delivery(10, { step: 'keys', key: 'missing', status: 401 });
  expect(judged('missing-key', [delivery(1), refused], [fetched(2)]).verdict).toBe('pass');
  expect(judged('missing-key', [delivery(1, { status: 500 }), refused], []).verdict).toBe('unproven');
});

test('a fetch after the last change also counts for the older event', () => {
  const late = [
    delivery(10, { step: 'reordered' }),
    delivery(30, { step: 'reordered', kind: 'photo.uploaded' }),
  ];
  const known = [delivery(1), ...late];
  expect(judged('reordered-events', known, [fetched(2), fetched(12)]).verdict).toBe('pass');
  expect(judged('reordered-events', known, [fetched(2)]).verdict).toBe('fail');
});

test('the finding for a 503 after a refused fetch names the fetch', () => {
  expect(
    judged('answers-200', [delivery(10, { status: 503 })], [fetched(11, { status: 403 })]),
  ).toMatchObject({
    found: expect.stringContaining('after its fetch was answered 403') as string,
  });
});

const keyOf = (key: Delivery['key'], status: number, step: Delivery['step'] = 'keys'): Delivery =>
  delivery(10, { step, key, status });

test('a 2xx without the key in the header is a breach, even if the key is elsewhere', () => {
  for (const key of ['missing', 'empty', 'in-query', 'in-bearer', 'in-authorization'] as const) {
    expect(judged('missing-key', [delivery(1), keyOf(key, 202)], [fetched(2)])).toMatchObject({
      verdict: 'fail',
      found: expect.stringContaining('was answered 202') as string,
    });
    for (const status of [302, 400, 401, 404, 503])
      expect(judged('missing-key', [delivery(1), keyOf(key, status)], [fetched(2)]).verdict).toBe('pass');
  }
});

test('if a receiver refuses the right key, this is the first finding, without findings that follow from it', () => {
  const refused = [delivery(1, { status: 401 }), keyOf('wrong', 401)];
  expect(judged('right-key', refused, [])).toMatchObject({
    verdict: 'fail',
    found:
      'every delivery with the right key (1) was answered 401, as one with a wrong key was, and nothing was fetched',
    next: expect.stringContaining('the key that --key names') as string,
  });
  for (const id of ['reads-resource-id', 'fetches.photo.updated', 'answers-200', 'occurred-at'])
    expect(judged(id, refused, []).verdict).toBe('unproven');
  const elsewhere = [delivery(1, { status: 404 }), keyOf('wrong', 404)];
  expect(judged('right-key', elsewhere, [])).toMatchObject({
    next: expect.stringContaining('Correct --url') as string,
  });
});

test('if good and bad deliveries are refused differently, the key is not the cause', () => {
  const refused = [delivery(1, { status: 400 }), keyOf('wrong', 401)];
  expect(judged('right-key', refused, []).verdict).toBe('pass');
  expect(judged('answers-200', refused, []).verdict).toBe('fail');
  expect(judged('reads-resource-id', refused, []).verdict).toBe('unproven');
});

test('another form of occurredAt must be accepted, with a fetch', () => {
  const usual = delivery(1);
  const spelt = delivery(10, { step: 'spelling' });
  expect(judged('occurred-at', [usual, spelt], [fetched(2), fetched(12)]).verdict).toBe('pass');
  expect(judged('occurred-at', [usual, spelt], [fetched(2)]).verdict).toBe('fail');
  const refused = delivery(10, { step: 'spelling', status: 400 });
  expect(judged('occurred-at', [usual, refused], [fetched(2), fetched(12)]).verdict).toBe('fail');
});

test('the same JSON in another form must be accepted, with a fetch', () => {
  const usual = delivery(1);
  const written = delivery(10, { step: 'writing' });
  expect(judged('json-body', [usual, written], [fetched(2), fetched(12)]).verdict).toBe('pass');
  expect(judged('json-body', [usual, written], [fetched(2)]).verdict).toBe('fail');
});

const shown = (text: string, more: object = {}) => ({
  readBacks: [
    {
      event: delivery(10).event,
      ...{ wanted: 'Tea', former: 'Coffee', unwanted: 'Room 1', shown: text, status: '200', ...more },
    },
  ],
});

test('the store must drop a member that the object lost, unless the store shows its history', () => {
  const sent = [delivery(10, { step: 'vanishing' })];
  const calls = [fetched(11)];
  expect(judged('members-gone', sent, calls, shown('Tea')).verdict).toBe('pass');
  expect(judged('members-gone', sent, calls, shown('Tea in Room 1')).verdict).toBe('fail');
  expect(judged('members-gone', sent, calls, shown('Coffee in Room 1, Tea')).verdict).toBe('pass');
  const ids = { ...shown('act_1'), keepsIdsOnly: true };
  const announced = delivery(10, { step: 'vanishing', kind: 'announcement.sent' });
  expect(judged('members-gone', [announced], [], shown('')).verdict).toBe('not-applicable');
  expect(judged('members-gone', sent, calls, ids).verdict).toBe('not-applicable');
});

test('a deleted object in the store is judged only if the receiver says that it removes them', () => {
  const sent = [delivery(10, { step: 'deletes', kind: 'photo.deleted' })];
  const look = shown('Coffee', { event: sent[0]?.event });
  expect(judged('removes-deleted', sent, [], look).verdict).toBe('not-applicable');
  expect(judged('removes-deleted', sent, [], { ...look, removesDeleted: true }).verdict).toBe('fail');
  expect(judged('store-after-delete', sent, [], look).verdict).toBe('observed');
});

test('a few early requests respect Retry-After, many do not', () => {
  const sent = [delivery(1), delivery(10, { step: 'retry-after' })];
  const refused = (count: number) =>
    Array.from({ length: count }, (_none, at) => fetched(11 + at, { status: 429, retryAfter: 1 }));
  const calls = (count: number) => [fetched(2), ...refused(count), fetched(1200)];
  expect(judged('retry-after', sent, calls(2)).verdict).toBe('pass');
  expect(judged('retry-after', sent, calls(30))).toMatchObject({
    found: expect.stringContaining('Retry-After: 1, and 29 more requests came') as string,
  });
  expect(judged('retry-after', sent, [fetched(2), ...refused(1)]).verdict).toBe('fail');
  expect(judged('retry-after', sent, calls(6)).verdict).toBe('fail');
  // A receiver that fetches every object twice sends twice as many.
  expect(judged('retry-after', sent, [fetched(3), ...calls(6)]).verdict).toBe('pass');
});

test('a receiver that writes to the service is not robust; a search is not a write', () => {
  const search = fetched(3, { method: 'POST', path: '/api/v1/t/message-threads/search' });
  expect(judged('writes-nothing', [delivery(1)], [fetched(2), search]).verdict).toBe('pass');
  const write = fetched(3, { method: 'PUT' });
  expect(judged('writes-nothing', [delivery(1)], [fetched(2), write]).verdict).toBe('fail');
});

test('a wrong key on a kept connection is reported with both requests to repeat', () => {
  const sent = [delivery(1), delivery(10, { step: 'keys', key: 'wrong', onKept: true })];
  const judgement = judged('wrong-key', sent, []);
  expect(judgement).toMatchObject({
    verdict: 'fail',
    found: expect.stringContaining('on a connection that had carried the key, was answered 200'),
  });
  const [shown] = 'exchanges' in judgement ? judgement.exchanges : [];
  expect(shown?.curl).toMatch(/^curl -sS .*WEBHOOK_KEY.* --next -sS .*not-the-key/s);
});
