import { hours, someWalks, sometime } from '../../witness/personal-activities.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { createsAs, isSameDay } from './adapter.ts';
import { walking } from './walking.ts';

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Many names and times, and several on one day. */
const manyBodies = walking(({ day }) => [
  { name: 'A walk around the lake and back' },
  [{}, { name: 'Chess' }],
  [sometime('morning'), sometime('evening')],
  ...[['10:03', '10:43'] as const, ['23:10', '23:50'] as const, ['10:00', '10:10'] as const].map(
    ([from, until]) => hours(day(-7), from, until),
  ),
  hours('2024-02-29', '10:00', '10:30'),
  [{}, hours(day(-7), '15:00', '15:30')],
]);

export const keepingMutants = mutantsOf('personal-activities', manyBodies, {
  'name-of-twenty-letters': breaking('PAC-43')
    .says('A create cuts the name off after 20 characters.')
    .by(createsAs, ({ name }) => ({
      name: name?.slice(0, 20) ?? null,
    })),
  'name-like-a-title': breaking('PAC-43')
    .says('Every word of a name begins with a capital.')
    .by(createsAs, ({ name }) => ({ name: name?.split(' ').map(capital).join(' ') ?? null })),
  'name-of-the-first-like-it': breaking('PAC-43')
    .says('A second one on a day takes the name of the first one.')
    .by(createsAs, (made, _input, { store }) => ({
      name: (store.personalActivities.filter((one) => isSameDay(one, made))[0] ?? made).name,
    })),
  'name-of-what-has-no-times': breaking('PAC-43')
    .says('What has no times is called after its timeType.')
    .by(createsAs, ({ name, timeType }) =>
      timeType === 'exactTime' ? {} : { name: `${name ?? ''} (${timeType})` },
    ),
  'times-in-steps-of-five-minutes': breaking('PAC-44')
    .says('Times are rounded down to five minutes.')
    .by(createsAs, ({ startTime, endTime }) => {
      const stepped = (time: string | null) => time && later(time, -(minuteIn(time) % 5));
      return { startTime: stepped(startTime), endTime: stepped(endTime) };
    }),
  'times-of-greenwich': breaking('PAC-44')
    .says('Times are kept as those of UTC, wherever the resident lives.')
    .seenBy(async (client) => {
      const walks = await someWalks(client, 1);
      await walks.create({ startDate: `${client.day(-7)}T16:00:00Z`, startTime: '12:00', endTime: '12:30' });
      return walks.days(-9, -5);
    })
    .by(createsAs, ({ startTime, endTime, startDate }) => {
      if (startTime === null || endTime === null) return {};
      const from = textOf(Date.parse(startDate)).slice(11, 16);
      return { startTime: from, endTime: later(from, minuteIn(endTime) - minuteIn(startTime)) };
    }),
  'day-ends-at-half-past-eleven': breaking('PAC-44')
    .says('An end later than 23:30 is 23:30.')
    .by(createsAs, ({ endTime }) => ({ endTime: endTime && endTime > '23:30' ? '23:30' : endTime })),
  'no-leap-day': breaking('PAC-44')
    .says('An entry on February 29 is stored on March 1.')
    .by(createsAs, ({ startDate }) =>
      dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
    ),
  'start-at-midnight-of-the-day': breaking('PAC-44')
    .says('The startDate of what has exact times is kept as the midnight of its day.')
    .by(createsAs, ({ startDate, timeType }) =>
      timeType === 'exactTime' ? { startDate: `${dayIn(startDate)}T00:00:00Z` } : {},
    ),
  'at-least-a-quarter-of-an-hour': breaking('PAC-44')
    .says('An end less than a quarter of an hour after the start is put off until then.')
    .by(createsAs, ({ startTime, endTime }) =>
      startTime !== null && endTime !== null && minuteIn(endTime) - minuteIn(startTime) < 15
        ? { endTime: later(startTime, 15) }
        : {},
    ),
  'mornings-last-all-day': breaking('PAC-44', 'PAC-38')
    .says('A create with timeType morning is stored as allDay.')
    .by(createsAs, ({ timeType }) => (timeType === 'morning' ? { timeType: 'allDay' } : {})),
  'time-type-of-the-same-day': breaking('PAC-44')
    .says('Without times a second one on a day has the timeType of the first one without times.')
    .by(createsAs, (made, _input, { store }) => {
      const [first] = store.personalActivities.filter(
        (one) => isSameDay(one, made) && one.timeType !== 'exactTime',
      );
      return first && made.timeType !== 'exactTime' ? { timeType: first.timeType } : {};
    }),
  'times-of-the-first-one-change-too': breaking('PAC-44')
    .says('A create at other times of a day moves the earlier ones of that day and name.')
    .by(createsAs, (made, _input, { store }) => {
      const { name, startDate, startTime, endTime, timeType } = made;
      for (const one of store.personalActivities.filter((other) => isSameDay(other, made)))
        if (one.name === name && one.timeType === timeType && timeType === 'exactTime')
          store.personalActivities.replace({ ...one, startDate, startTime, endTime });
      return {};
    }),
});
