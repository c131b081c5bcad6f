import { hours, someWalks, sometime } from '../../witness/personal-activities.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { dayIn, later, minuteIn } from '../times.ts';
import { DAY, textOf } from '../windows.ts';
import { createsAs } from './adapter.ts';
import { walking } from './walking.ts';

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
  'no-leap-day': breaking('PAC-44')
    .says('An entry on February 29 is stored on March 1.')
    .by(createsAs, ({ startDate }) =>
      dayIn(startDate).endsWith('-02-29') ? { startDate: textOf(Date.parse(startDate) + DAY) } : {},
    ),
});
