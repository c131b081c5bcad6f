import { isRefusal } from '../../mock/http/problem.ts';
import { instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { DAY, HOUR, cuttingAfter, filling, midnight, serving, textOf, type Dates } from '../windows.ts';
import { listActivities } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';

/** The list of activities with another idea of the window. */
const taking = (takes: (dates: Dates) => boolean): Mutation => serving('listActivities', takes);

/** What a list shows of two activities on day 46, one at its first moment and one at noon. */
const reaching =
  (from: string, days: number, until: string): Witness =>
  async (stage) => {
    for (const time of ['00:00', '12:00']) {
      const [startDate, endDate] = [
        `${stage.day(75)}T${time}:00Z`,
        `${stage.day(75)}T${time.slice(0, 2)}:30:00Z`,
      ];
      await someActivity(stage, {
        startDate,
        endDate,
        startTime: time,
        endTime: time,
      });
    }
    const { status, body } = await listActivities(stage, {
      startDate: `${stage.day(30)}T${from}Z`,
      endDate: `${stage.day(30 + days)}T${until}Z`,
    });
    return { status, body };
  };

const asking =
  (query: (stage: Stage) => string): Witness =>
  async (stage) =>
    (await stage.call('GET', `/facilities/${stage.facilities[0] ?? ''}/activities?${query(stage)}`)).status;

/** Saboteurs about the dates of the list and its 45 days. */
export const windowSaboteurs = saboteursOf('activities', reaching('00:00:00', 44, '23:59:59'), {
  'list-without-start': [
    'A list without startDate begins a week before endDate.',
    ['ACT-21'],
    filling('listActivities', 'startDate', ({ endDate = '' }) => textOf(Date.parse(endDate) - 7 * DAY)),
    asking(({ day }) => `endDate=${day(30)}T00:00:00Z`),
  ],
  'list-without-end': [
    'A list without endDate goes on for a week.',
    ['ACT-203'],
    filling('listActivities', 'endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 7 * DAY)),
    asking(({ day }) => `startDate=${day(30)}T00:00:00Z`),
  ],
  'window-of-45-times-24-hours': [
    'The window is 45 times 24 hours from the instant of startDate.',
    ['ACT-33', 'ACT-34'],
    taking(({ start, end }) => end - start <= 45 * DAY),
    reaching('22:00:00', 45, '14:00:00'),
  ],
  'window-of-46-days': [
    'The window ends 45 days after the day of startDate.',
    ['ACT-33', 'ACT-34'],
    taking(({ first, last }) => last - first <= 45 * DAY),
    reaching('00:00:00', 45, '23:59:59'),
  ],
  'window-through-the-midnight-of-day-46': [
    'An endDate at the midnight that opens day 46 is served, with what starts then.',
    ['ACT-33'],
    taking(({ first, end }) => end <= first + 45 * DAY),
    reaching('00:00:00', 45, '00:00:00'),
  ],
  'window-without-end': [
    'The list knows no window.',
    ['ACT-33', 'ACT-34'],
    taking(() => true),
    reaching('00:00:00', 80, '12:00:00'),
  ],
  'window-of-two-months': [
    'The window is 60 days long.',
    ['ACT-33'],
    taking(({ first, last }) => last - first < 60 * DAY),
    reaching('00:00:00', 47, '12:00:00'),
  ],
  'window-longer-for-late-starts': [
    'A startDate after ten in the evening counts as the next day.',
    ['ACT-34'],
    taking(({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
    reaching('23:00:00', 45, '14:00:00'),
  ],
  'window-of-44-days': [
    'The last day that is served is day 44.',
    ['ACT-32', 'ACT-36'],
    taking(({ first, last }) => last - first < 44 * DAY),
  ],
  'window-to-the-same-time-of-day-45': [
    'On day 45 the window ends at the time of day at which it began.',
    ['ACT-32', 'ACT-35'],
    taking(({ start, end }) => end - start <= 44 * DAY),
    reaching('12:00:00', 44, '23:59:59'),
  ],
  'window-to-the-noon-of-day-45': [
    'The window ends at noon of day 45.',
    ['ACT-32'],
    taking(({ first, end }) => end <= first + 44 * DAY + 12 * HOUR),
  ],
  'window-shorter-for-late-starts': [
    'The rest of a day that begins after six in the evening counts as a day of its own before day 1.',
    ['ACT-35'],
    taking(({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
    reaching('22:00:00', 44, '23:59:59'),
  ],
  'window-in-the-zone-of-new-york': [
    'The days of the window are those of clocks five hours behind, whatever the facility.',
    ['ACT-32', 'ACT-33', 'ACT-35'],
    taking(({ start, end }) => midnight(end - 5 * HOUR) - midnight(start - 5 * HOUR) < 45 * DAY),
    reaching('12:00:00', 45, '04:00:00'),
  ],
  'window-forgets-leap-days': [
    'A window over the end of February is a day too long.',
    ['ACT-33'],
    taking(({ first, last }) => {
      const month = new Date(first).getUTCMonth();
      const days = month <= 1 && new Date(last).getUTCMonth() >= 2 ? 46 : 45;
      return last - first < days * DAY;
    }),
    async (stage) => {
      const year = Number(stage.day(0).slice(0, 4)) + 1;
      await someActivity(stage, { startDate: `${year}-03-17T12:00:00Z`, endDate: `${year}-03-17T13:00:00Z` });
      return listActivities(stage, {
        startDate: `${year}-01-31T00:00:00Z`,
        endDate: `${year}-03-17T14:00:00Z`,
      });
    },
  ],
  'window-refused-with-500': [
    'A window past day 45 breaks the server.',
    ['ACT-33'],
    instead('listActivities', (original) => (input, scene) => {
      const reply = original(input, scene);
      const [start, end] = [String(input.query['startDate']), String(input.query['endDate'])];
      return isRefusal(reply) && end > start ? { status: 500, body: {} } : reply;
    }),
    reaching('00:00:00', 45, '14:00:00'),
  ],
  'window-cut-a-day-too-late': [
    'A window past day 45 is served, and cut at the end of day 46.',
    ['ACT-33'],
    cuttingAfter('listActivities', 46),
    reaching('00:00:00', 60, '14:00:00'),
  ],
});
