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
