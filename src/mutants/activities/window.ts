import { listActivities } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import { seeing } from '../../witness/client.ts';
import type { Mutation } from '../mutation.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { DAY, HOUR, filling, midnight, serving, textOf, type Dates } from '../windows.ts';
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
  'window-of-two-months': breaking('ACT-33')
    .says('The window allows 60 calendar days.')
    .by(takes, ({ first, last }) => last - first < 60 * DAY),
  'window-longer-for-late-starts': breaking('ACT-34')
    .says('A startDate after ten in the evening counts as the next day.')
    .by(takes, ({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
  'window-of-44-days': breaking('ACT-32', 'ACT-36')
    .says('The window allows only 44 calendar days.')
    .by(takes, ({ first, last }) => last - first < 44 * DAY),
  'window-shorter-for-late-starts': breaking('ACT-35')
    .says('The rest of a day that begins after six in the evening counts as a day of its own before day 1.')
    .by(takes, ({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
});
