import { expect, test } from 'vitest';
import { dataOf } from '../../testing/people.ts';
import { activitiesMock } from '../../testing/activities.ts';

test('an occurrence has its own dates, capacity and registrations', async () => {
  const set = activitiesMock();
  const { id } = set.putSeries({ maxRegistered: 5 });
  const [one, whole] = [set.putResident(), set.putResident()];
  set.register(id, one, { occurrenceDate: '2026-06-20' });
  set.register(id, whole, { onDates: { '2026-06-13': 'cancelled' } });
  const on = async (day: string, user: string) =>
    dataOf(await set.call('GET', `/activities/${id}?occurrenceDate=${day}&actingUserId=${user}`));
  const twentieth = await on('2026-06-20', one);
  expect(twentieth).toMatchObject({
    id,
    startDate: '2026-06-20T10:00:00Z',
    endDate: '2026-06-20T11:00:00Z',
    isRecurring: true,
  });
  expect(twentieth).toMatchObject({
    capacity: { residents: { registered: 2 } },
    actingUserRegistrationStatus: 'registered',
  });
  expect(await on('2026-06-13', whole)).toMatchObject({
    capacity: { residents: { registered: 0 } },
    actingUserRegistrationStatus: null,
  });
  expect(await on('2026-06-06', whole)).toMatchObject({
    actingUserRegistrationStatus: 'registered',
    isPastActivity: true,
  });
});

test('an occurrence that ends after the last possible date does not exist', async () => {
  const set = activitiesMock();
  const { recurrence } = set.putSeries();
  const { id } = set.putSeries({
    recurrence: recurrence && { ...recurrence, frequency: 'daily', seriesEndDate: null },
  });
  expect((await set.call('GET', `/activities/${id}?occurrenceDate=9998-12-31`)).status).toBe(200);
  expect((await set.call('GET', `/activities/${id}?occurrenceDate=9999-12-31`)).status).toBe(404);
});
