import { isRefusal } from '../../mock/http/problem.ts';
import { instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { DAY, HOUR, cuttingAfter, filling, midnight, serving, textOf, type Dates } from '../windows.ts';
import { listActivities } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';

/** The list of activities with another idea of the window. */
const taking = (takes: (dates: Dates) => boolean): Lie => serving('listActivities', takes);

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

/** Lies about the dates of the list and its 45 days. */
export const windowSaboteurs: readonly Saboteur[] = [
  {
    id: 'activities.list-without-start',
    lie: 'A list without startDate begins a week before endDate.',
    breaks: ['ACT-21'],
    tables: filling('listActivities', 'startDate', ({ endDate = '' }) =>
      textOf(Date.parse(endDate) - 7 * DAY),
    ),
    witness: asking(({ day }) => `endDate=${day(30)}T00:00:00Z`),
  },
  {
    id: 'activities.list-without-end',
    lie: 'A list without endDate goes on for a week.',
    breaks: ['ACT-203'],
    tables: filling('listActivities', 'endDate', ({ startDate = '' }) =>
      textOf(Date.parse(startDate) + 7 * DAY),
    ),
    witness: asking(({ day }) => `startDate=${day(30)}T00:00:00Z`),
  },
  {
    id: 'activities.window-of-45-times-24-hours',
    lie: 'The window is 45 times 24 hours from the instant of startDate.',
    breaks: ['ACT-33', 'ACT-34'],
    tables: taking(({ start, end }) => end - start <= 45 * DAY),
    witness: reaching('22:00:00', 45, '14:00:00'),
  },
  {
    id: 'activities.window-of-46-days',
    lie: 'The window ends 45 days after the day of startDate.',
    breaks: ['ACT-33', 'ACT-34'],
    tables: taking(({ first, last }) => last - first <= 45 * DAY),
    witness: reaching('00:00:00', 45, '23:59:59'),
  },
  {
    id: 'activities.window-through-the-midnight-of-day-46',
    lie: 'An endDate at the midnight that opens day 46 is served, with what starts then.',
    breaks: ['ACT-33'],
    tables: taking(({ first, end }) => end <= first + 45 * DAY),
    witness: reaching('00:00:00', 45, '00:00:00'),
  },
  {
    id: 'activities.window-without-end',
    lie: 'The list knows no window.',
    breaks: ['ACT-33', 'ACT-34'],
    tables: taking(() => true),
    witness: reaching('00:00:00', 80, '12:00:00'),
  },
  {
    id: 'activities.window-of-two-months',
    lie: 'The window is 60 days long.',
    breaks: ['ACT-33'],
    tables: taking(({ first, last }) => last - first < 60 * DAY),
    witness: reaching('00:00:00', 47, '12:00:00'),
  },
  {
    id: 'activities.window-longer-for-late-starts',
    lie: 'A startDate after ten in the evening counts as the next day.',
    breaks: ['ACT-34'],
    tables: taking(({ start, last }) => last - midnight(start + 2 * HOUR) < 45 * DAY),
    witness: reaching('23:00:00', 45, '14:00:00'),
  },
  {
    id: 'activities.window-of-44-days',
    lie: 'The last day that is served is day 44.',
    breaks: ['ACT-32', 'ACT-36'],
    tables: taking(({ first, last }) => last - first < 44 * DAY),
    witness: reaching('00:00:00', 44, '23:59:59'),
  },
  {
    id: 'activities.window-to-the-same-time-of-day-45',
    lie: 'On day 45 the window ends at the time of day at which it began.',
    breaks: ['ACT-32', 'ACT-35'],
    tables: taking(({ start, end }) => end - start <= 44 * DAY),
    witness: reaching('12:00:00', 44, '23:59:59'),
  },
  {
    id: 'activities.window-to-the-noon-of-day-45',
    lie: 'The window ends at noon of day 45.',
    breaks: ['ACT-32'],
    tables: taking(({ first, end }) => end <= first + 44 * DAY + 12 * HOUR),
    witness: reaching('00:00:00', 44, '23:59:59'),
  },
  {
    id: 'activities.window-shorter-for-late-starts',
    lie: 'The rest of a day that begins after six in the evening counts as a day of its own before day 1.',
    breaks: ['ACT-35'],
    tables: taking(({ start, first, last }) => last - first < (start - first >= 18 * HOUR ? 44 : 45) * DAY),
    witness: reaching('22:00:00', 44, '23:59:59'),
  },
  {
    id: 'activities.window-in-the-zone-of-new-york',
    lie: 'The days of the window are those of clocks five hours behind, whatever the facility.',
    breaks: ['ACT-32', 'ACT-33', 'ACT-35'],
    tables: taking(({ start, end }) => midnight(end - 5 * HOUR) - midnight(start - 5 * HOUR) < 45 * DAY),
    witness: reaching('12:00:00', 45, '04:00:00'),
  },
  {
    id: 'activities.window-forgets-leap-days',
    lie: 'A window over the end of February is a day too long.',
    breaks: ['ACT-33'],
    tables: taking(({ first, last }) => {
      const month = new Date(first).getUTCMonth();
      const days = month <= 1 && new Date(last).getUTCMonth() >= 2 ? 46 : 45;
      return last - first < days * DAY;
    }),
    witness: async (stage) => {
      const year = Number(stage.day(0).slice(0, 4)) + 1;
      await someActivity(stage, { startDate: `${year}-03-17T12:00:00Z`, endDate: `${year}-03-17T13:00:00Z` });
      return listActivities(stage, {
        startDate: `${year}-01-31T00:00:00Z`,
        endDate: `${year}-03-17T14:00:00Z`,
      });
    },
  },
  {
    id: 'activities.window-refused-with-500',
    lie: 'A window past day 45 breaks the server.',
    breaks: ['ACT-33'],
    tables: instead('listActivities', (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const [start, end] = [String(input.query['startDate']), String(input.query['endDate'])];
      return isRefusal(reply) && end > start ? { status: 500, body: {} } : reply;
    }),
    witness: reaching('00:00:00', 45, '14:00:00'),
  },
  {
    id: 'activities.window-cut-a-day-too-late',
    lie: 'A window past day 45 is served, and cut at the end of day 46.',
    breaks: ['ACT-33'],
    tables: cuttingAfter('listActivities', 46),
    witness: reaching('00:00:00', 60, '14:00:00'),
  },
];
