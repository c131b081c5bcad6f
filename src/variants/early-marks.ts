import { refuse } from '../mock/http/problem.ts';
import { instead } from '../saboteurs/mutation.ts';
import { someResident } from '../witness/people.ts';
import { someActivity } from '../witness/programme.ts';
import { variantsOf } from './variant.ts';

/** A freedom of attendance that no choice names. */
export const earlyMarkFreedoms = variantsOf(
  'freedom',
  async (stage) => {
    const activityId = await someActivity(stage);
    const body = { userId: await someResident(stage), userType: 'resident', status: 'attended' };
    return (await stage.call('POST', `/activities/${activityId}/attendance`, { body })).status;
  },
  {
    'marks-only-once-it-began': [
      'Nobody is marked for an activity that is still to come.',
      instead('markAttendance', (original) => (input, scene) => {
        const activity = scene.store.activities.find(input.path['activityId']);
        const begun = Date.parse(activity?.startDate ?? '') <= scene.clock.now().epochMilliseconds;
        return activity && !begun
          ? refuse('conflict', {
              promised: 'Attendance is marked once the activity began.',
              found: 'one that is still to come.',
              next: 'wait until it begins.',
            })
          : original(input, scene);
      }),
    ],
  },
);
