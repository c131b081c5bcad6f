import { isTooSoon } from '../../mock/domain/lead-time.ts';
import { weekdayOf } from '../../mock/domain/operation-hours.ts';
import { zoneOf } from '../../mock/operations/activities/occasion.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import type { OperationHours } from '../../mock/world/transportation-records.ts';
import type { WitnessClient, Witness } from '../../witness/client.ts';
import { trying } from '../../witness/transportation.ts';
import { textIn } from '../input.ts';
import { type Breaks, type Mutant, type MutantRow, mutantsOf, rowOf } from '../mutant.ts';
import { CREATE, isRelative, validatesAgainst, REPLACE, requests, WRITES, type Sent } from './amend.ts';

type Writes = readonly (typeof CREATE | typeof REPLACE)[];
const [CREATES, REPLACES] = [[CREATE], [REPLACE]] as const;

/** So many minutes from now by the clock of a zone that is so many hours behind UTC, and so in the summer. */
const inMinutes = ({ now }: WitnessClient, minutes: number, behind: number) => {
  const at = now.add({ minutes: minutes - behind * 60 }).toString();
  return { date: at.slice(0, 10), appointmentTime: at.slice(11, 16) };
};

const MINUTES = [-1500, -20, 30, 90, 150, 200, 300, 600, 1000, 1500, 1800, 2900, 4400];

/** Appointments from the day before yesterday to three days ahead, under a lead time; at all hours. */
const around = (minimumLeadTimeHours: number, facility: number): Witness =>
  trying(
    () => ({ minimumLeadTimeHours, hoursOfOperation: [] }),
    (client) => MINUTES.map((minutes) => inMinutes(client, minutes, facility * 4)),
    facility,
  );

/** Whether the original server, with other hours, another zone or another now, would find it too soon. */
const soon = (
  { body, settings, context }: Sent,
  {
    hours = settings.minimumLeadTimeHours,
    zone = zoneOf(settings.id, context),
    now = context.clock.now(),
  } = {},
): boolean =>
  isTooSoon({ date: textIn(body['date']), time: textIn(body['appointmentTime']) }, zone, hours, now);

const dateOf = ({ body }: Sent): string => textIn(body['date']);
const today = ({ context, settings }: Sent): string =>
  context.clock.now().toZonedDateTimeISO(zoneOf(settings.id, context)).toPlainDate().toString();

/** A lead time of an idea of one's own: what is too soon is refused, whatever else would be taken. */
const lead = rowOf(
  (operations: Writes, how: string, test: ((sent: Sent) => boolean) | Parameters<typeof soon>[1]) => [
    `The lead time ${how}.`,
    validatesAgainst(operations, (sent) => ({
      minimumLeadTimeHours: (typeof test === 'function' ? test(sent) : soon(sent, test)) ? 1e6 : -1e6,
    })),
  ],
);

const leadRows: Readonly<Record<string, MutantRow>> = {
  'no-lead-on-create': lead(['TRA-53'], CREATES, 'is none', { hours: 0 }),
  'no-lead-on-change': lead(['TRA-53', 'TRA-55'], REPLACES, 'is none', { hours: 0 }),
  'lead-of-two-hours': lead(['TRA-53'], CREATES, 'is an hour shorter', (sent) =>
    soon(sent, { hours: sent.settings.minimumLeadTimeHours - 1 }),
  ),
  'lead-for-what-is-to-come': lead(['TRA-53'], WRITES, 'is not checked for past dates', (sent) => {
    return soon(sent) && !soon(sent, { hours: 0 });
  }),
  'lead-by-the-clock-of-greenwich': lead(['TRA-53', 'TRA-54'], WRITES, 'takes the time for UTC', {
    zone: 'UTC',
  }),
  'lead-by-the-clock-of-the-first-facility': lead(
    ['TRA-53', 'TRA-54'],
    CREATES,
    'takes the time for one of the first facility',
    (sent) => soon(sent, { zone: zoneOf(sent.context.store.facilities.all()[0]?.id ?? '', sent.context) }),
  ),
  'lead-of-the-family-none': lead(['TRA-53'], CREATES, 'is not checked for connections', (sent) => {
    return !isRelative(sent.input) && soon(sent);
  }),
  'lead-of-a-day': lead(['TRA-54'], WRITES, 'is 24 hours at least', (sent) => {
    return soon(sent) || soon(sent, { hours: 24 });
  }),
  'lead-twice-over': lead(['TRA-54'], WRITES, 'counts twice', (sent) =>
    soon(sent, { hours: 2 * sent.settings.minimumLeadTimeHours }),
  ),
  'change-as-of-a-while-ago': lead(['TRA-53', 'TRA-55'], REPLACES, 'counts from two hours ago', (sent) =>
    soon(sent, { now: sent.context.clock.now().subtract({ hours: 2 }) }),
  ),
};

