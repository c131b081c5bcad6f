import type { Answer } from '../../kit/call.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { activityBody, givenActivity } from '../../factories/activities.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { guestAt, guests, possibleQueue, register, soonActivity } from '../../factories/registrations.ts';
import { possibleAnnouncementEvents } from './announcement-events.ts';
import { causing, type Caused } from './causing.ts';
import { possiblePhotoEvents } from './photo-events.ts';
import { afterWaiting } from './quiet.ts';

/**
 * Events of every kind and cause that the suite can bring about, once per run. The others make activities as well, so
 * they come after those of activities; none of them causes the events of another.
 */
export const eventsCaused = once(async (t: Tools): Promise<readonly Caused[]> => {
  const ofActivities = await activityEvents(t);
  const others = [registrationEvents, possiblePhotoEvents, possibleAnnouncementEvents];
  return [ofActivities, ...(await Promise.all(others.map(async (cause) => cause(t))))].flat();
});

async function activityEvents(t: Tools): Promise<readonly Caused[]> {
  const { calendarId } = await soleCalendar(t);
  const before = await afterWaiting(t);
  const created = await causing(t, before, ['activity.created', 'an activity was made'], async () => {
    return (await givenActivity(t)).activityId;
  });
  const { about: activityId = '' } = created;
  const path = { activityId };
  const updated = await causing(t, before, ['activity.updated', 'an activity was replaced'], async () => {
    must(await t.call('replaceActivity', { path, body: await activityBody(t) }), success);
    return activityId;
  });
  const deleted = await causing(t, before, ['activity.deleted', 'an activity was deleted'], async () => {
    must(await t.call('deleteActivity', { path }), success);
    return activityId;
  });
  const caused = [created, updated, deleted];
  if (!hasLever(t.run, 'create-activity')) return caused;
  const staged = await causing(t, before, ['activity.created', 'staff made an activity'], async () => {
    const { activityId } = await t.lever('create-activity', { calendarId });
    t.afterwards(() => t.call('deleteActivity', { path: { activityId } }));
    return activityId;
  });
  return [...caused, staged];
}

/** Which registration an event names is open, so these are certain only while no one else uses the target. */
async function registrationEvents(t: Tools): Promise<readonly Caused[]> {
  if (!t.run.exclusive) return [];
  const { activityId } = await soonActivity(t);
  const [first = '', userId = ''] = await guests(t, 2);
  // No event is required for an entry that waits.
  if (field((await register(t, activityId, first)).json, 'data.status') !== 'registered') return [];
  const before = await afterWaiting(t);
  const created = ['registration.created', 'a resident was registered'] as const;
  const deleted = ['registration.deleted', 'a registration was cancelled'] as const;
  return [
    await causing(t, before, created, async () => done(await register(t, activityId, userId))),
    await causing(t, before, deleted, async () =>
      done(await t.call('cancelRegistration', { path: { activityId, userId } })),
    ),
    ...(await promotionEvents(t)),
  ];
}

/** No events where the target has no waiting list. */
async function promotionEvents(t: Tools): Promise<readonly Caused[]> {
  const queue = await possibleQueue(t, 1, guestAt);
  if (!queue) return [];
  const before = await afterWaiting(t);
  const path = { activityId: queue.activityId, userId: queue.registered[0] };
  const promoted = ['registration.created', 'a user moved up from the waitlist'] as const;
  return [await causing(t, before, promoted, async () => done(await t.call('cancelRegistration', { path })))];
}

const done = (answer: Answer): undefined => {
  must(answer, success);
};
