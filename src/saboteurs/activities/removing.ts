import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import { activityView } from '../../mock/operations/activities/view.ts';
import { listActivities, register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { activitiesIn, someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inList, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the deletion of an activity. */
export const removingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.delete-answers-the-deleted',
    lie: 'A deletion is answered 200 with the id of the activity.',
    breaks: ['ACT-94'],
    tables: afterwards(DELETE, (_reply, input) => ({
      status: 200,
      body: { data: { id: input.path['activityId'] } },
    })),
    witness: deleting,
  },
  {
    id: 'activities.delete-does-nothing',
    lie: 'A deletion is answered 204, and nothing is deleted.',
    breaks: ['ACT-95'],
    tables: afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['activityId'], () => ({ isDeleted: false }));
      return reply;
    }),
    witness: deleting,
  },
  {
    id: 'activities.deleted-found-by-location',
    lie: 'The filter location finds deleted activities, too.',
    breaks: ['ACT-95'],
    tables: afterwards('listActivities', (reply, input, scene) =>
      inList((items) => {
        const { location } = input.query;
        const gone = scene.store.activities.filter((one) => one.isDeleted && one.location === location);
        return [...items, ...gone.map((one) => activityView(nextOccasion(one, scene), scene))];
      })(reply, input),
    ),
    witness: deleting,
  },
  {
    id: 'activities.deleted-but-cancelled-in-the-list',
    lie: 'A deleted activity stays in the list as a cancelled one.',
    breaks: ['ACT-95'],
    tables: seeing('listActivities', ({ isDeleted, isCancelled }) => ({
      isDeleted: false,
      isCancelled: isCancelled || isDeleted,
    })),
    witness: deleting,
  },
  {
    id: 'activities.deleted-series-leaves-the-rest',
    lie: 'The deletion of a series takes its first occurrence away.',
    breaks: ['ACT-95'],
    tables: afterwards(DELETE, (reply, input, scene) => {
      amend(scene, input.path['activityId'], ({ recurrence, isDeleted }) => ({
        isDeleted: isDeleted && recurrence === null,
        recurrence: recurrence && {
          ...recurrence,
          exceptionDates: [...recurrence.exceptionDates, recurrence.seriesStartDate],
        },
      }));
      return reply;
    }),
    witness: async (stage) => {
      await stage.call('DELETE', `/activities/${await someSeries(stage)}`);
      return (await listActivities(stage)).body;
    },
  },
  {
    id: 'activities.delete-takes-the-day',
    lie: 'A deletion takes away every activity at the same location.',
    breaks: ['ACT-95', 'ACT-22'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const location = scene.store.activities.find(input.path['activityId'])?.location ?? null;
      const reply = honest(input, scene);
      if (isRefusal(reply) || location === null) return reply;
      for (const one of scene.store.activities.all())
        if (one.location === location) amend(scene, one.id, () => ({ isDeleted: true }));
      return reply;
    }),
    witness: async (stage) => {
      await someActivity(stage, { location: 'Hall' });
      return deleting(stage);
    },
  },
  {
    id: 'activities.registered-ones-deleted',
    lie: 'An activity is deleted whoever is registered for it.',
    breaks: ['ACT-96'],
    tables: instead(
      DELETE,
      (honest) => (input, scene) => honest({ ...input, query: { confirm: true } }, scene),
    ),
    witness: deletingTaken(1),
  },
  {
    id: 'activities.deleted-with-one-registered',
    lie: 'An activity for which a single resident is registered is deleted.',
    breaks: ['ACT-96', 'ACT-97'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const { registrations } = scene.store;
      const count = registrations.filter(({ activityId }) => activityId === input.path['activityId']).length;
      return honest(count === 1 ? { ...input, query: { confirm: true } } : input, scene);
    }),
    witness: deletingTaken(1),
  },
  {
    id: 'activities.deleted-at-the-second-attempt',
    lie: 'A second attempt to delete an activity with registrations counts as the confirmation.',
    breaks: ['ACT-96'],
    tables: (tables) => {
      const tried = new Set<unknown>();
      return instead(DELETE, (honest) => (input, scene) => {
        const id = input.path['activityId'];
        const isAgain = tried.has(id);
        tried.add(id);
        return honest(isAgain ? { ...input, query: { confirm: true } } : input, scene);
      })(tables);
    },
    witness: async (stage) => {
      const { id } = await taken(stage);
      await stage.call('DELETE', `/activities/${id}`);
      return (await stage.call('DELETE', `/activities/${id}`)).status;
    },
  },
  {
    id: 'activities.delete-refused-and-registrations-cancelled',
    lie: 'A deletion is refused while somebody is registered, and takes them off the list.',
    breaks: ['ACT-96'],
    tables: instead(DELETE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply))
        for (const { id, activityId } of scene.store.registrations.all())
          if (activityId === input.path['activityId']) scene.store.registrations.remove(id);
      return reply;
    }),
    witness: deletingTaken(1),
  },
  {
    id: 'activities.delete-refused-and-unlisted',
    lie: 'A deletion is refused while somebody is registered, and the activity is gone from the list.',
    breaks: ['ACT-96'],
    tables: (tables) => {
      const hidden = new Set<unknown>();
      const refusing = instead(DELETE, (honest) => (input, scene) => {
        const reply = honest(input, scene);
        if (isRefusal(reply)) hidden.add(input.path['activityId']);
        return reply;
      })(tables);
      return afterwards(
        'listActivities',
        inList((items) => items.filter((item) => !hidden.has(membersIn(item)['id']))),
      )(refusing);
    },
    witness: async (stage) => {
      const { id } = await taken(stage);
      await stage.call('DELETE', `/activities/${id}`);
      return activitiesIn(stage);
    },
  },
  {
    id: 'activities.once-registered-never-deleted',
    lie: 'What somebody was once registered for cannot be deleted any more.',
    breaks: ['ACT-97'],
    tables: (tables) => {
      const kept = new Set<unknown>();
      return instead(DELETE, (honest) => (input, scene) => {
        const id = input.path['activityId'];
        if (kept.has(id))
          return refuse('conflict', { promised: 'An untouched activity.', found: 'another.', next: 'wait.' });
        const reply = honest(input, scene);
        if (isRefusal(reply)) kept.add(id);
        return reply;
      })(tables);
    },
    witness: deletingAfterwards,
  },
];
