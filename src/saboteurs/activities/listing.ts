import { activityView } from '../../mock/operations/activities/view.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import type { ActivityRecord } from '../../mock/world/records.ts';
import { listActivities, register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { activityBody, activitiesIn, someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, inList, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { seeing } from './amend.ts';

const LIST = 'listActivities';

/** Items of the list beside the honest ones: stored activities that take place once and that a wrong filter finds. */
const alsoListing = (finds: (activity: ActivityRecord, query: Members, facilityId: string) => boolean): Lie =>
  afterwards(LIST, (reply, input, scene) =>
    inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.activities.filter(
        (one) =>
          !one.isDeleted &&
          one.recurrence === null &&
          !known.includes(one.id) &&
          finds(one, input.query, input.path['facilityId'] ?? ''),
      );
      return [...items, ...more.map((one) => activityView(nextOccasion(one, scene), scene))];
    })(reply, input),
  );

const keepingOnly = (keep: (item: Members, query: Members, place: number) => boolean): Lie =>
  afterwards(LIST, (reply, input) =>
    inList((items) => items.filter((item, place) => keep(membersIn(item), input.query, place)))(reply, input),
  );

const isWithin = ({ startDate }: ActivityRecord, query: Members): boolean => {
  const at = Date.parse(startDate);
  return Date.parse(String(query['startDate'])) <= at && at <= Date.parse(String(query['endDate']));
};

const inSecond = async ({ call, calendars, ...stage }: Stage): Promise<unknown> =>
  (
    await call('POST', `/calendars/${calendars[1] ?? ''}/activities`, {
      body: activityBody({ call, calendars, ...stage }),
    })
  ).body;

const someAt =
  (bodies: readonly Members[], query: string): Witness =>
  async (stage) => {
    for (const body of bodies) await someActivity(stage, body);
    return activitiesIn(stage, query);
  };

const listIn = (body: unknown): readonly unknown[] => {
  const { data } = membersIn(body);
  return Array.isArray(data) ? data : [];
};

const registeredTwice: Witness = async (stage) => {
  const userId = await someResident(stage);
  for (let count = 0; count < 2; count += 1) await register(stage, await someActivity(stage), userId);
  return activitiesIn(stage, `&actingUserId=${userId}`);
};

