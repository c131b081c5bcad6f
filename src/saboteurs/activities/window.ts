import { isRefusal, refuse } from '../../mock/http/problem.ts';
import { membersIn } from '../input.ts';
import { inGate, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { listActivities } from '../../witness/activities.ts';
import { someActivity } from '../../witness/programme.ts';
import type { Stage, Witness } from '../../witness/stage.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;

/** Both dates in epoch milliseconds, and the midnights (UTC) that open their days. */
interface Dates {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

const midnight = (at: number): number => Math.floor(at / DAY) * DAY;
const textOf = (at: number): string => new Date(at).toISOString();

/**
 * A list with another idea of the window: what it does not take is refused; what it takes is served to its end, in
 * pieces that the honest handler takes. Requests that are no two date-times are left to the honest one.
 */
const taking = (takes: (dates: Dates) => boolean): Lie =>
  instead('listActivities', (honest) => (input, scene) => {
    const [start, end] = [
      Date.parse(String(input.query['startDate'])),
      Date.parse(String(input.query['endDate'])),
    ];
    if (!Number.isFinite(start) || !Number.isFinite(end) || end < start) return honest(input, scene);
    if (!takes({ start, end, first: midnight(start), last: midnight(end) }))
      return refuse('invalid-input', {
        promised: 'A shorter window.',
        found: 'a long one.',
        next: 'ask for less.',
      });
    const data: unknown[] = [];
    for (let from = start; from <= end; from = midnight(from) + 40 * DAY) {
      const until = Math.min(end, midnight(from) + 40 * DAY - 1);
      const query = { ...input.query, startDate: textOf(from), endDate: textOf(until) };
      const reply = honest({ ...input, query }, scene);
      if (isRefusal(reply)) return reply;
      const { data: piece } = membersIn(reply.body);
      data.push(...(Array.isArray(piece) ? (piece as readonly unknown[]) : []));
    }
    return { status: 200, body: { data } };
  });

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

/** A list to which a date is given that the request does not name. */
const filling = (
  name: 'startDate' | 'endDate',
  date: (query: Readonly<Record<string, string>>) => string,
): Lie =>
  inGate('readInput', (honest) => (route, received, world) => {
    const isOpen = route.id === 'listActivities' && received.query[name] === undefined;
    const query = isOpen ? { ...received.query, [name]: date(received.query) } : received.query;
    return honest(route, { ...received, query }, world);
  });

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
    tables: filling('startDate', ({ endDate = '' }) => textOf(Date.parse(endDate) - 7 * DAY)),
    witness: asking(({ day }) => `endDate=${day(30)}T00:00:00Z`),
  },
  {
    id: 'activities.list-without-end',
    lie: 'A list without endDate goes on for a week.',
    breaks: ['ACT-21'],
    tables: filling('endDate', ({ startDate = '' }) => textOf(Date.parse(startDate) + 7 * DAY)),
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
    tables: (tables) => {
      const wide = taking(() => true)(tables);
      return instead('listActivities', (honest) => (input, scene) => {
        const cut = midnight(Date.parse(String(input.query['startDate']))) + 46 * DAY - 1;
        const end = Date.parse(String(input.query['endDate']));
        const query = { ...input.query, ...(end > cut && { endDate: textOf(cut) }) };
        return honest({ ...input, query }, scene);
      })(wide);
    },
    witness: reaching('00:00:00', 60, '14:00:00'),
  },
];
