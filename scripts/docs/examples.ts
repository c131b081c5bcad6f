import type { Examples } from './example.ts';
import { activityExamples } from './examples/activities.ts';
import { albumExamples } from './examples/albums.ts';
import { announcementExamples } from './examples/announcements.ts';
import { assessmentExamples } from './examples/assessments.ts';
import { attendanceExamples } from './examples/attendance.ts';
import { calendarExamples } from './examples/calendars.ts';
import { checkInExamples } from './examples/check-ins.ts';
import { connectionExamples } from './examples/connections.ts';
import { facilityExamples } from './examples/facilities.ts';
import { flatExampleExamples } from './examples/flat-examples.ts';
import { healthExamples } from './examples/health.ts';
import { messageExamples } from './examples/messages.ts';
import { personalActivityExamples } from './examples/personal-activities.ts';
import { personalVisitExamples } from './examples/personal-visits.ts';
import { photoExamples } from './examples/photos.ts';
import { registrationExamples } from './examples/registrations.ts';
import { residentExamples } from './examples/residents.ts';
import { transportationExamples } from './examples/transportation.ts';
import { workRequestExamples } from './examples/work-requests.ts';

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
