import { isRefusal } from '../../mock/http/problem.ts';
import { listActivities } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import { instead, type Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { DAY, HOUR, cuttingAfter, filling, midnight, serving, textOf, type Dates } from '../windows.ts';
import { LIST, onDay } from './adapter.ts';

/** The list of activities with another idea of the window. */
const takes = (test: (dates: Dates) => boolean): Mutation => serving(LIST, test);

/** From a time of day 1 to one so many days later. */
const WINDOWS = [
  ['00:00:00', 44, '23:59:59'],
  ['12:00:00', 44, '23:59:59'],
  ['22:00:00', 44, '23:59:59'],
  ['00:00:00', 45, '00:00:00'],
  ['12:00:00', 45, '04:00:00'],
  ['22:00:00', 45, '14:00:00'],
  ['00:00:00', 45, '23:59:59'],
  ['23:00:00', 45, '14:00:00'],
  ['00:00:00', 47, '12:00:00'],
  ['00:00:00', 60, '14:00:00'],
  ['00:00:00', 80, '12:00:00'],
] as const;

/** What lists of about 45 days show of two activities on day 46, one at its first moment and one at noon. */
const everyWindow = seeing(async (client) => {
  for (const hours of [['00:00', '00:30'] as const, ['12:00', '12:30'] as const])
    await someActivity(client, { ...onDay(client, 75, hours), startTime: hours[0], endTime: hours[1] });
  for (const [from, days, until] of WINDOWS)
    await listActivities(client, {
      startDate: `${client.day(30)}T${from}Z`,
      endDate: `${client.day(30 + days)}T${until}Z`,
    });
  await listActivities(client, { startDate: '2027-01-31T00:00:00Z', endDate: '2027-03-17T14:00:00Z' });
  for (const query of [`endDate=${client.day(30)}T00:00:00Z`, `startDate=${client.day(30)}T00:00:00Z`])
    await client.call('GET', `/facilities/${client.facilities[0] ?? ''}/activities?${query}`);
});

export const windowMutants = mutantsOf('activities', everyWindow, {
  'list-without-start': breaking('ACT-21', 'CNV-34')
    .says('A list without startDate begins a week before endDate.')
    .by(filling, LIST, 'startDate', ({ endDate = '' }) => textOf(Date.parse(endDate) - 7 * DAY)),
  'list-without-end': breaking('ACT-203', 'CNV-34')
    .says('A list without endDate goes on for a week.')
    .by(filling, LIST, 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 7 * DAY)),
  'window-of-45-times-24-hours': breaking('ACT-33', 'ACT-34')
    .says('The window allows 45 times 24 hours from startDate instead of 45 calendar days.')
    .by(takes, ({ start, end }) => {
      return end - start <= 45 * DAY;
    }),
  'window-of-46-days': breaking('ACT-33', 'ACT-34')
    .says('The window allows 46 calendar days.')
    .by(takes, ({ first, last }) => last - first <= 45 * DAY),
  'window-through-the-midnight-of-day-46': breaking('ACT-33')
    .says('The window includes the midnight at which day 46 starts.')
    .by(takes, ({ first, end }) => {
      return end <= first + 45 * DAY;
    }),
  'window-without-end': breaking('ACT-33', 'ACT-34')
    .says('The window has no limit: any endDate is served.')
    .by(takes, () => true),
  'window-of-two-months': breaking('ACT-33')
    .says('The window allows 60 calendar days.')
    .by(takes, ({ first, last }) => last - first < 60 * DAY),
  'window-longer-for-late-starts': breaking('ACT-34')
    .says('A startDate after ten in the evening counts as the next day.')
    .by(takes, ({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
  'window-of-44-days': breaking('ACT-32', 'ACT-36')
    .says('The window allows only 44 calendar days.')
    .by(takes, ({ first, last }) => last - first < 44 * DAY),
  'window-to-the-same-time-of-day-45': breaking('ACT-32', 'ACT-35')
    .says('The window ends on day 45 at the time of day of startDate, not at the end of that day.')
    .by(takes, ({ start, end }) => {
      return end - start <= 44 * DAY;
    }),
  'window-to-the-noon-of-day-45': breaking('ACT-32')
    .says('The window ends at noon of day 45.')
    .by(takes, ({ first, end }) => end <= first + 44.5 * DAY),
  'window-shorter-for-late-starts': breaking('ACT-35')
    .says('The rest of a day that begins after six in the evening counts as a day of its own before day 1.')
    .by(takes, ({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
  'window-in-the-zone-of-new-york': breaking('ACT-32', 'ACT-33', 'ACT-35')
    .says('The days of the window are those of clocks five hours behind, whatever the facility.')
    .by(takes, ({ start, end }) => midnight(end - 5 * HOUR) - midnight(start - 5 * HOUR) < 45 * DAY),
  'window-forgets-leap-days': breaking('ACT-33')
    .says('A window over the end of February is a day too long.')
    .by(takes, ({ first, last }) => {
      const isOverFebruary = new Date(first).getUTCMonth() <= 1 && new Date(last).getUTCMonth() >= 2;
      return last - first < (isOverFebruary ? 46 : 45) * DAY;
    }),
  'window-refused-with-500': breaking('ACT-33')
    .says('A range that is too long is answered 500.')
    .by(instead, LIST, (original) => (input, context) => {
      const reply = original(input, context);
      const [start, end] = [String(input.query['startDate']), String(input.query['endDate'])];
      return isRefusal(reply) && end > start ? { status: 500, body: {} } : reply;
    }),
  'window-cut-a-day-too-late': breaking('ACT-33')
    .says('A window past day 45 is served, and cut at the end of day 46.')
    .by(cuttingAfter, LIST, 46),
});
