import { weekdayOf } from '../../given/ride-hours.ts';
import {
  editSettings,
  everyDay,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type HoursEntry,
  type Riders,
} from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import type { Tools } from '../../kit/tools.ts';
import { someRide, type Ride } from '../../models/transportation.ts';
import { outcome } from './tries.ts';

const OPERATIONS = ['createTransportationRequest', 'replaceTransportationRequest'] as const;

/** Riders of a community whose hours say what is told of the usual day, and a request to be replaced. */
async function begin(t: Tools, hours: (day: string) => HoursEntry[]): Promise<readonly [Riders, Ride]> {
  const riders = await givenRiders(t, { at: await ownRideCommunity(t) });
  const ride = await someRide(t, riders);
  await editSettings(t, riders.facilityId, { hoursOfOperation: hours(riders.day) });
  return [riders, ride];
}

check({
  id: 'transportation.hours-checked-times',
  says: 'Whether pickupTime and returnTime have to lie within the hours of operation as well.',
  clauses: ['TRA-60'],
  negative: true,
  async run(t) {
    const [riders, ride] = await begin(t, () => everyDay('09:00', '15:00'));
    for (const operation of OPERATIONS) {
      const pickup = await outcome(t, ride, operation, rideBody(t, riders, { pickupTime: '05:00' }));
      const back = { tripType: 'roundtrip', returnTime: '21:00' } as const;
      const comesBack = await outcome(t, ride, operation, rideBody(t, riders, back));
      const readings = { 'refused refused': 'every-time', 'taken taken': 'appointment-only' } as const;
      const both = `${pickup} ${comesBack}`;
      const known = both === 'refused refused' || both === 'taken taken' ? readings[both] : undefined;
      t.observe('hours-checked-times', operation, known ?? `other: pickup ${pickup}, return ${comesBack}`);
    }
  },
});

check({
  id: 'transportation.hours-entry-wins',
  says: 'Which hours hold on a day that has an entry by its date and one by its day of the week.',
  clauses: ['TRA-61'],
  negative: true,
  async run(t) {
    const [riders, ride] = await begin(t, (date) => [
      { dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '10:00' },
      { date, startTime: '14:00', endTime: '18:00' },
    ]);
    for (const operation of OPERATIONS) {
      const at = (appointmentTime: string) =>
        outcome(t, ride, operation, rideBody(t, riders, { appointmentTime }));
      const both = `${await at('08:00')} ${await at('16:00')}`;
      t.observe(
        'hours-entry-wins',
        operation,
        both === 'refused taken'
          ? 'date-wins'
          : both === 'taken refused'
            ? 'weekday-wins'
            : both === 'taken taken'
              ? 'either-allows'
              : `other: ${both}`,
      );
    }
  },
});

check({
  id: 'transportation.hours-several-entries',
  says: 'Which hours hold on a day that has two entries by its day of the week.',
  clauses: ['TRA-303'],
  negative: true,
  async run(t) {
    const [riders, ride] = await begin(t, (date) => [
      { dayOfWeek: weekdayOf(date), startTime: '06:00', endTime: '10:00' },
      { dayOfWeek: weekdayOf(date), startTime: '14:00', endTime: '18:00' },
    ]);
    const readings = { 'taken taken': 'any', 'refused taken': 'last', 'taken refused': 'first' } as const;
    for (const operation of OPERATIONS) {
      const at = (appointmentTime: string) =>
        outcome(t, ride, operation, rideBody(t, riders, { appointmentTime }));
      const both = `${await at('08:00')} ${await at('16:00')}`;
      const known =
        both === 'taken taken' || both === 'refused taken' || both === 'taken refused'
          ? readings[both]
          : undefined;
      t.observe('hours-several-entries', operation, known ?? `other: ${both}`);
    }
  },
});

check({
  id: 'transportation.hours-unlisted-day',
  says: 'What holds on a day for which the hours of operation have no entry.',
  clauses: ['TRA-62'],
  negative: true,
  async run(t) {
    const [riders, ride] = await begin(t, (date) =>
      everyDay('09:00', '15:00').filter(({ dayOfWeek }) => dayOfWeek !== weekdayOf(date)),
    );
    for (const operation of OPERATIONS) {
      const found = await outcome(t, ride, operation, rideBody(t, riders));
      t.observe(
        'hours-unlisted-day',
        operation,
        found === 'taken' ? 'unlimited' : found === 'refused' ? 'closed' : found,
      );
    }
  },
});
