import { weekdayOf } from '../../mock/domain/operation-hours.ts';
import type { OperationHours } from '../../mock/world/transportation-records.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import { trying } from '../../witness/transportation.ts';
import type { Stage, Witness } from '../../witness/stage.ts';
import { textIn } from '../input.ts';
import { each, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CREATE, isRelative, keepingHours, REPLACE, writes, type Sent } from './amend.ts';

type Hours = readonly OperationHours[];

const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Hours by the day of the week, by dates, and days that are not available, tried morning, noon and night. */
const aroundTheClock: Witness = trying(
  ({ day }: Stage) => {
    const weekday = (away: number) => NAMES[weekdayOf(day(away))] ?? 'monday';
    return {
      hoursOfOperation: [
        { dayOfWeek: weekday(10), startTime: '09:00', endTime: '15:00' },
        { dayOfWeek: weekday(11), startTime: '18:00', endTime: '22:00' },
        { date: day(12), startTime: '06:00', endTime: '10:00' },
        { date: day(13), startTime: '12:00', endTime: '16:00' },
        { date: day(14), startTime: '08:00', endTime: '18:00', notAvailable: true },
        { dayOfWeek: weekday(15), notAvailable: true },
      ],
    };
  },
  ({ day }) =>
    [10, 11, 12, 13, 14, 15].flatMap((away) =>
      ['05:00', '08:00', '13:30', '20:00'].map((appointmentTime) => ({ date: day(away), appointmentTime })),
    ),
);

const inBoth = (change: (hours: Hours, sent: Sent) => Hours): Mutation =>
  each(writes, (operation) => keepingHours(operation, change));

/** Entries that call a day not available, as if they did not. */
const opened = (entry: OperationHours): OperationHours => ({ ...entry, notAvailable: false });

const isShut = (hours: Hours, { body }: Sent): boolean => {
  const date = textIn(body['date']);
  return hours.some(
    (entry) =>
      entry.notAvailable &&
      (entry.date === date || (entry.date === null && entry.dayOfWeek === weekdayOf(date))),
  );
};

/** Any time will do on a day that is available. */
const anyTime = (hours: Hours, sent: Sent): Hours => (isShut(hours, sent) ? hours : []);

/** Saboteurs of the hours of operation. */
export const hoursSaboteurs = saboteursOf('transportation', aroundTheClock, {
  'no-hours-on-create': ['A new request may be for any hour.', ['TRA-57'], keepingHours(CREATE, anyTime)],
  'no-hours-on-change': ['A replacement may be for any hour.', ['TRA-57'], keepingHours(REPLACE, anyTime)],
  'no-hours-for-relatives': [
    'What a connection asks for may be for any hour.',
    ['TRA-57'],
    keepingHours(CREATE, (hours, sent) => (isRelative(sent.input) ? anyTime(hours, sent) : hours)),
  ],
  'no-end-of-hours': [
    'The hours of operation begin and do not end.',
    ['TRA-57'],
    inBoth((hours) => hours.map((entry) => ({ ...entry, endTime: null }))),
  ],
  'no-beginning-of-hours': [
    'The hours of operation end and do not begin.',
    ['TRA-57'],
    inBoth((hours) => hours.map((entry) => ({ ...entry, startTime: null }))),
  ],
  'hours-of-the-day-before': [
    'The hours of a day of the week are those of the day after it.',
    ['TRA-57', 'TRA-59', 'TRA-58'],
    inBoth((hours) =>
      hours.map((entry) => ({
        ...entry,
        dayOfWeek: entry.dayOfWeek === null ? null : (entry.dayOfWeek + 1) % 7,
      })),
    ),
  ],
  'hours-of-a-week-from-monday': [
    'A replacement counts the days of the week from Monday.',
    ['TRA-57', 'TRA-59', 'TRA-58'],
    keepingHours(REPLACE, (hours) =>
      hours.map((entry) => ({
        ...entry,
        dayOfWeek: entry.dayOfWeek === null ? null : (entry.dayOfWeek + 6) % 7,
      })),
    ),
  ],
  'hours-of-the-first-day': [
    'Every day has the hours that the first entry names.',
    ['TRA-57', 'TRA-59'],
    inBoth((hours, { body }) =>
      hours.slice(0, 1).map((entry) => ({ ...entry, dayOfWeek: null, date: textIn(body['date']) })),
    ),
  ],
  'no-hours-of-dates': [
    'Entries of the hours for a date are left out of account.',
    ['TRA-57', 'TRA-58'],
    inBoth((hours) => hours.filter(({ date }) => date === null)),
  ],
  'hours-of-one-date': [
    'Of several entries for dates the first alone is read.',
    ['TRA-57', 'TRA-58'],
    inBoth((hours) => {
      const first = hours.find(({ date }) => date !== null);
      return hours.filter((entry) => entry.date === null || entry === first);
    }),
  ],
  'no-hours-of-sundays-and-saturdays': [
    'At the weekend any hour will do.',
    ['TRA-57'],
    inBoth((hours) =>
      hours.filter((entry) => entry.notAvailable || (entry.dayOfWeek !== 0 && entry.dayOfWeek !== 6)),
    ),
    trying(
      () => ({
        hoursOfOperation: NAMES.map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '15:00' })),
      }),
      ({ day }) => [10, 11, 12, 13].map((away) => ({ date: day(away), appointmentTime: '20:00' })),
    ),
  ],
  'hours-of-another-community': [
    'The hours are the usual ones, whatever staff have set.',
    ['TRA-57', 'TRA-59', 'TRA-58'],
    inBoth((_hours, { scene }) => settingsOf('', scene).hoursOfOperation),
  ],
  'always-available': [
    'A day that is not available takes requests within its hours.',
    ['TRA-58'],
    inBoth((hours) => hours.map(opened)),
  ],
  'available-on-change': [
    'A request may be put off to a day that is not available.',
    ['TRA-58'],
    keepingHours(REPLACE, (hours) => hours.map(opened)),
  ],
  'available-on-dates': [
    'A date that is not available takes requests; a day of the week does not.',
    ['TRA-58'],
    inBoth((hours) => hours.map((entry) => (entry.date === null ? entry : opened(entry)))),
  ],
  'available-by-the-day-of-the-week': [
    'A day of the week that is not available takes requests; a date does not.',
    ['TRA-58'],
    inBoth((hours) => hours.map((entry) => (entry.date === null ? opened(entry) : entry))),
  ],
  'available-within-its-times': [
    'A day that is not available takes requests where its entry has times.',
    ['TRA-58'],
    inBoth((hours) => hours.map((entry) => (entry.startTime === null ? entry : opened(entry)))),
  ],
  'closed-for-lunch': [
    'Nothing is taken between one and two.',
    ['TRA-59'],
    keepingHours(CREATE, (hours, { body }) => {
      const isLunch = textIn(body['appointmentTime']).startsWith('13:');
      const closed = { dayOfWeek: null, notAvailable: true, startTime: null, endTime: null };
      return isLunch ? [...hours, { ...closed, date: textIn(body['date']) }] : hours;
    }),
  ],
  'hours-with-time-to-spare': [
    'A replacement has to be three hours before the hours of operation end.',
    ['TRA-59'],
    keepingHours(REPLACE, (hours) =>
      hours.map((entry) => ({
        ...entry,
        endTime: entry.endTime && `${String(Number(entry.endTime.slice(0, 2)) - 3).padStart(2, '0')}:00`,
      })),
    ),
  ],
});
