import { activityOperations } from './activities/operations.ts';
import { calendarOperations } from './calendars.ts';
import { checkInOperations } from './check-ins/operations.ts';
import { connectionOperations } from './connections/operations.ts';
import { facilityOperations } from './facilities.ts';
import { healthOperations } from './health.ts';
import type { Operations } from './operation.ts';
import { registrationOperations } from './registrations/operations.ts';
import { residentOperations } from './residents/operations.ts';

/** One handler for every operation of the contract: one missing does not compile. */
export const operations: Operations = {
  ...healthOperations,
  ...facilityOperations,
  ...residentOperations,
  ...connectionOperations,
  ...calendarOperations,
  ...activityOperations,
  ...registrationOperations,
  ...checkInOperations,
};
