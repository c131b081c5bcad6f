import type { Examples } from './example.ts';
import { activityExamples } from './examples/activities.ts';
import { calendarExamples } from './examples/calendars.ts';
import { checkInExamples } from './examples/check-ins.ts';
import { connectionExamples } from './examples/connections.ts';
import { facilityExamples } from './examples/facilities.ts';
import { healthExamples } from './examples/health.ts';
import { registrationExamples } from './examples/registrations.ts';
import { residentExamples } from './examples/residents.ts';

/** One example for every operation of the contract: one missing does not compile. */
export const examples: Examples = {
  ...healthExamples,
  ...facilityExamples,
  ...residentExamples,
  ...connectionExamples,
  ...calendarExamples,
  ...activityExamples,
  ...registrationExamples,
  ...checkInExamples,
};
