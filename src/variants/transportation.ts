import { idOf, riding, tellingOf, trying, type Depot } from '../witness/transportation.ts';
import type { Witness } from '../witness/stage.ts';
import { readingsOf } from './reading.ts';
import type { Variant } from './variant.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The settings with hours by the day of the week and by a date. */
const hoursTold: Witness = riding(async ({ setting, settings }, { day }) => {
  await setting({ hoursOfOperation: [{ dayOfWeek: 'monday', startTime: '08:00' }, { date: day(20) }] });
  return settings();
});

/** Hours on every day, and other ones on the usual date. */
const datedHours: Witness = trying(
  ({ day }) => ({
    hoursOfOperation: [
      ...WEEKDAYS.map((dayOfWeek) => ({ dayOfWeek, startTime: '06:00', endTime: '10:00' })),
      { date: day(10), startTime: '14:00', endTime: '18:00' },
    ],
  }),
  () => ['08:00', '12:00', '16:00'].map((appointmentTime) => ({ appointmentTime })),
);

/** Two entries for every day of the week, with a break between them. */
const brokenHours: Witness = trying(
  () => ({
    hoursOfOperation: WEEKDAYS.flatMap((dayOfWeek) => [
      { dayOfWeek, startTime: '06:00', endTime: '10:00' },
      { dayOfWeek, startTime: '14:00', endTime: '18:00' },
    ]),
  }),
  () => ['08:00', '12:00', '16:00'].map((appointmentTime) => ({ appointmentTime })),
);

/** Hours on another day than the usual one, in which nothing but the appointment lies, or nothing at all. */
const otherHours = (...days: readonly number[]): Witness =>
  trying(
    ({ day }) => ({
      hoursOfOperation: days.map((at) => ({ date: day(at), startTime: '10:00', endTime: '15:00' })),
    }),
    () => [{ pickupTime: '05:00' }, { tripType: 'roundtrip', returnTime: '21:00' }],
  );

/** Rides on two days, one of them at no time. */
const timetable: Witness = riding(async ({ asked, staffMakes, list, day }, stage) => {
  await asked({ appointmentTime: '15:00' });
  await asked({ appointmentTime: '10:00' });
  await asked({ date: stage.day(11) });
  await staffMakes({ date: day, appointmentTime: null });
  return list();
});

const series = (depot: Depot): Promise<string> =>
  depot.staffMakes({ date: depot.day, recurring: { frequency: 'daily', count: 3 } });

const needs: Witness = trying(
  () => ({}),
  () => [{ mobilityNeeds: 'Walker' }, { mobilityNeeds: ['Walker', 'Oxygen'] }],
);

/** Requests of the resident and of a connection, pending and cancelled, as both see them. */
const flags: Witness = riding(async ({ relatives, asked, cancel, list }) => {
  await asked();
  await cancel(await asked());
  await asked({}, relatives[0]);
  return [await list(), await list(undefined, relatives[0])];
});

const seriesRead: Witness = riding(async (depot) => depot.read(await series(depot)));

const leads = (minimumLeadTimeHours: number): Witness =>
  trying(
    () => ({ minimumLeadTimeHours, hoursOfOperation: [] }),
    ({ day }) => [
      { date: day(0), appointmentTime: '14:00' },
      { date: day(0), appointmentTime: '22:00' },
    ],
  );

const CREATE = 'createTransportationRequest';
const REPLACE = 'replaceTransportationRequest';

/** What the section Transportation leaves open, and its events. */
export const transportationVariants: readonly Variant[] = [
  ...readingsOf(hoursTold, [
    ['hours-entry-form', ['numbers-and-dates', 'short-names-and-date-times']],
    ['transportation-order', ['ascending-none-first', 'descending'], timetable],
    ['lead-time-source', ['always-three'], leads(24)],
    ['hours-checked-times', ['appointment-only'], otherHours(10)],
    ['hours-entry-wins', ['weekday-wins', 'either-allows'], datedHours],
    ['hours-several-entries', ['last', 'first'], brokenHours],
    ['hours-unlisted-day', ['closed'], otherHours(11)],
    ['mobility-needs-form', ['list'], needs],
    ['can-edit-can-cancel', ['when-pending', 'creator'], flags],
    ['recurring-request-read', ['whole-request', 'refused'], seriesRead],
    [
      'unchanged-transportation-event',
      ['silent'],
      tellingOf(async ({ ask, replace }) => {
        const id = idOf(await ask());
        await replace(id);
      }),
    ],
    [
      'deleted-transportation-request-read',
      ['served'],
      riding(async ({ asked, remove, read, list }) => {
        const id = await asked();
        await remove(id);
        return [await read(id), await list()];
      }),
    ],
  ]),
  ...[CREATE, REPLACE].map((operation): Variant => ({
    id: `freedom.hours-of-the-appointment-on-${operation === CREATE ? 'create' : 'change'}`,
    description: `The appointmentTime alone has to lie within the hours for ${operation}.`,
    readings: { 'hours-checked-times': { '*': 'every-time', [operation]: 'appointment-only' } },
    witness: otherHours(10),
  })),
];
