import { isRefusal } from '../../mock/http/problem.ts';
import { hours, known, someLounge, sometime, type Lounge } from '../../witness/personal-visits.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, instead, together } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { dayIn, isExact } from '../times.ts';
import { DAY, serving, windowSaboteurs } from '../windows.ts';
import { alsoListing, CHANGE, keepingOnly, LIST, refused, refusing } from './amend.ts';

type Bodies = readonly ((stage: Stage, lounge: Lounge) => Members)[];

const care = { visitType: 'care' };
const onDay =
  (days: number, more: Members = {}) =>
  ({ day }: Stage): Members => ({ ...hours(day(days), '10:00', '11:00'), ...more });

/** The list of some visits, unfiltered and filtered by either type. */
const listing =
  (...bodies: Bodies): Witness =>
  async (stage) => {
    const lounge = await someLounge(stage);
    for (const body of bodies) await lounge.create(body(stage, lounge));
    const lists = [await lounge.days(-9, -5)];
    for (const visitType of ['social', 'care']) lists.push(await lounge.days(-9, -5, { visitType }));
    return lists;
  };

const nothing = () => ({});
const asCare = () => care;

/** The lists of a resident and of a neighbour whom the same connection visits at the same time. */
const neighbours: Witness = async (stage) => {
  const lounge = await someLounge(stage);
  const [one] = lounge.connectionIds;
  const neighbour = lounge.of(lounge.others[0]);
  await lounge.create(known(one));
  await neighbour.create(known(one));
  return [await lounge.days(-9, -5), await neighbour.days(-9, -5, { visitType: 'social' })];
};

const instantIn = (value: unknown): number => Date.parse(String(value));

const isOf = (type: unknown, { visitType }: Members): boolean =>
  visitType === undefined || visitType === type;

