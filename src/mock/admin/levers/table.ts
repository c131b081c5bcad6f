import { activityLevers } from './activities.ts';
import { announcementLevers } from './announcements.ts';
import { assessmentLevers } from './assessments.ts';
import { attendanceLevers } from './attendance.ts';
import { albumLevers } from './albums.ts';
import { calendarLevers } from './calendars.ts';
import { connectionLevers } from './connections.ts';
import type { Levers } from './lever.ts';
import { messageLevers } from './messages.ts';
import { photoLevers } from './photos.ts';
import { personalActivityLevers } from './personal-activities.ts';
import { registrationLevers } from './registrations.ts';
import { residentLevers } from './residents.ts';
import { staffLevers } from './staff.ts';

/** Every lever of the vocabulary that touches a world: one missing does not compile. */
export const levers: Levers = {
  ...residentLevers,
  ...connectionLevers,
  ...staffLevers,
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
};
