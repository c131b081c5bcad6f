import { expect, test } from 'vitest';
import {
  ACTORS,
  STATES,
  canMoveTo,
  cancelAnswers,
  commentAnswer,
  listFor,
  newEntry,
  sees,
  type Creator,
} from './work-requests.ts';

const filed = (creator: Creator) => newEntry({ title: creator, creator, team: undefined, type: undefined });

test('a resident sees all, connections see what connections made, neighbours nothing', () => {
  const makers = ['resident', 'daughter', 'son', 'staff'] as const;
  const seen = ACTORS.map((who) => makers.filter((creator) => sees(who, { creator })));
  expect(seen).toEqual([makers, ['daughter', 'son'], ['daughter', 'son'], []]);
});

test('a list holds the requests that the person sees, newest first', () => {
  const book = { entries: (['resident', 'daughter', 'staff', 'son'] as const).map(filed) };
  const titles = ACTORS.map((who) => listFor(who, book)?.map(({ title }) => title));
  expect(titles).toEqual([
    ['son', 'staff', 'daughter', 'resident'],
    ['son', 'daughter'],
    ['son', 'daughter'],
    undefined,
  ]);
});

test('only the creator can cancel, and only an open request or one in progress', () => {
  const answers = (who: (typeof ACTORS)[number]) =>
    STATES.map((status) => cancelAnswers(who, { creator: 'daughter', status }));
  expect(answers('daughter')).toEqual([[200], [200], [409], [409]]);
  expect(answers('son')).toEqual([[403], [403], [403, 409], [403, 409]]);
  expect(answers('resident')).toEqual([[403], [403], [403, 409], [403, 409]]);
  expect(answers('neighbour')).toEqual([[404], [404], [404], [404]]);
  expect(cancelAnswers('son', { creator: 'resident', status: 'cancelled' })).toEqual([404]);
});

test('a person who sees a request can comment on it until it is settled', () => {
  const answers = STATES.map((status) => commentAnswer('son', { creator: 'daughter', status }));
  expect(answers).toEqual(['taken', 'taken', 'open', 'open']);
  expect(commentAnswer('son', { creator: 'staff', status: 'open' })).toBe('not found');
});

test('staff start open requests and complete those that are not settled', () => {
  expect(STATES.map((status) => canMoveTo(status, 'in_progress'))).toEqual([true, false, false, false]);
  expect(STATES.map((status) => canMoveTo(status, 'completed'))).toEqual([true, true, false, false]);
});
