import { refuse } from '../../mock/http/problem.ts';
import { fullActivity, register } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const LIST = 'listActivities';
const GET = 'getActivity';

const read = async ({ call }: Stage, id: string, as?: string): Promise<unknown> => {
  const { status, body } = await call('GET', `/activities/${id}`, as === undefined ? {} : { as });
  return { status, body };
};

const staged =
  (days: number, more: { readonly isCancelled?: boolean } = {}): Witness =>
  async (stage) => {
    const { activityId } = await stage.lever('create-activity', {
      calendarId: stage.calendars[0] ?? '',
      startDate: `${stage.day(days)}T12:00:00Z`,
      endDate: `${stage.day(days)}T13:00:00Z`,
      ...more,
    });
    return read(stage, activityId ?? '');
  };

const residents = (activity: Members, change: (places: Members) => Members): Members => {
  const capacity = membersIn(activity['capacity']);
  const places = membersIn(capacity['residents']);
  return { ...activity, capacity: { ...capacity, residents: { ...places, ...change(places) } } };
};

const shows = (change: (activity: Members) => Members): Lie =>
  afterwards(
    GET,
    inData((activity) => ({ ...activity, ...change(activity) })),
  );

const full: Witness = async (stage) => read(stage, (await fullActivity(stage)).activityId);

