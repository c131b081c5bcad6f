import { expect, test } from 'vitest';
import { answerOf } from '../testing/stub-answer.ts';
import { mustShowVisitors } from './visitors.ts';

const visitors = (...ties: readonly string[]) => ties.map((relationship) => ({ name: 'Bo', relationship }));

/** Shows these visitors where the others were sent. */
const shown = (found: readonly object[], sent: ReturnType<typeof visitors>) => () =>
  mustShowVisitors(
    answerOf('createPersonalVisit', 201),
    { connectionVisitors: [], manualVisitors: found },
    { manualVisitors: sent },
  );

test('visitors of one name are shown with all their relationships, in any order', () => {
  const sent = visitors('Friend', 'Niece', 'Niece');
  expect(shown(visitors('Niece', 'Friend', 'Niece'), sent)).not.toThrow();
  expect(shown(visitors('Friend', 'Friend', 'Niece'), sent)).toThrow();
  expect(shown(visitors('Friend', 'Niece'), sent)).toThrow();
  expect(shown([{ name: 'Bo' }], visitors('Friend'))).toThrow();
});
