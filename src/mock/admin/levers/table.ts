import { activityLevers } from './activities.ts';
import { announcementLevers } from './announcements.ts';
import { assessmentLevers } from './assessments.ts';
import { attendanceLevers } from './attendance.ts';
import { albumLevers } from './albums.ts';
import { calendarLevers } from './calendars.ts';
import { connectionLevers } from './connections.ts';
import { facilityLevers } from './facilities.ts';
import type { Levers } from './lever.ts';
import { messageLevers } from './messages.ts';
import { moduleLevers } from './modules.ts';
import { photoLevers } from './photos.ts';
import { personalActivityLevers } from './personal-activities.ts';
import { requestCommentLevers } from './request-comments.ts';
import { registrationLevers } from './registrations.ts';
import { residentLevers } from './residents.ts';
import { staffLevers } from './staff.ts';
import { transportationLevers } from './transportation.ts';
import { workRequestLevers } from './work-requests.ts';

/** Every lever of the vocabulary that touches a world: one missing does not compile. */
export const levers: Levers = {
  ...residentLevers,
  ...connectionLevers,
  ...staffLevers,
  ...facilityLevers,
  ...calendarLevers,
  ...activityLevers,
  ...registrationLevers,
  ...assessmentLevers,
  ...attendanceLevers,
  ...personalActivityLevers,
  ...albumLevers,
  ...photoLevers,
  ...announcementLevers,
  ...messageLevers,
  ...moduleLevers,
  ...transportationLevers,
  ...requestCommentLevers,
  ...workRequestLevers,
};
