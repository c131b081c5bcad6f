import { expect, test } from 'vitest';
import { activitiesMock } from '../../testing/activities.ts';

test('an occurrence that could not be written is none', async () => {
  const set = activitiesMock();
  const { recurrence } = set.putSeries();
  const { id } = set.putSeries({
    recurrence: recurrence && { ...recurrence, frequency: 'daily', seriesEndDate: null },
  });
  expect((await set.call('GET', `/activities/${id}?occurrenceDate=9998-12-31`)).status).toBe(200);
  expect((await set.call('GET', `/activities/${id}?occurrenceDate=9999-12-31`)).status).toBe(404);
});