/** Lies of the list of visits. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-visits.list-unwrapped',
    lie: 'The list filtered by a type is a bare array.',
    breaks: ['PVS-13', 'CNV-10', 'PVS-18', 'PVS-19'],
    tables: afterwards(LIST, (reply, { query }) =>
      query['visitType'] === undefined ? reply : { ...reply, body: membersIn(reply.body)['data'] },
    ),
    witness: listing(nothing),
  },
  {
    id: 'personal-visits.list-of-nothing-is-null',
    lie: 'The data of a list without visits is null.',
    breaks: ['PVS-13', 'CNV-10'],
    tables: afterwards(LIST, (reply) =>
      JSON.stringify(reply.body) === '{"data":[]}' ? { ...reply, body: { data: null } } : reply,
    ),
    witness: listing(),
  },
  {
    id: 'personal-visits.list-of-five',
    lie: 'A list of more than five visits breaks off after the fifth.',
    breaks: ['PVS-15', 'CNV-11'],
    tables: keepingOnly((_item, place) => place < 5),
    witness: listing(nothing, nothing, nothing, nothing, nothing, nothing),
  },
  {
    id: 'personal-visits.list-of-evenings-for-one-day-less',
    lie: 'An evening is not in the list of which its day is the first.',
    breaks: ['PVS-15'],
    tables: keepingOnly(
      ({ timeType, startDate }, _place, _items, query) =>
        timeType !== 'evening' || dayIn(startDate) !== dayIn(query['startDate']),
    ),
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      await lounge.create(sometime('evening'));
      return lounge.days(-7, -5);
    },
  },
  {
    id: 'personal-visits.list-without-strangers',
    lie: 'What is visited by strangers alone is left out where a connection has come as well.',
    breaks: ['PVS-15'],
    tables: keepingOnly(({ connectionVisitors }, _place, items) => {
      const isByConnection = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
      return (
        isByConnection(connectionVisitors) || !items.some((one) => isByConnection(one['connectionVisitors']))
      );
    }),
    witness: listing(nothing, (_stage, { connectionIds }) => known(...connectionIds)),
  },
  {
    id: 'personal-visits.list-of-like-ones-once',
    lie: 'Visits of one name at the same moment are listed once.',
    breaks: ['PVS-34', 'PVS-15'],
    tables: keepingOnly(
      ({ name, startDate }, place, items) =>
        items.findIndex((one) => one['name'] === name && one['startDate'] === startDate) === place,
    ),
    witness: listing(nothing, nothing),
  },
  {
    id: 'personal-visits.list-a-day-too-long-where-filtered',
    lie: 'Filtered by a type the list holds the day after endDate, too.',
    breaks: ['PVS-16', 'PVS-19'],
    tables: alsoListing(({ residentId, startDate, visitType }, { path, query }) => {
      const after = instantIn(startDate) - instantIn(query['endDate']);
      return (
        residentId === path['residentId'] && visitType === query['visitType'] && after > 0 && after <= DAY
      );
    }),
    witness: listing(onDay(-4)),
  },
  {
    id: 'personal-visits.list-of-all-that-has-no-times',
    lie: 'Visits without times are in every list.',
    breaks: ['PVS-16'],
    tables: alsoListing(
      ({ residentId, timeType, visitType }, { path, query }) =>
        residentId === path['residentId'] && !isExact({ timeType }) && isOf(visitType, query),
    ),
    witness: listing(onDay(-12, sometime('allDay'))),
  },
  {
    id: 'personal-visits.list-of-the-connection',
    lie: 'The list holds the visits of the same connections to others on the same days.',
    breaks: ['PVS-17'],
    tables: alsoListing(
      ({ residentId, connectionVisitors, startDate, visitType }, { path, query }, items) => {
        const who = connectionVisitors.map(({ connectionId }) => connectionId);
        const isSame = ({ connectionVisitors: list, startDate: start }: Members): boolean =>
          dayIn(start) === dayIn(startDate) &&
          Array.isArray(list) &&
          list.some((one) => who.some((id) => id === membersIn(one)['connectionId']));
        return residentId !== path['residentId'] && isOf(visitType, query) && items.some(isSame);
      },
    ),
    witness: neighbours,
  },
  {
    id: 'personal-visits.list-of-the-house-where-filtered',
    lie: 'Filtered by a type the list holds the visits of that type to anybody in the range.',
    breaks: ['PVS-17', 'PVS-19'],
    tables: alsoListing(
      ({ startDate, visitType }, { query }) =>
        visitType === query['visitType'] &&
        instantIn(query['startDate']) <= instantIn(startDate) &&
        instantIn(startDate) <= instantIn(query['endDate']),
    ),
    witness: neighbours,
  },
  {
    id: 'personal-visits.no-list-of-care',
    lie: 'The filter takes social alone; care is refused.',
    breaks: ['PVS-18', 'PVS-19'],
    tables: instead(
      LIST,
      (honest) => (input, scene) =>
        input.query['visitType'] === 'care' ? refused('visitType is social.') : honest(input, scene),
    ),
    witness: listing(asCare),
  },
  {
    id: 'personal-visits.filter-is-ignored',
    lie: 'The filter by type filters nothing.',
    breaks: ['PVS-19'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'visitType'))),
    witness: listing(nothing, asCare),
  },
  {
    id: 'personal-visits.filter-the-other-way-round',
    lie: 'Asked for care the list leaves out what is care.',
    breaks: ['PVS-19'],
    tables: (tables) => {
      const all = beforehand(LIST, (input) =>
        withQuery(input, (query) =>
          query['visitType'] === 'care' ? { ...query, visitType: 'social' } : query,
        ),
      );
      return all(tables);
    },
    witness: listing(nothing, asCare),
  },
  {
    id: 'personal-visits.filter-for-what-has-times',
    lie: 'Asked for care the list holds every visit without times.',
    breaks: ['PVS-19'],
    tables: alsoListing(
      ({ residentId, timeType, startDate }, { path, query }) =>
        query['visitType'] === 'care' &&
        residentId === path['residentId'] &&
        !isExact({ timeType }) &&
        instantIn(query['startDate']) <= instantIn(startDate) &&
        instantIn(startDate) <= instantIn(query['endDate']),
    ),
    witness: listing(() => sometime('allDay')),
  },
  {
    id: 'personal-visits.filter-by-the-first-type',
    lie: 'A visit is listed by the visitType with which it was made.',
    breaks: ['PVS-19'],
    tables: (tables) => {
      const first = new Map<unknown, unknown>();
      return together(
        instead(CHANGE, (honest) => (input, scene) => {
          const former = scene.store.personalVisits.find(input.path['visitId']);
          const reply = honest(input, scene);
          if (former && !isRefusal(reply) && !first.has(former.id)) first.set(former.id, former.visitType);
          return reply;
        }),
        keepingOnly(({ id, visitType }, _place, _items, query) => isOf(first.get(id) ?? visitType, query)),
      )(tables);
    },
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      await lounge.change(await lounge.made(), care);
      return lounge.days(-9, -5, care);
    },
  },
  {
    id: 'personal-visits.social-unless-asked-for-care',
    lie: 'Without a filter the list holds social visits alone.',
    breaks: ['PVS-20', 'PVS-15'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => ({ visitType: 'social', ...query }))),
    witness: listing(nothing, asCare),
  },
  {
    id: 'personal-visits.types-never-mixed',
    lie: 'Without a filter the list holds the visits of the type of its first one.',
    breaks: ['PVS-20', 'PVS-15'],
    tables: keepingOnly(({ visitType }, _place, items) => visitType === items[0]?.['visitType']),
    witness: listing(nothing, asCare),
  },
  {
    id: 'personal-visits.window-of-46-days-where-filtered',
    lie: 'Filtered by a type the window ends 45 days after the day of startDate.',
    breaks: ['ACT-33', 'ACT-34'],
    tables: serving(
      LIST,
      ({ first, last }, { visitType }) => last - first <= (visitType === undefined ? 44 : 45) * DAY,
    ),
    witness: async (stage) => {
      const lounge = await someLounge(stage);
      await lounge.create();
      return lounge.days(-52, -7, { visitType: 'social' });
    },
  },
  {
    id: 'personal-visits.types-want-times',
    lie: 'A filter by type is refused where the range is longer than a week.',
    breaks: ['ACT-32', 'ACT-35', 'PVS-26', 'PVS-19'],
    tables: refusing([LIST], 'A week at a time.', (_body, { query }) => {
      const span = instantIn(query['endDate']) - instantIn(query['startDate']);
      return query['visitType'] !== undefined && span > 7 * DAY;
    }),
    witness: async (stage) => (await someLounge(stage)).days(-20, -7, care),
  },
  ...windowSaboteurs({
    section: 'personal-visits',
    operation: LIST,
    clauses: {
      start: 'PVS-14',
      end: 'PVS-204',
      served: 'ACT-32',
      beyond: 'ACT-33',
      noLonger: 'ACT-34',
      noShorter: 'ACT-35',
      middays: 'PVS-26',
    },
    look: async (stage, day, query) => {
      const lounge = await someLounge(stage);
      await lounge.create(hours(day, '00:00', '00:30'));
      await lounge.create(hours(day, '12:00', '12:30'));
      return lounge.asked(query);
    },
  }),
];
