import { expect, test } from 'vitest';
import { fullBody } from '../../testing/activities.ts';
import { reading } from '../../testing/mock.ts';
import { KIM, registrationsMock } from '../../testing/registrations.ts';

const events = {
  replaceActivity: async ({ activity, ask }) => {
    await ask('replaceActivity', { activityId: activity.id }, { body: { ...fullBody, maxRegistered: 2 } });
  },
  cancelRegistration: async ({ world, activity, register, cancel }) => {
    world.store.activities.replace({ ...activity, maxRegistered: 2 });
    await register('ext-kim', KIM);
    await cancel('ext-kim');
  },
  deleteResident: async ({ ask, residents }) => {
    await ask('deleteResident', { residentId: residents[0] });
  },
} satisfies Record<string, (set: ReturnType<typeof registrationsMock>) => Promise<void>>;

test.each([
  ['replaceActivity', 'waits', ['registered', 'waitlisted', 'waitlisted']],
  ['replaceActivity', 'moves-up', ['registered', 'registered', 'waitlisted']],
  ['cancelRegistration', 'waits', ['registered', 'waitlisted', 'waitlisted']],
  ['cancelRegistration', 'moves-up', ['registered', 'registered', 'waitlisted']],
  ['deleteResident', 'waits', ['registered', 'waitlisted', 'waitlisted']],
  ['deleteResident', 'moves-up', ['registered', 'waitlisted']],
] as const)('place-free-otherwise after %s: %s', async (event, taken, statuses) => {
  const set = registrationsMock(reading('place-free-otherwise', taken));
  for (const resident of set.residents) await set.register(resident);
  await events[event](set);
  expect(set.world.store.registrations.all().map(({ status }) => status)).toEqual(statuses);
});