/** Lies of the list of activities: what is in it, its filters, and the status of one user. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.list-without-the-last',
    lie: 'Of several activities the list leaves out the last.',
    breaks: ['ACT-22'],
    tables: afterwards(
      LIST,
      inList((items) => (items.length > 1 ? items.slice(0, -1) : items)),
    ),
    witness: someAt([{}, {}], ''),
  },
  {
    id: 'activities.list-of-exact-times-alone',
    lie: 'Activities of all day are in no list.',
    breaks: ['ACT-22'],
    tables: keepingOnly(({ timeType }) => timeType !== 'allDay'),
    witness: someAt([{ timeType: 'allDay' }], ''),
  },
  {
    id: 'activities.list-of-office-hours',
    lie: 'Activities that start at eight in the evening or later are in no list.',
    breaks: ['ACT-22'],
    tables: keepingOnly(({ startTime }) => typeof startTime !== 'string' || startTime < '20:00'),
    witness: someAt([{ startDate: '2026-07-15T20:00:00Z', startTime: '20:00' }], ''),
  },
  {
    id: 'activities.list-a-day-too-long',
    lie: 'The list holds the day after endDate, too.',
    breaks: ['ACT-23'],
    tables: alsoListing((one, query, facilityId) => {
      const endDate = new Date(Date.parse(String(query['endDate'])) + 86_400_000).toISOString();
      return one.facilityId === facilityId && isWithin(one, { ...query, endDate });
    }),
    witness: someAt([{ startDate: '2026-07-17T12:00:00Z', endDate: '2026-07-17T13:00:00Z' }], ''),
  },
  {
    id: 'activities.list-from-the-day-before',
    lie: 'The list begins a day before the one asked for.',
    breaks: ['ACT-23'],
    tables: alsoListing((one, query, facilityId) => {
      const startDate = new Date(Date.parse(String(query['startDate'])) - 86_400_000).toISOString();
      return one.facilityId === facilityId && isWithin(one, { ...query, startDate });
    }),
    witness: someAt([{ startDate: '2026-07-13T12:00:00Z', endDate: '2026-07-13T13:00:00Z' }], ''),
  },
  {
    id: 'activities.range-of-creation',
    lie: 'The range selects by the days on which activities were first planned for, not by those to which they moved.',
    breaks: ['ACT-22', 'ACT-23'],
    tables: (tables) => {
      const first = new Map<string, string>();
      const planned = seeing(LIST, ({ id, startDate }) => ({ startDate: first.get(id) ?? startDate }));
      return planned(
        afterwards('createActivity', (reply, _input, scene) => {
          for (const { id, startDate } of scene.store.activities.all())
            if (!first.has(id)) first.set(id, startDate);
          return reply;
        })(tables),
      );
    },
    witness: async (stage) => {
      const id = await someActivity(stage);
      const moved = { startDate: `${stage.day(60)}T12:00:00Z`, endDate: `${stage.day(60)}T13:00:00Z` };
      await stage.call('PUT', `/activities/${id}`, { body: activityBody(stage, moved) });
      return activitiesIn(stage);
    },
  },
  {
    id: 'activities.list-of-every-facility',
    lie: 'Under the filter type the list holds the activities of every facility.',
    breaks: ['ACT-24'],
    tables: alsoListing((one, query) => query['type'] === one.type && isWithin(one, query)),
    witness: async (stage) => {
      await inSecond(stage);
      return activitiesIn(stage, '&type=Social');
    },
  },
  {
    id: 'activities.list-of-the-neighbours',
    lie: 'The list holds the activities of the other facilities as well.',
    breaks: ['ACT-24'],
    tables: alsoListing((one, query) => query['location'] === undefined && isWithin(one, query)),
    witness: async (stage) => {
      await inSecond(stage);
      return activitiesIn(stage);
    },
  },
  {
    id: 'activities.type-filter-ignored',
    lie: 'The filter type has no effect.',
    breaks: ['ACT-25'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'type'))),
    witness: someAt([{}], '&type=Exercise'),
  },
  {
    id: 'activities.type-filter-without-location',
    lie: 'Where a location is given, the filter type has no effect.',
    breaks: ['ACT-25'],
    tables: beforehand(LIST, (input) =>
      input.query['location'] === undefined ? input : withQuery(input, (query) => without(query, 'type')),
    ),
    witness: someAt([{ location: 'Hall' }], '&type=Exercise&location=Hall'),
  },
  {
    id: 'activities.location-filter-ignored',
    lie: 'The filter location has no effect.',
    breaks: ['ACT-26'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'location'))),
    witness: someAt([{ location: 'Hall' }], '&location=Library'),
  },
  {
    id: 'activities.location-filter-finds-those-without',
    lie: 'The filter location finds the activities that have none, too.',
    breaks: ['ACT-26'],
    tables: alsoListing(
      (one, query, facilityId) =>
        query['location'] !== undefined &&
        query['type'] === undefined &&
        one.location === null &&
        one.facilityId === facilityId &&
        isWithin(one, query),
    ),
    witness: someAt([{}], '&location=Library'),
  },
  {
    id: 'activities.location-filter-by-any-word',
    lie: 'The filter location finds the activities at which any of the words is in the location.',
    breaks: ['ACT-26'],
    tables: alsoListing((one, query, facilityId) => {
      const words = typeof query['location'] === 'string' ? query['location'].split(' ') : [];
      const isThere = words.some((word) => one.location?.includes(word));
      return isThere && one.facilityId === facilityId && isWithin(one, query);
    }),
    witness: someAt([{ location: 'East hall' }], '&location=West%20hall'),
  },
  {
    id: 'activities.location-filter-from-the-start',
    lie: 'The filter location finds a part only at the beginning of the location.',
    breaks: ['ACT-27'],
    tables: keepingOnly(
      ({ location }, query) =>
        typeof query['location'] !== 'string' || String(location).startsWith(query['location']),
    ),
    witness: someAt([{ location: 'East hall' }], '&location=hall'),
  },
  {
    id: 'activities.location-filter-by-whole-words',
    lie: 'The filter location finds whole words alone.',
    breaks: ['ACT-27'],
    tables: keepingOnly(
      ({ location }, query) =>
        typeof query['location'] !== 'string' || ` ${String(location)} `.includes(` ${query['location']} `),
    ),
    witness: someAt([{ location: 'East hall' }], '&location=all'),
  },
  {
    id: 'activities.user-status-of-the-first-alone',
    lie: 'The list tells the status of the user for the first activity alone.',
    breaks: ['ACT-29'],
    tables: afterwards(LIST, (reply, input) => {
      let seen = 0;
      return inList((items) =>
        items.map((item) => {
          const members = membersIn(item);
          const isToBeTold = members['actingUserRegistrationStatus'] === 'registered' && seen++ === 0;
          return isToBeTold ? members : without(members, 'actingUserRegistrationStatus');
        }),
      )(reply, input);
    }),
    witness: registeredTwice,
  },
  {
    id: 'activities.user-status-of-whoever-acts',
    lie: 'Without actingUserId the list tells the status of the user who acts.',
    breaks: ['ACT-30'],
    tables: beforehand(LIST, (input) =>
      withQuery(input, (query) => ({ actingUserId: input.acting.id, ...query })),
    ),
    witness: async (stage) => {
      const userId = await someResident(stage);
      await register(stage, await someActivity(stage), userId);
      const query = `startDate=${stage.day(29)}T00:00:00Z&endDate=${stage.day(32)}T00:00:00Z`;
      return (
        await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query}`, {
          as: userId,
        })
      ).body;
    },
  },
  {
    id: 'activities.user-status-for-residents-who-act',
    lie: 'In the list, actingUserId counts only where a resident asks about another one.',
    breaks: ['ACT-29'],
    tables: beforehand(LIST, (input) =>
      input.acting.id === input.query['actingUserId']
        ? withQuery(input, (query) => without(query, 'actingUserId'))
        : input,
    ),
    witness: async (stage) => {
      const userId = await someResident(stage);
      await register(stage, await someActivity(stage), userId);
      const query = `startDate=${stage.day(29)}T00:00:00Z&endDate=${stage.day(32)}T00:00:00Z&actingUserId=${userId}`;
      return (
        await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query}`, {
          as: userId,
        })
      ).body;
    },
  },
  {
    id: 'activities.series-out-of-type',
    lie: 'The filter type does not find series.',
    breaks: ['ACT-25', 'ACT-43'],
    tables: keepingOnly(({ isRecurring }, query) => isRecurring !== true || query['type'] === undefined),
    witness: async (stage) => {
      await someSeries(stage);
      const [first] = listIn((await listActivities(stage)).body);
      return (await listActivities(stage, { type: String(membersIn(first)['type']) })).body;
    },
  },
];
