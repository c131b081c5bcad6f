import { activityFreedoms } from './activities.ts';
import { activityAttachmentFreedoms } from './activity-attachments.ts';
import { albumFreedoms } from './albums.ts';
import { announcementFreedoms } from './announcements.ts';
import { assessmentFreedoms } from './assessments.ts';
import { attendanceFreedoms } from './attendance.ts';
import { authenticationFreedoms } from './authentication.ts';
import { checkInFreedoms } from './check-ins.ts';
import { connectionFreedoms } from './connections.ts';
import { conventionsFreedoms } from './conventions.ts';
import { eventFreedoms } from './events.ts';
import { familyAccessFreedoms } from './family-access.ts';
import { flatExampleFreedoms } from './flat-examples.ts';
import { messageFreedoms } from './messages.ts';
import { ordinaryFreedoms } from './ordinary.ts';
import { personalActivityFreedoms } from './personal-activities.ts';
import { personalVisitFreedoms } from './personal-visits.ts';
import { photoFreedoms } from './photos.ts';
import { readingVariants, unobservedReadings } from './readings.ts';
import { registrationFreedoms } from './registrations.ts';
import { requestCommentFreedoms } from './request-comments.ts';
import { residentFreedoms } from './residents.ts';
import { strangerFreedoms } from './strangers.ts';
import { transportationFreedoms } from './transportation.ts';
import { untypedFreedoms } from './untyped.ts';
import { generalFreedoms } from './variations.ts';
import { workRequestFreedoms } from './work-requests.ts';
import type { Freedom, Variant } from './variant.ts';

/** What an exchange shows, by section. */
export const freedoms: readonly Freedom[] = [
  // They meet every check, so they begin first.
  ...ordinaryFreedoms,
  ...strangerFreedoms,
  ...conventionsFreedoms,
  ...authenticationFreedoms,
  ...generalFreedoms,
  ...untypedFreedoms,
  ...residentFreedoms,
  ...connectionFreedoms,
  ...activityFreedoms,
  ...registrationFreedoms,
  ...checkInFreedoms,
  ...personalActivityFreedoms,
  ...personalVisitFreedoms,
  ...assessmentFreedoms,
  ...attendanceFreedoms,
  ...announcementFreedoms,
  ...flatExampleFreedoms,
  ...messageFreedoms,
  ...albumFreedoms,
  ...photoFreedoms,
  ...transportationFreedoms,
  ...workRequestFreedoms,
  ...familyAccessFreedoms,
  ...requestCommentFreedoms,
  ...activityAttachmentFreedoms,
  ...eventFreedoms,
  ...unobservedReadings,
];

export const variants: readonly Variant[] = [...freedoms, ...readingVariants];