/** Mutants that show under a lead time of an hour, or of a day. */
const leadOfAnHourRows: Readonly<Record<string, MutantRow>> = {
  'no-ride-today': lead(['TRA-54'], CREATES, 'takes nothing on the same day', (sent) => {
    return dateOf(sent) === today(sent) || soon(sent);
  }),
};

const leadOfADayRows: Readonly<Record<string, MutantRow>> = {
  'lead-by-the-day': lead(['TRA-53', 'TRA-55'], WRITES, 'ends with the day', (sent) => {
    return dateOf(sent) <= today(sent) && soon(sent);
  }),
  'change-in-three-hours': lead(['TRA-55'], REPLACES, 'is three hours', { hours: 3 }),
  'change-in-three-hours-at-least': lead(['TRA-55'], REPLACES, 'is three hours at most', (sent) =>
    soon(sent, { hours: Math.min(3, sent.settings.minimumLeadTimeHours) }),
  ),
  'change-of-the-same-day': lead(
    ['TRA-55'],
    REPLACES,
    'is not checked if the date does not change',
    (sent) => {
      return dateOf(sent) !== requests.inPath(sent.input, sent.context)?.date && soon(sent);
    },
  ),
};

type Hours = readonly OperationHours[];
const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Hours by the day of the week, by dates, and days that are not available, tried morning, noon and night. */
const aroundTheClock: Witness = trying(
  ({ day }: WitnessClient) => {
    const weekday = (away: number) => NAMES[weekdayOf(day(away))] ?? 'monday';
    return {
      hoursOfOperation: [
        { dayOfWeek: weekday(10), startTime: '09:00', endTime: '15:00' },
        { dayOfWeek: weekday(11), startTime: '18:00', endTime: '22:00' },
        { date: day(12), startTime: '06:00', endTime: '10:00' },
        { date: day(13), startTime: '12:00', endTime: '16:00' },
        { date: day(14), startTime: '08:00', endTime: '18:00', notAvailable: true },
        { dayOfWeek: weekday(15), notAvailable: true },
        { dayOfWeek: weekday(19), startTime: '09:00', endTime: '15:00' },
      ],
    };
  },
  ({ day }) =>
    [10, 11, 12, 13, 14, 15, 19].flatMap((away) =>
      ['05:00', '08:00', '13:30', '20:00'].map((appointmentTime) => ({ date: day(away), appointmentTime })),
    ),
);

/** The hours of operation with other entries. */
const hours = rowOf((operations: Writes, how: string, change: (hours: Hours, sent: Sent) => Hours) => [
  `The hours of operation ${how}.`,
  validatesAgainst(operations, (sent) => ({
    hoursOfOperation: change(sent.settings.hoursOfOperation, sent),
  })),
]);

/** Every entry as another one. */
const entries = (
  breaks: Breaks,
  operations: Writes,
  how: string,
  change: (entry: OperationHours) => Partial<OperationHours>,
): MutantRow => hours(breaks, operations, how, (all) => all.map((entry) => ({ ...entry, ...change(entry) })));

const OPEN = { notAvailable: false };
const onDay = ({ dayOfWeek }: OperationHours, later: number) => ({
  dayOfWeek: dayOfWeek === null ? null : (dayOfWeek + later) % 7,
});

/** Any time will do on a day that is available. */
const anyTime = (all: Hours, sent: Sent): Hours => {
  const date = dateOf(sent);
  const isOf = (one: OperationHours) =>
    one.date === date || (one.date === null && one.dayOfWeek === weekdayOf(date));
  return all.some((one) => one.notAvailable && isOf(one)) ? all : [];
};

