import { refuse } from '../../mock/http/problem.ts';
import { fullActivity, register } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, inData, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

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

const shows = (change: (activity: Members) => Members): Mutation =>
  afterwards(
    GET,
    inData((activity) => ({ ...activity, ...change(activity) })),
  );

const full: Witness = async (stage) => read(stage, (await fullActivity(stage)).activityId);

/** Saboteurs of the read of one activity: its flags, its places, and the status of one user. */
export const readingSaboteurs = saboteursOf(
  'activities',
  async (stage) => read(stage, await someActivity(stage)),
  {
    'never-past': [
      'isPastActivity is false for good.',
      ['ACT-17'],
      shows(() => ({ isPastActivity: false })),
      staged(-40),
    ],
    'past-for-a-week': [
      'What took place more than a week ago is no longer said to be past.',
      ['ACT-17'],
      afterwards(GET, (reply, input, scene) =>
        inData((activity) => {
          const age = scene.clock.now().epochMilliseconds - Date.parse(String(activity['startDate']));
          return age > 7 * 86_400_000 ? { ...activity, isPastActivity: false } : activity;
        })(reply, input),
      ),
      staged(-20),
    ],
    'past-by-the-day-of-the-year': [
      'Whether an activity is past is judged by month and day, without the year.',
      ['ACT-17'],
      afterwards(LIST, (reply, input, scene) =>
        inData((activity) => {
          const today = scene.clock.now().toString().slice(5, 10);
          return { ...activity, isPastActivity: String(activity['startDate']).slice(5, 10) < today };
        })(reply, input),
      ),
      async (stage) => {
        const next = String(Number(stage.day(0).slice(0, 4)) + 1);
        await someActivity(stage, {
          startDate: `${next}-01-15T12:00:00Z`,
          endDate: `${next}-01-15T13:00:00Z`,
        });
        const query = `startDate=${next}-01-10T00:00:00Z&endDate=${next}-01-20T00:00:00Z`;
        return (await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query}`)).body;
      },
    ],
    'past-once-it-is-this-week': [
      'An activity within the next days counts as past when it is read.',
      ['ACT-17'],
      afterwards(GET, (reply, input, scene) =>
        inData((activity) => {
          const ahead = Date.parse(String(activity['startDate'])) - scene.clock.now().epochMilliseconds;
          return { ...activity, isPastActivity: ahead < 5 * 86_400_000 };
        })(reply, input),
      ),
      staged(3),
    ],
    'cancelled-ones-not-found': [
      'An activity that staff cancelled cannot be read.',
      ['ACT-19'],
      instead(
        GET,
        (original) => (input, scene) =>
          scene.store.activities.find(input.path['activityId'])?.isCancelled === true
            ? refuse('not-found', {
                promised: 'An activity.',
                found: 'a cancelled one.',
                next: 'look elsewhere.',
              })
            : original(input, scene),
      ),
      staged(20, { isCancelled: true }),
    ],
    'never-cancelled': [
      'isCancelled is false for good.',
      ['ACT-19'],
      shows(() => ({ isCancelled: false })),
      staged(20, { isCancelled: true }),
    ],
    'cancelled-only-if-staff-made-it': [
      'An activity that was made through the API never says that it is cancelled.',
      ['ACT-19'],
      afterwards(GET, (reply, input, scene) => {
        const creator = scene.store.activities.find(input.path['activityId'])?.creator.id;
        return scene.store.staff.find(creator)
          ? reply
          : inData((activity) => ({ ...activity, isCancelled: false }))(reply, input);
      }),
      async (stage) => {
        const activityId = await someActivity(stage);
        await stage.lever('update-activity', { activityId, isCancelled: true });
        return read(stage, activityId);
      },
    ],
    'read-of-another': [
      'A read answers the activity that was made last.',
      ['ACT-57', 'ACT-66'],
      beforehand(GET, (input, scene) => {
        const last = scene.store.activities.all().at(-1)?.id ?? '';
        return { ...input, path: { ...input.path, activityId: last } };
      }),
      async (stage) => {
        const id = await someActivity(stage);
        await someActivity(stage, { name: 'Choir' });
        return read(stage, id);
      },
    ],
    'read-without-envelope': [
      'A read answers the activity itself, without an envelope.',
      ['ACT-57'],
      afterwards(GET, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ],
    'capacity-in-the-list-alone': [
      'A read shows no capacity; only the list does.',
      ['ACT-58'],
      shows(() => ({ capacity: null })),
    ],
    'capacity-where-there-is-a-limit': [
      'A read shows a capacity only where places for residents are limited to fewer than ten.',
      ['ACT-58'],
      shows((activity) => {
        const { max } = membersIn(membersIn(activity['capacity'])['residents']);
        return typeof max === 'number' && max < 10 ? {} : { capacity: {} };
      }),
    ],
    'waitlisted-count-as-registered': [
      'The residents who wait are counted among the registered.',
      ['ACT-59'],
      afterwards(
        GET,
        inData((activity) =>
          residents(activity, ({ registered, waitlisted }) => ({
            registered: Number(registered) + Number(waitlisted),
          })),
        ),
      ),
      full,
    ],
    'registered-is-what-is-left': [
      'registered counts the places that are left.',
      ['ACT-59'],
      afterwards(
        GET,
        inData((activity) => residents(activity, ({ available }) => ({ registered: available }))),
      ),
    ],
    'registered-never-falls': [
      'registered counts whoever has ever been registered.',
      ['ACT-59'],
      (tables) => {
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
      async (stage) => {
        const [id, userId] = [await someActivity(stage), await someResident(stage)];
        await register(stage, id, userId);
        await read(stage, id);
        await stage.call('DELETE', `/activities/${id}/registrations/${userId}`);
        return read(stage, id);
      },
    ],
    'user-status-in-the-list-alone': [
      'A read takes no notice of actingUserId.',
      ['ACT-60'],
      beforehand(GET, (input) => withQuery(input, (query) => without(query, 'actingUserId'))),
      async (stage) => {
        const [id, userId] = [await someActivity(stage), await someResident(stage)];
        await register(stage, id, userId);
        return (await stage.call('GET', `/activities/${id}?actingUserId=${userId}`)).body;
      },
    ],
    'user-status-of-the-reader': [
      'A read without actingUserId tells the status of the user who acts.',
      ['ACT-30'],
      beforehand(GET, (input) => withQuery(input, (query) => ({ actingUserId: input.acting.id, ...query }))),
      async (stage) => {
        const [id, userId] = [await someActivity(stage), await someResident(stage)];
        await register(stage, id, userId);
        return read(stage, id, userId);
      },
    ],
  },
);
