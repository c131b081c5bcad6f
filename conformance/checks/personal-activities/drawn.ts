import fc from 'fast-check';
import { DAY_PARTS, dayOnly, hoursOn, type Home } from '../../given/homes.ts';
import type { PersonalActivityBody } from '../../given/personal-activities.ts';
import { addDays } from '../../kit/dates.ts';
import { someHours } from '../diary.ts';

/**
 * Bodies that everybody must take, at exact times (told so or not) that agree, or without times. Nothing stands in
 * them beyond what the interface shows: what more there may be is open.
 */
export const bodiesOf = (home: Home, name: string, today: string): fc.Arbitrary<PersonalActivityBody> =>
  fc
    .record({
      // Nothing to come: whether what has not happened yet may be told is not said.
      away: fc.oneof(fc.integer({ min: -60, max: -1 }), fc.integer({ min: -4_000, max: -60 })),
      hours: someHours,
      timeType: fc.oneof(fc.constantFrom('exactTime' as const, undefined), fc.constantFrom(...DAY_PARTS)),
    })
    .map(({ away, hours, timeType }) => {
      const day = addDays(today, away);
      if (timeType !== undefined && timeType !== 'exactTime') return { name, ...dayOnly(day), timeType };
      return { name, ...hoursOn(home, day, hours), ...(timeType && { timeType }) };
    });
