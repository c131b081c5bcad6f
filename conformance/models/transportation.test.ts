import { expect, test } from 'vitest';
import { PEOPLE, STATUSES, canMove, changeStatuses, commentStatuses, sees } from './transportation.ts';

test('the family sees what the family asked for, and only the resident what the resident did', () => {
  const seenBy = (by: (typeof PEOPLE)[number]) => PEOPLE.filter((who) => sees(who, { by }));
  expect(seenBy('resident')).toEqual(['resident']);
  expect(seenBy('first connection')).toEqual(['resident', 'first connection', 'second connection']);
});

test('a change is served to the creator of a pending request and to nobody else at no other time', () => {
  for (const who of PEOPLE)
    for (const by of PEOPLE)
      for (const status of STATUSES)
        expect(changeStatuses(who, { by, status }).includes(200)).toBe(
          who === by && status === 'pending' && who !== 'stranger',
        );
});

test('several reasons to refuse may each be told, but what is not seen is not found', () => {
  expect(changeStatuses('resident', { by: 'first connection', status: 'denied' })).toEqual([403, 409]);
  expect(changeStatuses('first connection', { by: 'resident', status: 'denied' })).toEqual([404]);
  expect(commentStatuses('stranger', { by: 'first connection', status: 'pending' })).toEqual([404]);
  expect(commentStatuses('resident', { by: 'resident', status: 'cancelled' })).toBe('open');
});

test('staff settle what is pending and complete what is approved', () => {
  expect(STATUSES.filter((status) => canMove({ status }, 'denied'))).toEqual(['pending']);
  expect(STATUSES.filter((status) => canMove({ status }, 'completed'))).toEqual(['approved']);
});
