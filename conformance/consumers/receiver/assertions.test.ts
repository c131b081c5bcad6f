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

const judged = (id: string, deliveries: readonly Delivery[], calls: readonly Call[]): Judgement => {
  const duty = receiverDuties.find((one) => one.id === `receiver.${id}`);
  if (!duty) throw new Error(`there is no duty ${id}`);
  const story: ReceiverStory = {
    ...{ urlOf: () => 'http://127.0.0.1:1/hook', tenant: 't', token: 'secret', systemActors: ['s'], patience: 1 },
    ...{ deliveries, calls },
  };
  return duty.evaluate(story);
};

test('every update of one object is fetched, not the first alone', () => {
  const updates = [delivery(10), delivery(30)];
  expect(judged('fetches.photo.updated', updates, [fetched(12), fetched(32)]).verdict).toBe('pass');
  expect(judged('fetches.photo.updated', updates, [fetched(12)])).toMatchObject({
    verdict: 'fail',
    found: expect.stringContaining('another photo.updated of the same object') as string,
  });
});

test('who takes nothing at all is not said to refuse a bad key', () => {
  const refused = delivery(10, { step: 'keys', key: 'missing', status: 401 });
  expect(judged('missing-key', [delivery(1), refused], [fetched(2)]).verdict).toBe('pass');
  expect(judged('missing-key', [delivery(1, { status: 500 }), refused], []).verdict).toBe('unproven');
});

test('an object that was fetched after all of it happened needs no fetch for the older event', () => {
  const late = [
    delivery(10, { step: 'reordered' }),
    delivery(30, { step: 'reordered', kind: 'photo.uploaded' }),
  ];
  const known = [delivery(1), ...late];
  expect(judged('reordered-events', known, [fetched(2), fetched(12)]).verdict).toBe('pass');
  expect(judged('reordered-events', known, [fetched(2)]).verdict).toBe('fail');
});

test('a 503 that stands on a refused fetch says so', () => {
  expect(
    judged('answers-200', [delivery(10, { status: 503 })], [fetched(11, { status: 403 })]),
  ).toMatchObject({
    found: expect.stringContaining('after its fetch was answered 403') as string,
  });
});
