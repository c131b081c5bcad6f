import { test } from 'vitest';
import { reading } from '../../testing/mock.ts';
import { expectNoTrace, replace, activitiesMock } from '../../testing/activities.ts';

test.each([
  ['series-edit-status', 'conflict', 409],
  ['series-edit-status', 'invalid', 400],
  ['series-edit-status', 'forbidden', 403],
  ['series-edit-status', 'left-unchanged', 200],
] as const)('%s %s: %i and the series stays', async (choice, taken, status) => {
  const set = activitiesMock(reading(choice, taken));
  const { id } = set.putSeries();
  await expectNoTrace(set, status, () => replace(set, id));
});
