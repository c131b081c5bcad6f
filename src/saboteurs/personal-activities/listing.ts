import type { AnyReply } from '../../mock/http/reply.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { hours, someWalks, sometime, walkByStaff, walking } from '../../witness/personal-activities.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the list of personal activities. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'personal-activities.list-unwrapped',
    lie: 'The list is a bare array.',
    breaks: ['PAC-12', 'CNV-10'],
    tables: afterwards(LIST, (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: walking(nothing),
  },
  {
    id: 'personal-activities.list-by-days',
    lie: 'The data of the list is an object with an array for each day.',
    breaks: ['PAC-12', 'CNV-10'],
    tables: afterwards(LIST, (reply) => {
      const { data } = membersIn(reply.body);
      const items = Array.isArray(data) ? data.map(membersIn) : [];
      const days = items.map(({ startDate }) => dayIn(startDate));
      const on = (day: string) => items.filter(({ startDate }) => dayIn(startDate) === day);
      return { ...reply, body: { data: Object.fromEntries(days.map((day) => [day, on(day)])) } };
    }),
    witness: walking(nothing),
  },
  {
    id: 'personal-activities.list-of-nothing-is-not-found',
    lie: 'Where there is nothing in the range the list is answered with 404.',
    breaks: ['PAC-12'],
    tables: instead(LIST, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (isRefusal(reply) || JSON.stringify(reply.body) !== '{"data":[]}') return reply;
      return refuse('not-found', { promised: 'There is something.', found: 'nothing.', next: 'make one.' });
    }),
    witness: walking(),
  },
  {
    id: 'personal-activities.list-asked-for-twice',
    lie: 'A list that was asked for before is answered as it was then.',
    breaks: ['PAC-14', 'PAC-41'],
    tables: (tables) => {
      const known = new Map<string, AnyReply>();
      return instead(LIST, (honest) => (input, scene) => {
        const key = JSON.stringify([input.path, input.query]);
        const reply = known.get(key) ?? honest(input, scene);
        if (!isRefusal(reply)) known.set(key, reply);
        return reply;
      })(tables);
    },
    witness: async (stage) => {
      const walks = await someWalks(stage);
      await walks.days(-9, -5);
      await walks.create();
      return walks.days(-9, -5);
    },
  },
  {
    id: 'personal-activities.list-of-four',
    lie: 'A list of more than four breaks off after the fourth.',
    breaks: ['PAC-14', 'CNV-11'],
    tables: keepingOnly((_item, place) => place < 4),
    witness: walking(
      ...['08', '09', '10', '11', '12'].map((hour) => () => ({ startTime: `${hour}:00`, endTime: '12:30' })),
    ),
  },
  {
    id: 'personal-activities.list-of-one-a-day',
    lie: 'The list holds the first of each day.',
    breaks: ['PAC-14', 'PAC-41'],
    tables: keepingOnly(
      ({ startDate }, place, items) =>
        items.findIndex((one) => dayIn(one['startDate']) === dayIn(startDate)) === place,
    ),
    witness: walking(nothing, ({ day }) => hours(day(-7), '15:00', '15:30')),
  },
  {
    id: 'personal-activities.list-without-what-has-no-times',
    lie: 'What has no times is left out where anything has.',
    breaks: ['PAC-14', 'PAC-41'],
    tables: keepingOnly((item, _place, items) => isExact(item) || !items.some(isExact)),
    witness: walking(nothing, () => sometime('afternoon')),
  },
  {
    id: 'personal-activities.list-of-mornings-for-one-day-less',
    lie: 'A morning is not in the list of which its day is the last.',
    breaks: ['PAC-14'],
    tables: keepingOnly(
      ({ timeType, startDate }, _place, _items, query) =>
        timeType !== 'morning' || dayIn(startDate) !== dayIn(query['endDate']),
    ),
    witness: async (stage) => {
      const walks = await someWalks(stage);
      await walks.create(sometime('morning'));
      return walks.days(-9, -7);
    },
  },
  {
    id: 'personal-activities.list-without-photos',
    lie: 'What has photos is not in the list.',
    breaks: ['PAC-14'],
    tables: keepingOnly(({ photos }) => !Array.isArray(photos) || photos.length === 0),
    witness: walkByStaff,
  },
  {
    id: 'personal-activities.list-without-the-last-hours',
    lie: 'What begins after eleven in the evening is in no list of which that day is the last.',
    breaks: ['PAC-14'],
    tables: keepingOnly(
      ({ startDate, startTime }, _place, _items, { endDate }) =>
        String(startTime) < '23:00' || startTime === null || dayIn(startDate) !== dayIn(endDate),
    ),
    witness: async (stage) => {
      const walks = await someWalks(stage);
      await walks.create(hours(stage.day(-7), '23:10', '23:50'));
      return walks.days(-9, -7);
    },
  },
  {
    id: 'personal-activities.list-without-the-first-hour',
    lie: 'What begins before one in the night counts to the evening before.',
    breaks: ['PAC-14', 'PAC-15'],
    tables: (tables) => {
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
    witness: async (stage) => {
      const walks = await someWalks(stage);
      await walks.create(hours(stage.day(-7), '00:20', '00:50'));
      return [await walks.days(-9, -8), await walks.days(-7, -6)];
    },
  },
  {
    id: 'personal-activities.list-a-day-too-long',
    lie: 'The list holds the day after endDate, too.',
    breaks: ['PAC-15'],
    tables: alsoListing(({ residentId, startDate }, { path, query }) => {
      const after = instantIn(startDate) - instantIn(query['endDate']);
      return residentId === path['residentId'] && after > 0 && after <= DAY;
    }),
    witness: walking(onDay(-4)),
  },
  {
    id: 'personal-activities.list-of-all-days-gone-by',
    lie: 'What lasts all day is in every list that ends later.',
    breaks: ['PAC-15'],
    tables: alsoListing(
      ({ residentId, startDate, timeType }, { path, query }) =>
        residentId === path['residentId'] &&
        timeType === 'allDay' &&
        instantIn(startDate) < instantIn(query['startDate']),
    ),
    witness: walking(onDay(-12, sometime('allDay'))),
  },
  {
    id: 'personal-activities.list-of-the-house',
    lie: 'The list holds what others of the facility have at the same moment.',
    breaks: ['PAC-16'],
    tables: alsoListing(
      ({ residentId, startDate }, { path }, items) =>
        residentId !== path['residentId'] &&
        items.some((item) => instantIn(item['startDate']) === instantIn(startDate)),
    ),
    witness: besides(0),
  },
  {
    id: 'personal-activities.list-of-other-houses',
    lie: 'The list holds what residents of other facilities have on the same days.',
    breaks: ['PAC-16'],
    tables: alsoListing(({ residentId, startDate }, { path }, items, { store }) => {
      const houseOf = (id = ''): string | undefined => store.residents.find(id)?.facilityId;
      return (
        houseOf(residentId) !== houseOf(path['residentId']) &&
        items.some((item) => dayIn(item['startDate']) === dayIn(startDate))
      );
    }),
    witness: besides(1, sometime('morning')),
  },
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
