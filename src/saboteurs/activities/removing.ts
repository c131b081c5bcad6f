import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import { listActivities, register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { activitiesIn, someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inList, instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, seeing } from './amend.ts';

const DELETE = 'deleteActivity';

/** An activity for which so many residents are registered. */
const taken = async (
  stage: Stage,
  count = 1,
): Promise<{ readonly id: string; readonly users: readonly string[] }> => {
  const id = await someActivity(stage);
  const users: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const userId = await someResident(stage);
    await register(stage, id, userId);
    users.push(userId);
  }
  return { id, users };
};

const deleting: Witness = async (stage) => {
  const id = await someActivity(stage, { location: 'Hall' });
  const { status, body } = await stage.call('DELETE', `/activities/${id}`);
  return [status, body, await activitiesIn(stage), await activitiesIn(stage, '&location=Hall')];
};

const deletingTaken =
  (count: number): Witness =>
  async (stage) => {
    const { id } = await taken(stage, count);
    const { status } = await stage.call('DELETE', `/activities/${id}`);
    return [status, (await stage.call('GET', `/activities/${id}`)).body];
  };

const deletingAfterwards: Witness = async (stage) => {
  const { id, users } = await taken(stage);
  await stage.call('DELETE', `/activities/${id}`);
  for (const userId of users) await stage.call('DELETE', `/activities/${id}/registrations/${userId}`);
  return (await stage.call('DELETE', `/activities/${id}`)).status;
};

/** Saboteurs of the deletion of an activity. */
export const removingSaboteurs = saboteursOf('activities', deleting, {
  'delete-answers-the-deleted': [
    'A deletion is answered 200 with the id of the activity.',
    ['ACT-94'],
    afterwards(DELETE, (_reply, input) => ({
      status: 200,
      body: { data: { id: input.path['activityId'] } },
    })),
  ],
  'delete-does-nothing': [
    'A deletion is answered 204, and nothing is deleted.',
    ['ACT-95'],
    afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['activityId'], () => ({ isDeleted: false }));
      return reply;
    }),
  ],
  'deleted-found-by-location': [
    'The filter location finds deleted activities, too.',
    ['ACT-95'],
    afterwards('listActivities', (reply, input, scene) =>
      inList((items) => {
        const { location } = input.query;
        const gone = scene.store.activities.filter((one) => one.isDeleted && one.location === location);
        return [...items, ...gone.map((one) => activityView(nextOccasion(one, scene), scene))];
      })(reply, input),
    ),
  ],
  'deleted-but-cancelled-in-the-list': [
    'A deleted activity stays in the list as a cancelled one.',
    ['ACT-95'],
    seeing('listActivities', ({ isDeleted, isCancelled }) => ({
      isDeleted: false,
      isCancelled: isCancelled || isDeleted,
    })),
  ],
  'deleted-series-leaves-the-rest': [
    'The deletion of a series takes its first occurrence away.',
    ['ACT-95'],
    afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['activityId'], ({ recurrence, isDeleted }) => ({
        isDeleted: isDeleted && recurrence === null,
        recurrence: recurrence && {
          ...recurrence,
          exceptionDates: [...recurrence.exceptionDates, recurrence.seriesStartDate],
        },
      }));
      return reply;
    }),
    async (stage) => {
      await stage.call('DELETE', `/activities/${await someSeries(stage)}`);
      return (await listActivities(stage)).body;
    },
  ],
  'delete-takes-the-day': [
    'A deletion takes away every activity at the same location.',
    ['ACT-95', 'ACT-22'],
    instead(DELETE, (original) => (input, scene) => {
      const location = scene.store.activities.find(input.path['activityId'])?.location ?? null;
      const reply = original(input, scene);
      if (isRefusal(reply) || location === null) return reply;
      for (const one of scene.store.activities.all())
        if (one.location === location) amend(scene, one.id, () => ({ isDeleted: true }));
      return reply;
    }),
    async (stage) => {
      await someActivity(stage, { location: 'Hall' });
      return deleting(stage);
    },
  ],
  'registered-ones-deleted': [
    'An activity is deleted whoever is registered for it.',
    ['ACT-96'],
    instead(DELETE, (original) => (input, scene) => original({ ...input, query: { confirm: true } }, scene)),
    deletingTaken(1),
  ],
  'deleted-with-one-registered': [
    'An activity for which a single resident is registered is deleted.',
    ['ACT-96', 'ACT-97'],
    instead(DELETE, (original) => (input, scene) => {
      const { registrations } = scene.store;
      const count = registrations.filter(({ activityId }) => activityId === input.path['activityId']).length;
      return original(count === 1 ? { ...input, query: { confirm: true } } : input, scene);
    }),
    deletingTaken(1),
  ],
  'deleted-at-the-second-attempt': [
    'A second attempt to delete an activity with registrations counts as the confirmation.',
    ['ACT-96'],
    (tables) => {
      const tried = new Set<unknown>();
      return instead(DELETE, (original) => (input, scene) => {
        const id = input.path['activityId'];
        const isAgain = tried.has(id);
        tried.add(id);
        return original(isAgain ? { ...input, query: { confirm: true } } : input, scene);
      })(tables);
    },
    async (stage) => {
      const { id } = await taken(stage);
      await stage.call('DELETE', `/activities/${id}`);
      return (await stage.call('DELETE', `/activities/${id}`)).status;
    },
  ],
  'delete-refused-and-registrations-cancelled': [
    'A deletion is refused while somebody is registered, and takes them off the list.',
    ['ACT-96'],
    instead(DELETE, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (isRefusal(reply))
        for (const { id, activityId } of scene.store.registrations.all())
          if (activityId === input.path['activityId']) scene.store.registrations.remove(id);
      return reply;
    }),
    deletingTaken(1),
  ],
  'delete-refused-and-unlisted': [
    'A deletion is refused while somebody is registered, and the activity is gone from the list.',
    ['ACT-96'],
    (tables) => {
      const hidden = new Set<unknown>();
      const refusing = instead(DELETE, (original) => (input, scene) => {
        const reply = original(input, scene);
        if (isRefusal(reply)) hidden.add(input.path['activityId']);
        return reply;
      })(tables);
      return afterwards(
        'listActivities',
        inList((items) => items.filter((item) => !hidden.has(membersIn(item)['id']))),
      )(refusing);
    },
    async (stage) => {
      const { id } = await taken(stage);
      await stage.call('DELETE', `/activities/${id}`);
      return activitiesIn(stage);
    },
  ],
  'once-registered-never-deleted': [
    'What somebody was once registered for cannot be deleted any more.',
    ['ACT-97'],
    (tables) => {
      const kept = new Set<unknown>();
      return instead(DELETE, (original) => (input, scene) => {
        const id = input.path['activityId'];
        if (kept.has(id))
          return refuse('conflict', { promised: 'An untouched activity.', found: 'another.', next: 'wait.' });
        const reply = original(input, scene);
        if (isRefusal(reply)) kept.add(id);
        return reply;
      })(tables);
    },
    deletingAfterwards,
  ],
});