const ALL_BREAKS = ['TRA-57', 'TRA-59', 'TRA-58'] as const;

const hoursRows: Readonly<Record<string, MutantRow>> = {
  'no-hours-on-create': hours(['TRA-57'], CREATES, 'are not asked', anyTime),
  'no-hours-on-change': hours(['TRA-57'], REPLACES, 'are not asked', anyTime),
  'no-hours-for-relatives': hours(['TRA-57'], CREATES, 'are not asked of connections', (all, sent) =>
    isRelative(sent.input) ? anyTime(all, sent) : all,
  ),
  'no-end-of-hours': entries(['TRA-57'], WRITES, 'do not end', () => ({ endTime: null })),
  'no-beginning-of-hours': entries(['TRA-57'], WRITES, 'do not begin', () => ({ startTime: null })),
  'hours-of-the-day-before': entries(ALL_BREAKS, WRITES, 'count from Saturday', (one) => onDay(one, 1)),
  'hours-of-a-week-from-monday': entries(ALL_BREAKS, REPLACES, 'count from Monday', (one) => onDay(one, 6)),
  'hours-of-the-first-day': hours(['TRA-57', 'TRA-59'], WRITES, 'are the first entry daily', (all, sent) =>
    all.slice(0, 1).map((entry) => ({ ...entry, dayOfWeek: null, date: dateOf(sent) })),
  ),
  'no-hours-of-dates': hours(['TRA-57', 'TRA-58'], WRITES, 'are none for dates', (all) =>
    all.filter(({ date }) => date === null),
  ),
  'hours-of-one-date': hours(['TRA-57', 'TRA-58'], WRITES, 'are those of the first date alone', (all) => {
    const first = all.find(({ date }) => date !== null);
    return all.filter((entry) => entry.date === null || entry === first);
  }),
  'no-hours-of-sundays-and-saturdays': hours(['TRA-57'], WRITES, 'are none at the weekend', (all) =>
    all.filter(({ notAvailable, dayOfWeek }) => notAvailable || (dayOfWeek !== 0 && dayOfWeek !== 6)),
  ),
  'hours-of-another-community': hours(ALL_BREAKS, WRITES, 'are the usual ones', (_all, { context }) => {
    return settingsOf('', context).hoursOfOperation;
  }),
  'always-available': entries(['TRA-58'], WRITES, 'are never not available', () => OPEN),
  'available-on-change': entries(['TRA-58'], REPLACES, 'are never not available', () => OPEN),
  'available-on-dates': entries(['TRA-58'], WRITES, 'are always available on dates', ({ date }) =>
    date === null ? {} : OPEN,
  ),
  'available-by-the-day-of-the-week': entries(
    ['TRA-58'],
    WRITES,
    'are always available weekly',
    ({ date }) => (date === null ? OPEN : {}),
  ),
  'available-within-its-times': entries(['TRA-58'], WRITES, 'count where not available', ({ startTime }) =>
    startTime === null ? {} : OPEN,
  ),
  'closed-for-lunch': hours(['TRA-59'], CREATES, 'leave out the hour after one', (all, sent) => {
    const isLunch = textIn(sent.body['appointmentTime']).startsWith('13:');
    const closed = { dayOfWeek: null, notAvailable: true, startTime: null, endTime: null };
    return isLunch ? [...all, { ...closed, date: dateOf(sent) }] : all;
  }),
  'hours-with-time-to-spare': entries(['TRA-59'], REPLACES, 'end three hours before', ({ endTime }) => ({
    endTime: endTime && `${String(Number(endTime.slice(0, 2)) - 3).padStart(2, '0')}:00`,
  })),
};

export const validatingMutants: readonly Mutant[] = [
  ...mutantsOf('transportation', around(3, 1), leadRows),
  ...mutantsOf('transportation', around(1, 0), leadOfAnHourRows),
  ...mutantsOf('transportation', around(24, 0), leadOfADayRows),
  ...mutantsOf('transportation', aroundTheClock, hoursRows),
];
