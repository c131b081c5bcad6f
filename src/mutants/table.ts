import { activityMutants } from './activities.ts';
import { activityAttachmentMutants } from './activity-attachments.ts';
import { announcementMutants } from './announcements.ts';
import { assessmentMutants } from './assessments.ts';
import { attendanceMutants } from './attendance.ts';
import { albumMutants } from './albums.ts';
import { authenticationMutants } from './authentication.ts';
import { calendarMutants } from './calendars.ts';
import { checkInMutants } from './check-ins.ts';
import { connectionsMutants } from './connections.ts';
import { conventionsMutants } from './conventions.ts';
import { eventsMutants } from './events.ts';
import { facilityMutants } from './facilities.ts';
import { flatExampleMutants } from './flat-examples.ts';
import { healthMutants } from './health.ts';
import { messageMutants } from './messages.ts';
import { personalActivityMutants } from './personal-activities.ts';
import { photoMutants } from './photos.ts';
import { personalVisitMutants } from './personal-visits.ts';
import { registrationsMutants } from './registrations.ts';
import { requestCommentMutants } from './request-comments.ts';
import { residentsMutants } from './residents.ts';
import { familyAccessMutants } from './family-access.ts';
import { workRequestMutants } from './work-requests.ts';
import type { Mutant } from './mutant.ts';
import { transportationMutants } from './transportation.ts';

/** Every mutant, by section. */
export const mutants: readonly Mutant[] = [
  ...conventionsMutants,
  ...authenticationMutants,
  ...healthMutants,
  ...facilityMutants,
  ...residentsMutants,
  ...connectionsMutants,
  ...calendarMutants,
  ...activityMutants,
  ...registrationsMutants,
  ...personalActivityMutants,
  ...checkInMutants,
  ...personalVisitMutants,
  ...assessmentMutants,
  ...attendanceMutants,
  ...albumMutants,
  ...photoMutants,
  ...messageMutants,
  ...announcementMutants,
  ...flatExampleMutants,
  ...transportationMutants,
  ...requestCommentMutants,
  ...activityAttachmentMutants,
  ...workRequestMutants,
  ...familyAccessMutants,
  ...eventsMutants,
];
