import { expect, test } from 'vitest';
import { contextOfItsOwn } from '../kit/client.ts';
import { createCancellation } from '../kit/cancellation.ts';
import { senderOf } from '../kit/sender.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import { endCreations, remainingNotes } from './creations-end.ts';

async function ended(statusOf: (url: string) => number, signal?: AbortSignal) {
  const target = await stubTarget(({ url }) => ({ status: statusOf(url) }));
  const run = stubRun(target.url);
  const context = { ...contextOfItsOwn(run), cancellation: createCancellation(signal) };
  const { creations } = context;
  const make = (id: string) => ({ status: 200, json: { data: { id } } });
  creations.called('createResident', { path: { facilityId: 'f' } }, make('r-1'));
  creations.called('createPersonalVisit', { path: { residentId: 'r-9' } }, make('v-1'));
  creations.called('createCheckIn', { path: { residentId: 'r-1' } }, make('c-1'));
  creations.called('createThread', {}, make('t-1'));
  const remaining = await endCreations({ run, post: senderOf(run), context, width: 4 });
  await target.close();
  return { remaining, asked: target.asked.map(({ method, url }) => `${method} ${url}`) };
}

test('records are ended in the order of their dependencies; what remains is reported by id', async () => {
  const { remaining, asked } = await ended(() => 204);
  expect(asked).toEqual([
    'DELETE /api/v1/demo/residents/r-9/personal-visits/v-1',
    'DELETE /api/v1/demo/residents/r-1',
  ]);
  expect(remaining).toEqual([{ what: 'thread', id: 't-1', reason: 'the API cannot remove it' }]);
});

test('a record that has already ended is not reported; one whose end is refused remains', async () => {
  const { remaining, asked } = await ended((url) =>
    url.includes('/r-1') && !url.includes('check') ? 500 : 409,
  );
  // The check-in is ended by its own request, because its resident remains.
  expect(asked.at(-1)).toBe('DELETE /api/v1/demo/residents/r-1/check-ins/c-1');
  expect(remaining).toEqual([
    { what: 'resident', id: 'r-1', reason: 'deleteResident answered 500' },
    { what: 'thread', id: 't-1', reason: 'the API cannot remove it' },
  ]);
});

test('a record that the API cannot end is ended by a lever, if there is one', async () => {
  const target = await stubTarget(({ url }) => ({ status: url.startsWith('/levers') ? 204 : 409 }));
  const endedBy = async (levers: boolean) => {
    const run = stubRun(target.url, levers ? { leverBase: `${target.url}/levers` } : {});
    const context = contextOfItsOwn(run);
    context.creations.called(
      'createActivity',
      { path: { calendarId: 'cal-1' } },
      { status: 201, json: { data: { id: 'a-1' } } },
    );
    return endCreations({ run, post: senderOf(run), context, width: 1 });
  };
  expect(await endedBy(true)).toEqual([]);
  expect(target.asked.at(-1)?.url).toBe('/levers/delete-activity');
  expect(await endedBy(false)).toEqual([
    { what: 'activity', id: 'a-1', reason: 'deleteActivity answered 409' },
  ]);
  await target.close();
});

test('when the time is used up, no more requests are sent and the rest remains', async () => {
  const { remaining, asked } = await ended(() => 204, AbortSignal.abort(new Error('enough')));
  expect(asked).toEqual([]);
  expect(remaining.map(({ id }) => id)).toEqual(['c-1', 'v-1', 'r-1', 't-1']);
});

test('the notes count each kind and name the first ids', () => {
  const reason = 'the API cannot remove it';
  const threads = ['t-1', 't-2', 't-3', 't-4'].map((id) => ({ what: 'thread', id, reason }));
  expect(remainingNotes([...threads, { what: 'tag', id: 'g-1', reason }])).toEqual([
    'Left on the target, because the API cannot remove it: 4 × thread (t-1, t-2, t-3, …), 1 × tag (g-1). All ids are in results.json, under remaining.',
  ]);
  expect(remainingNotes([])).toEqual([]);
});
