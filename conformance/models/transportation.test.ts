import { expect, test } from 'vitest';
import { PEOPLE, STATUSES, canMove, changeStatuses, commentStatuses, sees } from './transportation.ts';

test('connections see the requests of connections, and the resident sees all', () => {
  const seenBy = (by: (typeof PEOPLE)[number]) => PEOPLE.filter((who) => sees(who, { by }));
  expect(seenBy('resident')).toEqual(['resident']);
  expect(seenBy('first connection')).toEqual(['resident', 'first connection', 'second connection']);
});

test('only the creator can change a request, and only while it is pending', () => {
  for (const who of PEOPLE)
    for (const by of PEOPLE)
      for (const status of STATUSES)
        expect(changeStatuses(who, { by, status }).includes(200)).toBe(
          who === by && status === 'pending' && who !== 'stranger',
        );
});

test('each of several reasons may be the refusal, but an unseen request is always 404', () => {
  expect(changeStatuses('resident', { by: 'first connection', status: 'denied' })).toEqual([403, 409]);
  expect(changeStatuses('first connection', { by: 'resident', status: 'denied' })).toEqual([404]);
  expect(commentStatuses('stranger', { by: 'first connection', status: 'pending' })).toEqual([404]);
  expect(commentStatuses('resident', { by: 'resident', status: 'cancelled' })).toBe('open');
});

test('staff deny pending requests and complete approved ones', () => {
  expect(STATUSES.filter((status) => canMove({ status }, 'denied'))).toEqual(['pending']);
  expect(STATUSES.filter((status) => canMove({ status }, 'completed'))).toEqual(['approved']);
});
