import { conventionFormatMutants } from './conventions/formats.ts';
import { conventionValueMutants } from './conventions/values.ts';
import { authenticationMutants } from './authentication.ts';
import { healthMutants } from './health.ts';
import { facilityMutants } from './facilities.ts';
import { residentMutants } from './residents.ts';
import { connectionMutants } from './connections.ts';
import { calendarMutants } from './calendars.ts';
import { activityWritingMutants } from './activities/writing.ts';
import { activityShowingMutants } from './activities/showing.ts';
import { registrationMutants } from './registrations.ts';
import { personalActivityMutants } from './personal-activities.ts';
import { checkInWritingMutants } from './check-ins/writing.ts';
import { checkInShowingMutants } from './check-ins/showing.ts';
import { visitWritingMutants } from './personal-visits/writing.ts';
import { visitShowingMutants } from './personal-visits/showing.ts';
import { assessmentListMutants } from './assessments/listing.ts';
import { assessmentReadMutants } from './assessments/reading.ts';
import { attendanceWritingMutants } from './attendance/writing.ts';
import { attendanceShowingMutants } from './attendance/showing.ts';
import { albumMutants } from './albums.ts';
import { photoWritingMutants } from './photos/writing.ts';
import { photoShowingMutants } from './photos/showing.ts';
import { takingPartMutants } from './messages/taking-part.ts';
import { threadMutants } from './messages/threads.ts';
import { messageListMutants } from './messages/listing.ts';
import { announcementMutants } from './announcements.ts';
import { flatExampleMutants } from './flat-examples.ts';
import { rideWritingMutants } from './transportation/writing.ts';
import { rideValidatingMutants } from './transportation/validating.ts';
import { rideShowingMutants } from './transportation/showing.ts';
import { commentFileMutants } from './request-comments/files.ts';
import { talkingMutants } from './request-comments/talking.ts';
import { activityAttachmentMutants } from './activity-attachments.ts';
import { workWritingMutants } from './work-requests/writing.ts';
import { workShowingMutants } from './work-requests/showing.ts';
import { familyAskingMutants } from './family-access/asking.ts';
import { moduleMutants } from './family-access/modules.ts';
import { activityEventMutants } from './events/activities.ts';
import { photoEventMutants } from './events/photos.ts';
import type { Mutant } from './mutant.ts';

/** Every mutant, by section. */
export const mutants: readonly Mutant[] = [
  ...conventionFormatMutants,
  ...conventionValueMutants,
  ...authenticationMutants,
  ...healthMutants,
  ...facilityMutants,
  ...residentMutants,
  ...connectionMutants,
  ...calendarMutants,
  ...activityWritingMutants,
  ...activityShowingMutants,
  ...registrationMutants,
  ...personalActivityMutants,
  ...checkInWritingMutants,
  ...checkInShowingMutants,
  ...visitWritingMutants,
  ...visitShowingMutants,
  ...assessmentListMutants,
  ...assessmentReadMutants,
  ...attendanceWritingMutants,
  ...attendanceShowingMutants,
  ...albumMutants,
  ...photoWritingMutants,
  ...photoShowingMutants,
  ...takingPartMutants,
  ...threadMutants,
  ...messageListMutants,
  ...announcementMutants,
  ...flatExampleMutants,
  ...rideWritingMutants,
  ...rideValidatingMutants,
  ...rideShowingMutants,
  ...commentFileMutants,
  ...talkingMutants,
  ...activityAttachmentMutants,
  ...workWritingMutants,
  ...workShowingMutants,
  ...familyAskingMutants,
  ...moduleMutants,
  ...activityEventMutants,
  ...photoEventMutants,
];
