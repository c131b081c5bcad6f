import type { AnyReply } from '../../mock/http/reply.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { hours, someWalks, sometime, walkByStaff, walking } from '../../witness/personal-activities.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead } from '../mutation.ts';
import { saboteursOf, type Saboteur } from '../saboteur.ts';
import { dayIn, isExact } from '../times.ts';
import { DAY, HOUR, windowSaboteurs } from '../windows.ts';
import { alsoListing, keepingOnly, LIST } from './amend.ts';

type Body = Readonly<Record<string, unknown>>;

const nothing = () => ({});
const onDay =
  (days: number, more: Body = {}) =>
  ({ day }: Stage): Body => ({ ...hours(day(days), '10:00', '10:45'), ...more });

/** The list of one resident of the first facility after somebody of a facility has had the same. */
const besides =
  (facility: number, body: Body = {}): Witness =>
  async (stage) => {
    await (await someWalks(stage, facility)).create(body);
    const walks = await someWalks(stage);
    await walks.create(body);
    return walks.days(-9, -5);
  };

const instantIn = (value: unknown): number => Date.parse(String(value));

/** Saboteurs of the list of personal activities. */
export const listingSaboteurs: readonly Saboteur[] = [
  ...saboteursOf('personal-activities', walking(nothing), {
    'list-unwrapped': [
      'The list is a bare array.',
      ['PAC-12', 'CNV-10'],
      afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    ],
    'list-by-days': [
      'The data of the list is an object with an array for each day.',
      ['PAC-12', 'CNV-10'],
      afterwards(LIST, (reply) => {
        const { data } = membersIn(reply.body);
        const items = Array.isArray(data) ? data.map(membersIn) : [];
        const days = items.map(({ startDate }) => dayIn(startDate));
        const on = (day: string) => items.filter(({ startDate }) => dayIn(startDate) === day);
        return { ...reply, body: { data: Object.fromEntries(days.map((day) => [day, on(day)])) } };
      }),
    ],
    'list-of-nothing-is-not-found': [
      'Where there is nothing in the range the list is answered with 404.',
      ['PAC-12'],
      instead(LIST, (original) => (input, scene) => {
        const reply = original(input, scene);
        if (isRefusal(reply) || JSON.stringify(reply.body) !== '{"data":[]}') return reply;
        return refuse('not-found', { promised: 'There is something.', found: 'nothing.', next: 'make one.' });
      }),
      walking(),
    ],
    'list-asked-for-twice': [
      'A list that was asked for before is answered as it was then.',
      ['PAC-14', 'PAC-41'],
      (tables) => {
        const known = new Map<string, AnyReply>();
        return instead(LIST, (original) => (input, scene) => {
          const key = JSON.stringify([input.path, input.query]);
          const reply = known.get(key) ?? original(input, scene);
          if (!isRefusal(reply)) known.set(key, reply);
          return reply;
        })(tables);
      },
      async (stage) => {
        const walks = await someWalks(stage);
        await walks.days(-9, -5);
        await walks.create();
        return walks.days(-9, -5);
      },
    ],
    'list-of-four': [
      'A list of more than four breaks off after the fourth.',
      ['PAC-14', 'CNV-11'],
      keepingOnly((_item, place) => place < 4),
      walking(
        ...['08', '09', '10', '11', '12'].map((hour) => () => ({
          startTime: `${hour}:00`,
          endTime: '12:30',
        })),
      ),
    ],
    'list-of-one-a-day': [
      'The list holds the first of each day.',
      ['PAC-14', 'PAC-41'],
      keepingOnly(
        ({ startDate }, place, items) =>
          items.findIndex((one) => dayIn(one['startDate']) === dayIn(startDate)) === place,
      ),
      walking(nothing, ({ day }) => hours(day(-7), '15:00', '15:30')),
    ],
    'list-without-what-has-no-times': [
      'What has no times is left out where anything has.',
      ['PAC-14', 'PAC-41'],
      keepingOnly((item, _place, items) => isExact(item) || !items.some(isExact)),
      walking(nothing, () => sometime('afternoon')),
    ],
    'list-of-mornings-for-one-day-less': [
      'A morning is not in the list of which its day is the last.',
      ['PAC-14'],
      keepingOnly(
        ({ timeType, startDate }, _place, _items, query) =>
          timeType !== 'morning' || dayIn(startDate) !== dayIn(query['endDate']),
      ),
      async (stage) => {
        const walks = await someWalks(stage);
        await walks.create(sometime('morning'));
        return walks.days(-9, -7);
      },
    ],
    'list-without-photos': [
      'What has photos is not in the list.',
      ['PAC-14'],
      keepingOnly(({ photos }) => !Array.isArray(photos) || photos.length === 0),
      walkByStaff,
    ],
    'list-without-the-last-hours': [
      'What begins after eleven in the evening is in no list of which that day is the last.',
      ['PAC-14'],
      keepingOnly(
        ({ startDate, startTime }, _place, _items, { endDate }) =>
          String(startTime) < '23:00' || startTime === null || dayIn(startDate) !== dayIn(endDate),
      ),
      async (stage) => {
        const walks = await someWalks(stage);
        await walks.create(hours(stage.day(-7), '23:10', '23:50'));
        return walks.days(-9, -7);
      },
    ],
    'list-without-the-first-hour': [
      'What begins before one in the night counts to the evening before.',
      ['PAC-14', 'PAC-15'],
      (tables) => {
        const fewer = keepingOnly(
          ({ startDate }, _place, _items, query) =>
            instantIn(startDate) - HOUR >= instantIn(query['startDate']),
        );
        const more = alsoListing(({ residentId, startDate, timeType }, { path, query }) => {
          const at = instantIn(startDate) - HOUR;
          return (
            residentId === path['residentId'] &&
            timeType === 'exactTime' &&
            instantIn(query['startDate']) <= at &&
            at <= instantIn(query['endDate'])
          );
        });
        return more(fewer(tables));
      },
      async (stage) => {
        const walks = await someWalks(stage);
        await walks.create(hours(stage.day(-7), '00:20', '00:50'));
        return [await walks.days(-9, -8), await walks.days(-7, -6)];
      },
    ],
    'list-a-day-too-long': [
      'The list holds the day after endDate, too.',
      ['PAC-15'],
      alsoListing(({ residentId, startDate }, { path, query }) => {
        const after = instantIn(startDate) - instantIn(query['endDate']);
        return residentId === path['residentId'] && after > 0 && after <= DAY;
      }),
      walking(onDay(-4)),
    ],
    'list-of-all-days-gone-by': [
      'What lasts all day is in every list that ends later.',
      ['PAC-15'],
      alsoListing(
        ({ residentId, startDate, timeType }, { path, query }) =>
          residentId === path['residentId'] &&
          timeType === 'allDay' &&
          instantIn(startDate) < instantIn(query['startDate']),
      ),
      walking(onDay(-12, sometime('allDay'))),
    ],
    'list-of-the-house': [
      'The list holds what others of the facility have at the same moment.',
      ['PAC-16'],
      alsoListing(
        ({ residentId, startDate }, { path }, items) =>
          residentId !== path['residentId'] &&
          items.some((item) => instantIn(item['startDate']) === instantIn(startDate)),
      ),
      besides(0),
    ],
    'list-of-other-houses': [
      'The list holds what residents of other facilities have on the same days.',
      ['PAC-16'],
      alsoListing(({ residentId, startDate }, { path }, items, { store }) => {
        const houseOf = (id = ''): string | undefined => store.residents.find(id)?.facilityId;
        return (
          houseOf(residentId) !== houseOf(path['residentId']) &&
          items.some((item) => dayIn(item['startDate']) === dayIn(startDate))
        );
      }),
      besides(1, sometime('morning')),
    ],
  }),
  ...windowSaboteurs({
    section: 'personal-activities',
    operation: LIST,
    clauses: {
      start: 'PAC-13',
      end: 'PAC-202',
      served: 'ACT-32',
      beyond: 'ACT-33',
      noLonger: 'ACT-34',
      noShorter: 'ACT-35',
      middays: 'PAC-22',
    },
    look: async (stage, day, query) => {
      const walks = await someWalks(stage);
      await walks.create(hours(day, '00:00', '00:30'));
      await walks.create(hours(day, '12:00', '12:30'));
      return walks.asked(query);
    },
  }),
];
