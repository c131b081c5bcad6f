import { isRefusal } from '../../mock/http/problem.ts';
import { hours, known, someLounge, sometime, type Lounge } from '../../witness/personal-visits.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn, withQuery, without, type Members } from '../input.ts';
import { afterwards, beforehand, instead, together } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';
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

/** Saboteurs of the list of visits. */
export const listingSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('personal-visits', listing(nothing, asCare), {
    'list-unwrapped': [
      'The list filtered by a type is a bare array.',
      ['PVS-13', 'CNV-10', 'PVS-18', 'PVS-19'],
      afterwards(LIST, (reply, { query }) =>
        query['visitType'] === undefined ? reply : { ...reply, body: membersIn(reply.body)['data'] },
      ),
      listing(nothing),
    ],
    'list-of-nothing-is-null': [
      'The data of a list without visits is null.',
      ['PVS-13', 'CNV-10'],
      afterwards(LIST, (reply) =>
        JSON.stringify(reply.body) === '{"data":[]}' ? { ...reply, body: { data: null } } : reply,
      ),
      listing(),
    ],
    'list-of-five': [
      'A list of more than five visits breaks off after the fifth.',
      ['PVS-15', 'CNV-11'],
      keepingOnly((_item, place) => place < 5),
      listing(nothing, nothing, nothing, nothing, nothing, nothing),
    ],
    'list-of-evenings-for-one-day-less': [
      'An evening is not in the list of which its day is the first.',
      ['PVS-15'],
      keepingOnly(
        ({ timeType, startDate }, _place, _items, query) =>
          timeType !== 'evening' || dayIn(startDate) !== dayIn(query['startDate']),
      ),
      async (stage) => {
        const lounge = await someLounge(stage);
        await lounge.create(sometime('evening'));
        return lounge.days(-7, -5);
      },
    ],
    'list-without-strangers': [
      'What is visited by strangers alone is left out where a connection has come as well.',
      ['PVS-15'],
      keepingOnly(({ connectionVisitors }, _place, items) => {
        const isByConnection = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
        return (
          isByConnection(connectionVisitors) ||
          !items.some((one) => isByConnection(one['connectionVisitors']))
        );
      }),
      listing(nothing, (_stage, { connectionIds }) => known(...connectionIds)),
    ],
    'list-of-like-ones-once': [
      'Visits of one name at the same moment are listed once.',
      ['PVS-34', 'PVS-15'],
      keepingOnly(
        ({ name, startDate }, place, items) =>
          items.findIndex((one) => one['name'] === name && one['startDate'] === startDate) === place,
      ),
      listing(nothing, nothing),
    ],
    'list-a-day-too-long-where-filtered': [
      'Filtered by a type the list holds the day after endDate, too.',
      ['PVS-16', 'PVS-19'],
      alsoListing(({ residentId, startDate, visitType }, { path, query }) => {
        const after = instantIn(startDate) - instantIn(query['endDate']);
        return (
          residentId === path['residentId'] && visitType === query['visitType'] && after > 0 && after <= DAY
        );
      }),
      listing(onDay(-4)),
    ],
    'list-of-all-that-has-no-times': [
      'Visits without times are in every list.',
      ['PVS-16'],
      alsoListing(
        ({ residentId, timeType, visitType }, { path, query }) =>
          residentId === path['residentId'] && !isExact({ timeType }) && isOf(visitType, query),
      ),
      listing(onDay(-12, sometime('allDay'))),
    ],
    'list-of-the-connection': [
      'The list holds the visits of the same connections to others on the same days.',
      ['PVS-17'],
      alsoListing(({ residentId, connectionVisitors, startDate, visitType }, { path, query }, items) => {
        const who = connectionVisitors.map(({ connectionId }) => connectionId);
        const isSame = ({ connectionVisitors: list, startDate: start }: Members): boolean =>
          dayIn(start) === dayIn(startDate) &&
          Array.isArray(list) &&
          list.some((one) => who.some((id) => id === membersIn(one)['connectionId']));
        return residentId !== path['residentId'] && isOf(visitType, query) && items.some(isSame);
      }),
      neighbours,
    ],
    'list-of-the-house-where-filtered': [
      'Filtered by a type the list holds the visits of that type to anybody in the range.',
      ['PVS-17', 'PVS-19'],
      alsoListing(
        ({ startDate, visitType }, { query }) =>
          visitType === query['visitType'] &&
          instantIn(query['startDate']) <= instantIn(startDate) &&
          instantIn(startDate) <= instantIn(query['endDate']),
      ),
      neighbours,
    ],
    'no-list-of-care': [
      'The filter takes social alone; care is refused.',
      ['PVS-18', 'PVS-19'],
      instead(
        LIST,
        (original) => (input, scene) =>
          input.query['visitType'] === 'care' ? refused('visitType is social.') : original(input, scene),
      ),
      listing(asCare),
    ],
    'filter-is-ignored': [
      'The filter by type filters nothing.',
      ['PVS-19'],
      beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'visitType'))),
    ],
    'filter-the-other-way-round': [
      'Asked for care the list leaves out what is care.',
      ['PVS-19'],
      (tables) => {
        const all = beforehand(LIST, (input) =>
          withQuery(input, (query) =>
            query['visitType'] === 'care' ? { ...query, visitType: 'social' } : query,
          ),
        );
        return all(tables);
      },
    ],
    'filter-for-what-has-times': [
      'Asked for care the list holds every visit without times.',
      ['PVS-19'],
      alsoListing(
        ({ residentId, timeType, startDate }, { path, query }) =>
          query['visitType'] === 'care' &&
          residentId === path['residentId'] &&
          !isExact({ timeType }) &&
          instantIn(query['startDate']) <= instantIn(startDate) &&
          instantIn(startDate) <= instantIn(query['endDate']),
      ),
      listing(() => sometime('allDay')),
    ],
    'filter-by-the-first-type': [
      'A visit is listed by the visitType with which it was made.',
      ['PVS-19'],
      (tables) => {
        const first = new Map<unknown, unknown>();
        return together(
          instead(CHANGE, (original) => (input, scene) => {
            const former = scene.store.personalVisits.find(input.path['visitId']);
            const reply = original(input, scene);
            if (former && !isRefusal(reply) && !first.has(former.id)) first.set(former.id, former.visitType);
            return reply;
          }),
          keepingOnly(({ id, visitType }, _place, _items, query) => isOf(first.get(id) ?? visitType, query)),
        )(tables);
      },
      async (stage) => {
        const lounge = await someLounge(stage);
        await lounge.change(await lounge.made(), care);
        return lounge.days(-9, -5, care);
      },
    ],
    'social-unless-asked-for-care': [
      'Without a filter the list holds social visits alone.',
      ['PVS-20', 'PVS-15'],
      beforehand(LIST, (input) => withQuery(input, (query) => ({ visitType: 'social', ...query }))),
    ],
    'types-never-mixed': [
      'Without a filter the list holds the visits of the type of its first one.',
      ['PVS-20', 'PVS-15'],
      keepingOnly(({ visitType }, _place, items) => visitType === items[0]?.['visitType']),
    ],
    'window-of-46-days-where-filtered': [
      'Filtered by a type the window ends 45 days after the day of startDate.',
      ['ACT-33', 'ACT-34'],
      serving(
        LIST,
        ({ first, last }, { visitType }) => last - first <= (visitType === undefined ? 44 : 45) * DAY,
      ),
      async (stage) => {
        const lounge = await someLounge(stage);
        await lounge.create();
        return lounge.days(-52, -7, { visitType: 'social' });
      },
    ],
    'types-want-times': [
      'A filter by type is refused where the range is longer than a week.',
      ['ACT-32', 'ACT-35', 'PVS-26', 'PVS-19'],
      refusing([LIST], 'A week at a time.', (_body, { query }) => {
        const span = instantIn(query['endDate']) - instantIn(query['startDate']);
        return query['visitType'] !== undefined && span > 7 * DAY;
      }),
      async (stage) => (await someLounge(stage)).days(-20, -7, care),
    ],
  }),
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
