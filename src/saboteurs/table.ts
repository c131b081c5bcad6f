import { activitySaboteurs } from './activities.ts';
import { activityAttachmentSaboteurs } from './activity-attachments.ts';
import { announcementSaboteurs } from './announcements.ts';
import { assessmentSaboteurs } from './assessments.ts';
import { attendanceSaboteurs } from './attendance.ts';
import { albumSaboteurs } from './albums.ts';
import { authenticationSaboteurs } from './authentication.ts';
import { calendarSaboteurs } from './calendars.ts';
import { checkInSaboteurs } from './check-ins.ts';
import { connectionsSaboteurs } from './connections.ts';
import { conventionsSaboteurs } from './conventions.ts';
import { eventsSaboteurs } from './events.ts';
import { facilitySaboteurs } from './facilities.ts';
import { flatExampleSaboteurs } from './flat-examples.ts';
import { healthSaboteurs } from './health.ts';
import { messageSaboteurs } from './messages.ts';
import { personalActivitySaboteurs } from './personal-activities.ts';
import { photoSaboteurs } from './photos.ts';
import { personalVisitSaboteurs } from './personal-visits.ts';
import { registrationsSaboteurs } from './registrations.ts';
import { requestCommentSaboteurs } from './request-comments.ts';
import { residentsSaboteurs } from './residents.ts';
import { familyAccessSaboteurs } from './family-access.ts';
import { workRequestSaboteurs } from './work-requests.ts';
import type { Saboteur } from './saboteur.ts';
import { transportationSaboteurs } from './transportation.ts';

/** Every saboteur, by section. */
export const saboteurs: readonly Saboteur[] = [
  ...conventionsSaboteurs,
  ...authenticationSaboteurs,
  ...healthSaboteurs,
  ...facilitySaboteurs,
  ...residentsSaboteurs,
  ...connectionsSaboteurs,
  ...calendarSaboteurs,
  ...activitySaboteurs,
  ...registrationsSaboteurs,
  ...personalActivitySaboteurs,
  ...checkInSaboteurs,
  ...personalVisitSaboteurs,
  ...assessmentSaboteurs,
  ...attendanceSaboteurs,
  ...albumSaboteurs,
  ...photoSaboteurs,
  ...messageSaboteurs,
  ...announcementSaboteurs,
  ...flatExampleSaboteurs,
  ...transportationSaboteurs,
  ...requestCommentSaboteurs,
  ...activityAttachmentSaboteurs,
  ...workRequestSaboteurs,
  ...familyAccessSaboteurs,
  ...eventsSaboteurs,
];
