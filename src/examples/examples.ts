import type { Examples } from './example.ts';
import { activityExamples } from './sections/activities.ts';
import { albumExamples } from './sections/albums.ts';
import { announcementExamples } from './sections/announcements.ts';
import { assessmentExamples } from './sections/assessments.ts';
import { attendanceExamples } from './sections/attendance.ts';
import { calendarExamples } from './sections/calendars.ts';
import { checkInExamples } from './sections/check-ins.ts';
import { connectionExamples } from './sections/connections.ts';
import { facilityExamples } from './sections/facilities.ts';
import { flatExampleExamples } from './sections/flat-examples.ts';
import { healthExamples } from './sections/health.ts';
import { messageExamples } from './sections/messages.ts';
import { personalActivityExamples } from './sections/personal-activities.ts';
import { personalVisitExamples } from './sections/personal-visits.ts';
import { photoExamples } from './sections/photos.ts';
import { registrationExamples } from './sections/registrations.ts';
import { residentExamples } from './sections/residents.ts';
import { transportationExamples } from './sections/transportation.ts';
import { workRequestExamples } from './sections/work-requests.ts';

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
  ...assessmentExamples,
  ...attendanceExamples,
  ...albumExamples,
  ...photoExamples,
  ...personalActivityExamples,
  ...personalVisitExamples,
  ...announcementExamples,
  ...flatExampleExamples,
  ...messageExamples,
  ...workRequestExamples,
  ...transportationExamples,
};