/** Lies of the read of one activity: its flags, its places, and the status of one user. */
export const readingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.never-past',
    lie: 'isPastActivity is false for good.',
    breaks: ['ACT-17'],
    tables: shows(() => ({ isPastActivity: false })),
    witness: staged(-40),
  },
  {
    id: 'activities.past-for-a-week',
    lie: 'What took place more than a week ago is no longer said to be past.',
    breaks: ['ACT-17'],
    tables: afterwards(GET, (reply, input, scene) =>
      inData((activity) => {
        const age = scene.clock.now().epochMilliseconds - Date.parse(String(activity['startDate']));
        return age > 7 * 86_400_000 ? { ...activity, isPastActivity: false } : activity;
      })(reply, input),
    ),
    witness: staged(-20),
  },
  {
    id: 'activities.past-by-the-day-of-the-year',
    lie: 'Whether an activity is past is judged by month and day, without the year.',
    breaks: ['ACT-17'],
    tables: afterwards(LIST, (reply, input, scene) =>
      inData((activity) => {
        const today = scene.clock.now().toString().slice(5, 10);
        return { ...activity, isPastActivity: String(activity['startDate']).slice(5, 10) < today };
      })(reply, input),
    ),
    witness: async (stage) => {
      const next = String(Number(stage.day(0).slice(0, 4)) + 1);
      await someActivity(stage, { startDate: `${next}-01-15T12:00:00Z`, endDate: `${next}-01-15T13:00:00Z` });
      const query = `startDate=${next}-01-10T00:00:00Z&endDate=${next}-01-20T00:00:00Z`;
      return (await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query}`)).body;
    },
  },
  {
    id: 'activities.past-once-it-is-this-week',
    lie: 'An activity within the next days counts as past when it is read.',
    breaks: ['ACT-17'],
    tables: afterwards(GET, (reply, input, scene) =>
      inData((activity) => {
        const ahead = Date.parse(String(activity['startDate'])) - scene.clock.now().epochMilliseconds;
        return { ...activity, isPastActivity: ahead < 5 * 86_400_000 };
      })(reply, input),
    ),
    witness: staged(3),
  },
  {
    id: 'activities.cancelled-ones-not-found',
    lie: 'An activity that staff cancelled cannot be read.',
    breaks: ['ACT-19'],
    tables: instead(
      GET,
      (honest) => (input, scene) =>
        scene.store.activities.find(input.path['activityId'])?.isCancelled === true
          ? refuse('not-found', {
              promised: 'An activity.',
              found: 'a cancelled one.',
              next: 'look elsewhere.',
            })
          : honest(input, scene),
    ),
    witness: staged(20, { isCancelled: true }),
  },
  {
    id: 'activities.never-cancelled',
    lie: 'isCancelled is false for good.',
    breaks: ['ACT-19'],
    tables: shows(() => ({ isCancelled: false })),
    witness: staged(20, { isCancelled: true }),
  },
  {
    id: 'activities.cancelled-only-if-staff-made-it',
    lie: 'An activity that was made through the API never says that it is cancelled.',
    breaks: ['ACT-19'],
    tables: afterwards(GET, (reply, input, scene) => {
      const creator = scene.store.activities.find(input.path['activityId'])?.creator.id;
      return scene.store.staff.find(creator)
        ? reply
        : inData((activity) => ({ ...activity, isCancelled: false }))(reply, input);
    }),
    witness: async (stage) => {
      const activityId = await someActivity(stage);
      await stage.lever('update-activity', { activityId, isCancelled: true });
      return read(stage, activityId);
    },
  },
  {
    id: 'activities.read-of-another',
    lie: 'A read answers the activity that was made last.',
    breaks: ['ACT-57', 'ACT-66'],
    tables: beforehand(GET, (input, scene) => {
      const last = scene.store.activities.all().at(-1)?.id ?? '';
      return { ...input, path: { ...input.path, activityId: last } };
    }),
    witness: async (stage) => {
      const id = await someActivity(stage);
      await someActivity(stage, { name: 'Choir' });
      return read(stage, id);
    },
  },
  {
    id: 'activities.read-without-envelope',
    lie: 'A read answers the activity itself, without an envelope.',
    breaks: ['ACT-57'],
    tables: afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: async (stage) => read(stage, await someActivity(stage)),
  },
  {
    id: 'activities.capacity-in-the-list-alone',
    lie: 'A read shows no capacity; only the list does.',
    breaks: ['ACT-58'],
    tables: shows(() => ({ capacity: null })),
    witness: async (stage) => read(stage, await someActivity(stage)),
  },
  {
    id: 'activities.capacity-where-there-is-a-limit',
    lie: 'A read shows a capacity only where places for residents are limited to fewer than ten.',
    breaks: ['ACT-58'],
    tables: shows((activity) => {
      const { max } = membersIn(membersIn(activity['capacity'])['residents']);
      return typeof max === 'number' && max < 10 ? {} : { capacity: {} };
    }),
    witness: async (stage) => read(stage, await someActivity(stage)),
  },
  {
    id: 'activities.waitlisted-count-as-registered',
    lie: 'The residents who wait are counted among the registered.',
    breaks: ['ACT-59'],
    tables: afterwards(
      GET,
      inData((activity) =>
        residents(activity, ({ registered, waitlisted }) => ({
          registered: Number(registered) + Number(waitlisted),
        })),
      ),
    ),
    witness: full,
  },
  {
    id: 'activities.registered-is-what-is-left',
    lie: 'registered counts the places that are left.',
    breaks: ['ACT-59'],
    tables: afterwards(
      GET,
      inData((activity) => residents(activity, ({ available }) => ({ registered: available }))),
    ),
    witness: async (stage) => read(stage, await someActivity(stage)),
  },
  {
    id: 'activities.registered-never-falls',
    lie: 'registered counts whoever has ever been registered.',
    breaks: ['ACT-59'],
    tables: (tables) => {
      const most = new Map<unknown, number>();
      return afterwards(
        GET,
        inData((activity) =>
          residents(activity, ({ registered }) => {
            const count = Math.max(most.get(activity['id']) ?? 0, Number(registered));
            most.set(activity['id'], count);
            return { registered: count };
          }),
        ),
      )(tables);
    },
    witness: async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      await read(stage, id);
      await stage.call('DELETE', `/activities/${id}/registrations/${userId}`);
      return read(stage, id);
    },
  },
  {
    id: 'activities.user-status-in-the-list-alone',
    lie: 'A read takes no notice of actingUserId.',
    breaks: ['ACT-60'],
    tables: beforehand(GET, (input) => withQuery(input, (query) => without(query, 'actingUserId'))),
    witness: async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      return (await stage.call('GET', `/activities/${id}?actingUserId=${userId}`)).body;
    },
  },
  {
    id: 'activities.user-status-of-the-reader',
    lie: 'A read without actingUserId tells the status of the user who acts.',
    breaks: ['ACT-30'],
    tables: beforehand(GET, (input) =>
      withQuery(input, (query) => ({ actingUserId: input.acting.id, ...query })),
    ),
    witness: async (stage) => {
      const [id, userId] = [await someActivity(stage), await someResident(stage)];
      await register(stage, id, userId);
      return read(stage, id, userId);
    },
  },
];
