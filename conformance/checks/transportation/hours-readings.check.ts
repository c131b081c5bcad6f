import { weekdayOf } from '../../given/ride-hours.ts';
import {
  editSettings,
  everyDay,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type HoursEntry,
  type RideBody,
} from '../../given/transportation.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { reading, type Outcomes } from '../../kit/reading.ts';
import { someRide } from '../../models/transportation.ts';
import { OPERATIONS, outcome } from './tries.ts';

type HoursChoice =
  'hours-checked-times' | 'hours-entry-wins' | 'hours-several-entries' | 'hours-unlisted-day';

interface HoursReading<C extends HoursChoice> extends CheckSpec {
  readonly choice: C;
  /** The hours of operation, by the usual day. */
  readonly hours: (day: string) => HoursEntry[];
  /** What is asked for, one after the other, made as well as replaced. */
  readonly asks: readonly Partial<RideBody>[];
  /** Which readings are shown by what becomes of each. */
  readonly readings: (found: string) => Outcomes<C>;
}

/** Tells which reading is shown by requests in a community with such hours. */
const hoursReading = <C extends HoursChoice>({ choice, hours, asks, readings, ...spec }: HoursReading<C>) =>
  check({
    ...spec,
    negative: true,
    async run(t) {
      const riders = await givenRiders(t, { at: await ownRideCommunity(t) });
      const ride = await someRide(t, riders);
      await editSettings(t, riders.facilityId, { hoursOfOperation: hours(riders.day) });
      for (const operation of OPERATIONS) {
        const tries = [];
        for (const more of asks) tries.push(await outcome(t, ride, operation, rideBody(t, riders, more)));
        const found = tries.map(({ word }) => word).join(' ');
        for (const { answer } of tries.slice(-1)) reading(t, choice, answer, readings(found), found);
      }
    },
  });

hoursReading({
  id: 'transportation.hours-checked-times',
  says: 'Whether pickupTime and returnTime have to lie within the hours of operation as well.',
  clauses: ['TRA-60'],
  choice: 'hours-checked-times',
  hours: () => everyDay('09:00', '15:00'),
  asks: [{ pickupTime: '05:00' }, { tripType: 'roundtrip', returnTime: '21:00' }],
  readings: (found) => ({
    'every-time': found === 'refused refused',
    'appointment-only': found === 'taken taken',
  }),
});

const MORNING_AND_AFTERNOON = [{ appointmentTime: '08:00' }, { appointmentTime: '16:00' }];

hoursReading({
  id: 'transportation.hours-entry-wins',
  says: 'Which hours hold on a day that has an entry by its date and one by its day of the week.',
  clauses: ['TRA-61'],
  choice: 'hours-entry-wins',
  hours: (date) => [
    { dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '10:00' },
    { date, startTime: '14:00', endTime: '18:00' },
  ],
  asks: MORNING_AND_AFTERNOON,
  readings: (found) => ({
    'date-wins': found === 'refused taken',
    'weekday-wins': found === 'taken refused',
    'either-allows': found === 'taken taken',
  }),
});

hoursReading({
  id: 'transportation.hours-several-entries',
  says: 'Which hours hold on a day that has two entries by its day of the week.',
  clauses: ['TRA-303'],
  choice: 'hours-several-entries',
  hours: (date) => [
    { dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '10:00' },
    { dayOfWeek: weekdayOf(date), startTime: '14:00', endTime: '18:00' },
  ],
  asks: MORNING_AND_AFTERNOON,
  readings: (found) => ({
    any: found === 'taken taken',
    last: found === 'refused taken',
    first: found === 'taken refused',
  }),
});

hoursReading({
  id: 'transportation.hours-unlisted-day',
  says: 'What holds on a day for which the hours of operation have no entry.',
  clauses: ['TRA-62'],
  choice: 'hours-unlisted-day',
  hours: (date) => everyDay('09:00', '15:00').filter(({ dayOfWeek }) => dayOfWeek !== weekdayOf(date)),
  asks: [{}],
  readings: (found) => ({ unlimited: found === 'taken', closed: found === 'refused' }),
});
