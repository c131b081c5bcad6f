import { activityOperations } from './activities/operations.ts';
import { announcementOperations } from './announcements/operations.ts';
import { assessmentOperations } from './assessments/operations.ts';
import { attendanceOperations } from './attendance/operations.ts';
import { albumOperations } from './albums.ts';
import { calendarOperations } from './calendars.ts';
import { checkInOperations } from './check-ins/operations.ts';
import { connectionOperations } from './connections/operations.ts';
import { facilityOperations } from './facilities.ts';
import { flatExampleOperations } from './flat-examples/operations.ts';
import { healthOperations } from './health.ts';
import { messageOperations } from './messages/operations.ts';
import type { Operations } from './operation.ts';
import { personalActivityOperations } from './personal-activities/operations.ts';
import { personalVisitOperations } from './personal-visits/operations.ts';
import { photoOperations } from './photos/operations.ts';
import { registrationOperations } from './registrations/operations.ts';
import { residentOperations } from './residents/operations.ts';
import { transportationOperations } from './transportation/operations.ts';
import { workRequestOperations } from './work-requests/operations.ts';

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
  ...assessmentOperations,
  ...attendanceOperations,
  ...albumOperations,
  ...photoOperations,
  ...announcementOperations,
  ...flatExampleOperations,
  ...personalActivityOperations,
  ...personalVisitOperations,
  ...messageOperations,
  ...transportationOperations,
  ...workRequestOperations,
};
