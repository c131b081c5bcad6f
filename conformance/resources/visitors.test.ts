import { expect, test } from 'vitest';
import { thesePeople } from './visitors.ts';

const visitors = (...ties: readonly string[]) => ties.map((relationship) => ({ name: 'Bo', relationship }));

test('visitors of one name are shown with all their relationships, in any order', () => {
  const { holds } = thesePeople(visitors('Friend', 'Niece', 'Niece'));
  expect(holds(visitors('Niece', 'Friend', 'Niece'))).toBe(true);
  expect(holds(visitors('Friend', 'Friend', 'Niece'))).toBe(false);
  expect(holds(visitors('Friend', 'Niece'))).toBe(false);
  expect(thesePeople(visitors('Friend')).holds([{ name: 'Bo' }])).toBe(false);
});
