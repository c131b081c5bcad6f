import { activityView } from '../../mock/operations/activities/view.ts';
import { nextOccasion } from '../../mock/operations/activities/occasion.ts';
import type { ActivityRecord } from '../../mock/world/records.ts';
import { listActivities, register, someSeries } from '../../witness/activities.ts';
import { someResident } from '../../witness/people.ts';
import { activityBody, activitiesIn, someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, inList, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { seeing } from './amend.ts';

const LIST = 'listActivities';

/** Items of the list beside the original ones: stored activities that take place once and that a wrong filter finds. */
const alsoListing = (
  finds: (activity: ActivityRecord, query: Members, facilityId: string) => boolean,
): Mutation =>
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

const keepingOnly = (keep: (item: Members, query: Members, place: number) => boolean): Mutation =>
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

/** Saboteurs of the list of activities: what is in it, its filters, and the status of one user. */
export const listingSaboteurs = saboteursOf('activities', someAt([{}, {}], ''), {
  'list-without-the-last': [
    'Of several activities the list leaves out the last.',
    ['ACT-22'],
    afterwards(
      LIST,
      inList((items) => (items.length > 1 ? items.slice(0, -1) : items)),
    ),
  ],
  'list-of-exact-times-alone': [
    'Activities of all day are in no list.',
    ['ACT-22'],
    keepingOnly(({ timeType }) => timeType !== 'allDay'),
    someAt([{ timeType: 'allDay' }], ''),
  ],
  'list-of-office-hours': [
    'Activities that start at eight in the evening or later are in no list.',
    ['ACT-22'],
    keepingOnly(({ startTime }) => typeof startTime !== 'string' || startTime < '20:00'),
    someAt([{ startDate: '2026-07-15T20:00:00Z', startTime: '20:00' }], ''),
  ],
  'list-a-day-too-long': [
    'The list holds the day after endDate, too.',
    ['ACT-23'],
    alsoListing((one, query, facilityId) => {
      const endDate = new Date(Date.parse(String(query['endDate'])) + 86_400_000).toISOString();
      return one.facilityId === facilityId && isWithin(one, { ...query, endDate });
    }),
    someAt([{ startDate: '2026-07-17T12:00:00Z', endDate: '2026-07-17T13:00:00Z' }], ''),
  ],
  'list-from-the-day-before': [
    'The list begins a day before the one asked for.',
    ['ACT-23'],
    alsoListing((one, query, facilityId) => {
      const startDate = new Date(Date.parse(String(query['startDate'])) - 86_400_000).toISOString();
      return one.facilityId === facilityId && isWithin(one, { ...query, startDate });
    }),
    someAt([{ startDate: '2026-07-13T12:00:00Z', endDate: '2026-07-13T13:00:00Z' }], ''),
  ],
  'range-of-creation': [
    'The range selects by the days on which activities were first planned for, not by those to which they moved.',
    ['ACT-22', 'ACT-23'],
    (tables) => {
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
    async (stage) => {
      const id = await someActivity(stage);
      const moved = { startDate: `${stage.day(60)}T12:00:00Z`, endDate: `${stage.day(60)}T13:00:00Z` };
      await stage.call('PUT', `/activities/${id}`, { body: activityBody(stage, moved) });
      return activitiesIn(stage);
    },
  ],
  'list-of-every-facility': [
    'Under the filter type the list holds the activities of every facility.',
    ['ACT-24'],
    alsoListing((one, query) => query['type'] === one.type && isWithin(one, query)),
    async (stage) => {
      await inSecond(stage);
      return activitiesIn(stage, '&type=Social');
    },
  ],
  'list-of-the-neighbours': [
    'The list holds the activities of the other facilities as well.',
    ['ACT-24'],
    alsoListing((one, query) => query['location'] === undefined && isWithin(one, query)),
    async (stage) => {
      await inSecond(stage);
      return activitiesIn(stage);
    },
  ],
  'type-filter-ignored': [
    'The filter type has no effect.',
    ['ACT-25'],
    beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'type'))),
    someAt([{}], '&type=Exercise'),
  ],
  'type-filter-without-location': [
    'Where a location is given, the filter type has no effect.',
    ['ACT-25'],
    beforehand(LIST, (input) =>
      input.query['location'] === undefined ? input : withQuery(input, (query) => without(query, 'type')),
    ),
    someAt([{ location: 'Hall' }], '&type=Exercise&location=Hall'),
  ],
  'location-filter-ignored': [
    'The filter location has no effect.',
    ['ACT-26'],
    beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'location'))),
    someAt([{ location: 'Hall' }], '&location=Library'),
  ],
  'location-filter-finds-those-without': [
    'The filter location finds the activities that have none, too.',
    ['ACT-26'],
    alsoListing(
      (one, query, facilityId) =>
        query['location'] !== undefined &&
        query['type'] === undefined &&
        one.location === null &&
        one.facilityId === facilityId &&
        isWithin(one, query),
    ),
    someAt([{}], '&location=Library'),
  ],
  'location-filter-by-any-word': [
    'The filter location finds the activities at which any of the words is in the location.',
    ['ACT-26'],
    alsoListing((one, query, facilityId) => {
      const words = typeof query['location'] === 'string' ? query['location'].split(' ') : [];
      const isThere = words.some((word) => one.location?.includes(word));
      return isThere && one.facilityId === facilityId && isWithin(one, query);
    }),
    someAt([{ location: 'East hall' }], '&location=West%20hall'),
  ],
  'location-filter-from-the-start': [
    'The filter location finds a part only at the beginning of the location.',
    ['ACT-27'],
    keepingOnly(
      ({ location }, query) =>
        typeof query['location'] !== 'string' || String(location).startsWith(query['location']),
    ),
    someAt([{ location: 'East hall' }], '&location=hall'),
  ],
  'location-filter-by-whole-words': [
    'The filter location finds whole words alone.',
    ['ACT-27'],
    keepingOnly(
      ({ location }, query) =>
        typeof query['location'] !== 'string' || ` ${String(location)} `.includes(` ${query['location']} `),
    ),
    someAt([{ location: 'East hall' }], '&location=all'),
  ],
  'user-status-of-the-first-alone': [
    'The list tells the status of the user for the first activity alone.',
    ['ACT-29'],
    afterwards(LIST, (reply, input) => {
      let seen = 0;
      return inList((items) =>
        items.map((item) => {
          const members = membersIn(item);
          const isToBeTold = members['actingUserRegistrationStatus'] === 'registered' && seen++ === 0;
          return isToBeTold ? members : without(members, 'actingUserRegistrationStatus');
        }),
      )(reply, input);
    }),
    registeredTwice,
  ],
  'user-status-of-whoever-acts': [
    'Without actingUserId the list tells the status of the user who acts.',
    ['ACT-30'],
    beforehand(LIST, (input) => withQuery(input, (query) => ({ actingUserId: input.acting.id, ...query }))),
    async (stage) => {
      const userId = await someResident(stage);
      await register(stage, await someActivity(stage), userId);
      const query = `startDate=${stage.day(29)}T00:00:00Z&endDate=${stage.day(32)}T00:00:00Z`;
      return (
        await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query}`, {
          as: userId,
        })
      ).body;
    },
  ],
  'user-status-for-residents-who-act': [
    'In the list, actingUserId counts only where a resident asks about another one.',
    ['ACT-29'],
    beforehand(LIST, (input) =>
      input.acting.id === input.query['actingUserId']
        ? withQuery(input, (query) => without(query, 'actingUserId'))
        : input,
    ),
    async (stage) => {
      const userId = await someResident(stage);
      await register(stage, await someActivity(stage), userId);
      const query = `startDate=${stage.day(29)}T00:00:00Z&endDate=${stage.day(32)}T00:00:00Z&actingUserId=${userId}`;
      return (
        await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query}`, {
          as: userId,
        })
      ).body;
    },
  ],
  'series-out-of-type': [
    'The filter type does not find series.',
    ['ACT-25', 'ACT-43'],
    keepingOnly(({ isRecurring }, query) => isRecurring !== true || query['type'] === undefined),
    async (stage) => {
      await someSeries(stage);
      const [first] = listIn((await listActivities(stage)).body);
      return (await listActivities(stage, { type: String(membersIn(first)['type']) })).body;
    },
  ],
});
