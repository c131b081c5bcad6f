import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { registrationsMock } from '../../testing/registrations.ts';

const fullHouse = async (readings: Readings) => {
  const made = registrationsMock(readings);
  for (const resident of made.residents) await made.register(resident);
  return made;
};

test('waitlisted-create-event: silent sends the event of the promotion only', async () => {
  const { reportedEvents, cancel, residents } = await fullHouse(reading('waitlisted-create-event', 'silent'));
  expect(reportedEvents().map(([kind]) => kind)).toEqual(['registration.created']);
  await cancel(residents[0]);
  expect(reportedEvents().map(([kind]) => kind)).toEqual([
    'registration.created',
    'registration.deleted',
    'registration.created',
  ]);
});

test('occurrence-date-on-single: a warning, or a refusal', async () => {
  const asked = async (readings: Readings) => {
    const { register, cancel, residents } = registrationsMock(readings);
    await register(residents[0]);
    return cancel(residents[0], '?occurrenceDate=2026-06-21');
  };
  const ignored = await asked({});
  expect([ignored.status, ignored.headers.get('warning')]).toEqual([
    204,
    expect.stringContaining('no effect'),
  ]);
  expect((await asked(reading('occurrence-date-on-single', 'refused'))).status).toBe(400);
});
